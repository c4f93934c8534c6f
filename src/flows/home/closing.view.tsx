import * as css from './home.css.ts';
import { WaysIn } from './ways-in.view.tsx';

/** The last word to a visitor: come in. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className={css.closing}>
      <h2 id="closing" className={css.heading}>
        Ready for the next draw?
      </h2>
      <p>Your account is free, and your numbers stay yours.</p>
      <WaysIn />
    </section>
  );
}
