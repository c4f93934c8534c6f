import type { ReactNode } from 'react';
import { Card } from '../../ui/look/card.tsx';
import * as css from './home.css.ts';

type GreetingProps = { name: string; lists: readonly { title: string; list: ReactNode }[] };

/** A player's name and the saved tickets of both games (HOME-4). */
export function Greeting({ name, lists }: GreetingProps) {
  return (
    <section aria-labelledby="greeting" className={css.band}>
      <div className={css.section}>
        <h1 id="greeting" className={css.headline}>
          Hello, {name}!
        </h1>
        <p className={css.lead}>Here are the tickets that you saved. Open a game to add, change or delete them.</p>
        <div className={css.saved}>
          {lists.map(({ title, list }) => (
            <Card key={title} title={title}>
              {list}
            </Card>
          ))}
        </div>
      </div>
    </section>
  );
}
