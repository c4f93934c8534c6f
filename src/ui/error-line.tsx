import { Icon } from './icons.tsx';
import { errorLine, errorLines } from './field.css.ts';

/** An error in red, read out at once; nothing without a text. Fields refer to it by `id` in aria-describedby. */
export function ErrorLine({ id, text }: { id?: string; text: string }) {
  if (text === '') return null;
  return (
    <p role="alert" id={id} className={errorLine}>
      <Icon name="error" size="1.4em" />
      <span>{text}</span>
    </p>
  );
}

/** All errors of six numbers, read out at once; nothing if there are none. Boxes refer to it by `id`. */
export function FieldErrors({ id, sentences }: { id: string; sentences: readonly string[] }) {
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
