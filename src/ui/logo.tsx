import * as css from './logo.css.ts';

/** The ball with a check mark, and the product's name. */
export function Logo() {
  return (
    <span className={css.logo}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className={css.mark}>
        <circle cx="16" cy="16" r="8.5" className={css.disc} />
        <path d="m12.3 16.3 2.6 2.6 5-5.3" className={css.tick} />
      </svg>
      <span className={css.word}>Lottery Board</span>
    </span>
  );
}
