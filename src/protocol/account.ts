import * as v from 'valibot';
import { errorBody } from './answers.ts';

/** The signed-in user: their names, and everything else that the login said about them (SE-1, OT-9). */
export const user = v.looseObject({ first_name: v.string(), last_name: v.string() });
export const tokens = v.object({ refresh: v.string(), access: v.string() });

/** A player's name, and the email address that they sign in with (AK-5). */
export const profile = v.object({ id: v.string(), email: v.string(), ...user.entries });

/** Where a player is signed in, this device first; instants in UTC (AK-5). */
export const devices = v.array(
  v.object({
    id: v.string(),
    browser: v.string(),
    is_current: v.boolean(),
    first_used_at: v.string(),
    last_used_at: v.string(),
  }),
);

/** Answer of this server's login. */
export const loginAnswer = v.object({
  user: profile,
  ...tokens.entries,
});

const resend = v.string();
/** Answer to the right password of an inactive account: an error, and a token to resend the activation email (AK-1). */
export const inactiveAnswer = v.object({ ...errorBody.entries, resend });

const token = v.fallback(v.string(), '');
/** What the app needs of a login: the user's names; without tokens, the session lasts until a call needs one (OT-9). */
export const acceptedLogin = v.object({ user, refresh: token, access: token });

export const refreshAnswer = tokens;

/** Answer of a call that changes an account: what was done, in a sentence. */
export const detailAnswer = v.object({ detail: v.string() });

/** Answer of a registration, with the token that resends its email (AK-2). */
export const registrationAnswer = v.object({ ...detailAnswer.entries, resend });

export type Login = v.InferOutput<typeof loginAnswer>;
export type User = v.InferOutput<typeof user>;
export type Device = v.InferOutput<typeof devices>[number];
export type Tokens = v.InferOutput<typeof tokens>;

/** Everything that is stored about a player: the app saves it as it comes (SV-13). */
export const records = v.record(v.string(), v.unknown());

/** Whether a player wants results emails, as body and answer (SV-12, SV-13). */
export const resultsMails = v.object({ wanted: v.boolean('Say whether results emails are wanted.') });
