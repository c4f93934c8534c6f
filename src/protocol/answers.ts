import * as v from 'valibot';

/** An error in one sentence (login, reset confirmation, not signed in, no such ticket). */
export const errorBody = v.object({ error: v.string() });

/** An error by field, each with its sentences (registration, reset request, a malformed body). */
export const fieldErrorBody = v.object({ error: v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))) });

/** An error in either form. */
export const anyErrorBody = v.union([errorBody, fieldErrorBody]);

/**
 * The sentence to show for a failed call: the text, or the first of `email`, or the first of any field; undefined if it
 * is not an error.
 */
export const errorText = (body: unknown): string | undefined => {
  const parsed = v.safeParse(anyErrorBody, body);
  if (!parsed.success) return undefined;
  const { error } = parsed.output;
  return typeof error === 'string' ? error : (error['email']?.[0] ?? Object.values(error)[0]?.[0]);
};

/** An answer whose body the app ignores. */
export const anything = v.unknown();
