import { Icon } from './icons.tsx';
import { errorLine, errorLines } from './field.css.ts';

/** An error in red, read out at once; nothing without a text. Fields refer to it by `id` in aria-describedby. */
export const ErrorLine = ({ id, text }: { id?: string; text: string }) => (
  <FieldErrors id={id} sentences={text === '' ? [] : [text]} />
);

/** Errors below one another, read out at once; nothing if there are none. Boxes refer to them by `id`. */
export function FieldErrors({ id, sentences }: { id?: string | undefined; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div role="alert" id={id} className={errorLines}>
      {sentences.map((sentence) => (
        <p key={sentence} className={errorLine}>
          <Icon name="error" size="1.4em" />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  );
}
