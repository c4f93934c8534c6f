import { background } from './background.css.ts';

/** Softly lit balls behind the whole page. */
export function Background() {
  return <div className={background} />;
}
