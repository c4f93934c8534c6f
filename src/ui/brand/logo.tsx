import mark from '../favicon.svg';
import * as look from './logo.css.ts';

/** The ball with a tick and the product's name. */
export function Logo() {
  return (
    <span className={look.logo}>
      <img alt="" src={mark} className={look.mark} />
      <span className={look.word}>Lottery Board</span>
    </span>
  );
}
