import { background, balls, stage } from './background.css.ts';

/**
 * Softly lit balls behind the whole page. Not an SVG file: a document of its own would delay first paint by a quarter
 * of a second on a phone.
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
