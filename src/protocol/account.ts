import * as v from 'valibot';

export const user = v.object({ id: v.string(), email: v.string(), first_name: v.string(), last_name: v.string() });
export const tokens = v.object({ refresh: v.string(), access: v.string() });
export const loginAnswer = v.object({ user, ...tokens.entries });

export const refreshAnswer = tokens;

/** Answer of a call that changes something of an account: what was done, in a sentence. */
export const detailAnswer = v.object({ detail: v.string() });

export type User = v.InferOutput<typeof user>;
export type Tokens = v.InferOutput<typeof tokens>;
