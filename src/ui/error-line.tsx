import { Icon } from './icons.tsx';
import { errorLine } from './field.css.ts';

/**
 * What went wrong, in red and read out at once; shows nothing without a text. Fields name it by `id` in
 * aria-describedby.
 */
export function ErrorLine({ id, text }: { id?: string; text: string }) {
  if (text === '') return null;
  return (
    <p role="alert" id={id} className={errorLine}>
      <Icon name="error" size="1.4em" />
      <span>{text}</span>
    </p>
  );
}
