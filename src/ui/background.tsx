import { background, balls, stage } from './background.css.ts';

/**
 * Softly lit balls behind the whole page. Not a picture: a page inside the page would cost the first paint a quarter of
 * a second on a phone.
 */
export function Background() {
  return (
    <div className={background}>
      <div className={stage}>
        {balls.map((ball) => (
          <i key={ball} className={ball} />
        ))}
      </div>
    </div>
  );
}
