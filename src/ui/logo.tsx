import * as look from './logo.css.ts';

/** The ball with a tick and the product's name. */
export function Logo() {
  return (
    <span className={look.logo}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className={look.mark}>
        <circle cx="16" cy="16" r="8.5" className={look.disc} />
        <path d="m12.3 16.3 2.6 2.6 5-5.3" className={look.tick} />
      </svg>
      <span className={look.word}>Lottery Board</span>
    </span>
  );
}
