import * as v from 'valibot';

/** An error in one sentence (login, reset confirmation, not signed in, no such ticket). */
export const errorBody = v.object({ error: v.string() });

/** An error by field, each with its sentences (registration, reset request, a malformed body). */
export const fieldErrorBody = v.object({ error: v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))) });

/** An error in either form. */
export const anyErrorBody = v.union([errorBody, fieldErrorBody]);

/**
 * What a failed call's error says, and about which field: the text, or the first of `email`, or the first of any field;
 * undefined if it is not an error.
 */
export const errorOf = (body: unknown): { message: string; field?: string } | undefined => {
  const parsed = v.safeParse(anyErrorBody, body);
  if (!parsed.success) return undefined;
  const { error } = parsed.output;
  if (typeof error === 'string') return { message: error };
  const field = 'email' in error ? 'email' : (Object.keys(error)[0] ?? '');
  const message = error[field]?.[0];
  return message === undefined ? undefined : { message, field };
};

/** An answer whose body the app ignores. */
export const anything = v.unknown();
