import * as css from './footer.css.ts';

/**
 * What a real lottery product says on every screen (LE-1). `helpline` is a telephone number, in digits or in letters.
 */
export function Footer({ helpline, look }: { helpline: string; look: keyof typeof css.look }) {
  return (
    <footer className={css.look[look]}>
      <span className={css.age}>18+</span>
      <span>Not affiliated with any lottery.</span>
      <span>Results are unofficial.</span>
      <span>
        <span>Help with gambling:</span>{' '}
        <a href={`tel:${helpline}`} className={css.call}>
          {helpline}
        </a>
      </span>
    </footer>
  );
}
