import * as v from 'valibot';
import { tokens, user } from '../protocol/account.ts';

// What could not be stored, in a browser that blocks storage or has none left: a person can still work in this tab.
const unstored = new Map<string, string>();
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return undefined;
  }
};
/** The text under a key; undefined or null where there is none. */
const read = (key: string) => attempt(() => localStorage.getItem(key)) ?? unstored.get(key);

/**
 * Keeps a value as JSON. Where there is no room for the new, the old must not be taken for it: a refresh token is good
 * once.
 */
const write = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  unstored.set(key, text);
  attempt(() => {
    localStorage.setItem(key, text);
    unstored.delete(key);
  });
  if (unstored.has(key)) attempt(() => localStorage.removeItem(key));
};

/** Removes what is under a key. */
const remove = (key: string): void => {
  unstored.delete(key);
  attempt(() => localStorage.removeItem(key));
};

/** Whether all that was kept will still be known after a reload. */
export const isRemembered = (): boolean => unstored.size === 0;

type Session = { readonly user: v.InferOutput<typeof user>; readonly tokens: v.InferOutput<typeof tokens> };

const stored = <TSchema extends v.GenericSchema<unknown, unknown>>(
  key: string,
  schema: TSchema,
): v.InferOutput<TSchema> | undefined => {
  const text = read(key);
  if (text === undefined) return undefined;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  forgetSession();
  return undefined;
};

/** The stored tokens, if there are any that make sense. */
export const storedTokens = () => stored('tokens', tokens);

// One without the other is nobody, and stays: another tab may be between its two writes.
/**
 * The stored session under the keys `user` and `tokens` (SE-1); damaged JSON counts as no user, and both are removed
 * (SE-6).
 */
export const storedSession = (): Session | null => {
  const person = stored('user', user);
  const pair = storedTokens();
  return person && pair ? { user: person, tokens: pair } : null;
};

/** Keeps new tokens of the stored user (SE-8). */
export const storeTokens = (pair: Session['tokens']) => write('tokens', pair);

/** Keeps user and tokens as they came with the login (SE-1, SI-6). */
export const storeSession = (session: Session) => {
  storeTokens(session.tokens);
  storeUser(session.user);
};

/** Keeps what a user is called by now (AK-5); the tokens may be newer than a tab knows. */
export const storeUser = (person: Session['user']) => write('user', person);

/** Removes user and tokens (SE-3, SE-4). */
export const forgetSession = () => {
  remove('user');
  remove('tokens');
};

/** The refresh tokens of sessions that were signed out here, and whose end the server has not confirmed (SA-7). */
export const storedSignOuts = (): readonly string[] => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), read('signOuts'));
  return result.success ? result.output : [];
};

/** Keeps the refresh token of a session until the server has confirmed its end (SA-7). */
export const storeSignOut = (refresh: string) => write('signOuts', [...storedSignOuts(), refresh]);

/** Forgets the refresh token of a session that has ended (SA-7). */
export const forgetSignOut = (refresh: string) => {
  const others = storedSignOuts().filter((one) => one !== refresh);
  if (others.length > 0) write('signOuts', others);
  else remove('signOuts');
};

/** The address that a visitor wanted before signing up in this browser; empty for none (FW-2). */
export const storedWanted = (): string => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.string()), read('wanted'));
  return result.success ? result.output : '';
};

/** Keeps the address that a visitor wants until somebody signs in, or forgets it where it is empty (FW-2). */
export const storeWanted = (wanted: string) => (wanted === '' ? remove('wanted') : write('wanted', wanted));
