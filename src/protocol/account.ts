import * as v from 'valibot';
import { errorBody } from './answers.ts';

const names = v.object({ first_name: v.string(), last_name: v.string() });
/** Who is signed in: their names, and all else that the login said of them (SE-1, OT-9). */
export const user = v.custom<User>((given) => v.is(names, given));
export const tokens = v.object({ refresh: v.string(), access: v.string() });

/** What a player is called, and the address that they sign in with (AK-5). */
export const profile = v.object({ id: v.string(), email: v.string(), ...names.entries });

/** Where a player is signed in, this device first; instants in UTC (AK-5). */
export const devices = v.array(
  v.object({
    ...{ id: v.string(), browser: v.string(), is_current: v.boolean() },
    ...{ first_used_at: v.string(), last_used_at: v.string() },
  }),
);

/** Answer of this server's login. */
export const loginAnswer = v.object({
  user: profile,
  ...tokens.entries,
});

const resend = v.string();
/** Answer to the right password of an account that is not active: an error, and the token for another mail (AK-1). */
export const inactiveAnswer = v.object({ ...errorBody.entries, resend });

const token = v.fallback(v.string(), '');
/** What the app asks of a login: a user's names; without a token the session lasts until one is needed (OT-9). */
export const acceptedLogin = v.object({ user, refresh: token, access: token });

export const refreshAnswer = tokens;

/** Answer of a call that changes something of an account: what was done, in a sentence. */
export const detailAnswer = v.object({ detail: v.string() });

/** Answer of a registration, with the token that has its mail sent again (AK-2). */
export const registrationAnswer = v.object({ ...detailAnswer.entries, resend });

export type Login = v.InferOutput<typeof loginAnswer>;
export type User = v.InferOutput<typeof names> & { readonly [field: string]: unknown };
export type Device = v.InferOutput<typeof devices>[number];
export type Tokens = v.InferOutput<typeof tokens>;

/** Whether somebody wants results mails: body and answer alike (SV-12, SV-13). */
export const resultsMails = v.object({ wanted: v.boolean('Say whether results mails are wanted.') });
