import { Icon } from './icons.tsx';
import { errorLine } from './field.css.ts';
import * as look from './field-errors.css.ts';

/**
 * Everything that is wrong with six numbers, in red, read out at once; shows nothing when all is well. Boxes name it by
 * `id`.
 */
export function FieldErrors({ id, sentences }: { id: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div role="alert" id={id} className={look.list}>
      {sentences.map((sentence) => (
        <p key={sentence} className={errorLine}>
          <Icon name="error" size="1.4em" />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  );
}
