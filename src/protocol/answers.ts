import * as v from 'valibot';

/** A refusal in one sentence (login, reset confirmation, not signed in, no such ticket). */
export const refusal = v.object({ error: v.string() });

/** A refusal by field, each with its sentences (registration, reset request, a body that doesn't fit). */
export const fieldRefusal = v.object({ error: v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))) });

const anyRefusal = v.union([refusal, fieldRefusal]);

/** The sentence to show for a refused call: the text, or the first of `email`, or the first of any field; undefined when it is no refusal. */
export const refusalText = (body: unknown): string | undefined => {
  const parsed = v.safeParse(anyRefusal, body);
  if (!parsed.success) return undefined;
  const { error } = parsed.output;
  return typeof error === 'string' ? error : (error['email']?.[0] ?? Object.values(error)[0]?.[0]);
};

/** An answer whose body says nothing that the app reads. */
export const anything = v.unknown();
