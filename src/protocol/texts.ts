import * as v from 'valibot';

const unstorable = /[\p{Surrogate}\0]/u;
const unnameable = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\p{Bidi_Control}]/u;

/** A text that a column can hold: no lone surrogate, no NUL (SX-1). */
export const storableText = (required?: string) =>
  v.pipe(
    v.string(required),
    v.check((text) => !unstorable.test(text), 'This has a character that can’t be stored.'),
  );

/** Rejects names with characters that break the line or reverse the text around them (SX-1). */
export const onOneLine = v.check(
  (name: string) => !unnameable.test(name),
  'This has a character that names cannot contain.',
);
