import type { ReactNode } from 'react';
import * as css from './home.css.ts';

/** A player's name, and what its children show of both games (HOME-4, RS-3). */
export function Greeting({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby="greeting" className={css.greeting}>
      <div className={css.section}>
        <div className={css.hello}>
          <h1 id="greeting" className={css.name}>
            {`Hello, ${name}!`}
          </h1>
          <p className={css.lead}>Your last results, and what is drawn next.</p>
        </div>
        <div className={css.games}>{children}</div>
      </div>
    </section>
  );
}
