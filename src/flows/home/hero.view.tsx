import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import * as css from './home.css.ts';
import { WaysIn } from './ways-in.view.tsx';

const promises = ['Free account', 'Every draw checked for you', 'No tickets sold here'];

/** What the product is, in one breath, and the ways in, beside what it shows. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="hero" className={css.band}>
      <div className={css.hero}>
        <div className={css.pitch}>
          <h1 id="hero" className={css.headline}>
            Know your numbers the moment they are drawn
          </h1>
          <p className={css.lead}>
            Lottery Board shows the latest Power Ball and Mega Millions draws, keeps the numbers you play, and tells you
            by email what they matched.
          </p>
          <WaysIn />
          <ul className={css.promises}>
            {promises.map((promise) => (
              <li key={promise} className={css.promise}>
                <Icon name="check" />
                <span className={css.soft}>{promise}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.live}>{children}</div>
      </div>
    </section>
  );
}
