import { background, picture } from './background.css.ts';
import balls from './balls.svg';

/** Night sky and softly lit balls behind the whole page. */
export function Background() {
  return (
    <div className={background}>
      <img alt="" src={balls} className={picture} />
    </div>
  );
}
