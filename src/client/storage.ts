import * as v from 'valibot';
import type { Session } from '../../machines/session.machine.ts';
import { tokens, user } from '../protocol/account.ts';

// Values that a browser with blocked or full storage could not store: the person can still work in this tab.
const unstored = new Map<string, string>();
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return undefined;
  }
};
/** The text under a key; undefined or null if there is none. */
const read = (key: string) => attempt(() => localStorage.getItem(key)) ?? unstored.get(key);

/** Stores a value as JSON. If there is no room for it, the old value is removed: a refresh token works only once. */
const write = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  unstored.set(key, text);
  attempt(() => {
    localStorage.setItem(key, text);
    unstored.delete(key);
  });
  if (unstored.has(key)) attempt(() => localStorage.removeItem(key));
};

const remove = (key: string): void => {
  unstored.delete(key);
  attempt(() => localStorage.removeItem(key));
};

/** Whether everything that was stored survives a reload. */
export const isRemembered = (): boolean => unstored.size === 0;

/** The value under a key; undefined if there is none, or none that fits. */
const stored = <Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | undefined => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), read(key));
  return result.success ? result.output : undefined;
};

const storedInSession = <Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | undefined => {
  const value = stored(key, schema);
  if (value === undefined && read(key) !== undefined) forgetSession();
  return value;
};

/** The stored tokens, if they are valid. */
export const storedTokens = () => storedInSession('tokens', tokens);

// A user without tokens, or tokens without a user, are left alone: another tab may be between its two writes.
/**
 * The session stored under the keys `user` and `tokens` (SE-1). Damaged JSON counts as signed out; both are removed
 * (SE-6).
 */
export const storedSession = (): Session | null => {
  const person = storedInSession('user', user);
  const pair = storedTokens();
  return person && pair ? { user: person, tokens: pair } : null;
};

/** Stores new tokens of the stored user (SE-8). */
export const storeTokens = (pair: Session['tokens']) => write('tokens', pair);

/** Stores the user and tokens of a sign-in; the address to return to is used only once (SE-1, SI-6, FW-2). */
export const storeSession = (session: Session) => {
  storeTokens(session.tokens);
  storeUser(session.user);
  remove('wanted');
};

/** Stores a changed user (AK-5) without the tokens, which may be newer in storage than in this tab. */
export const storeUser = (person: Session['user']) => write('user', person);

/** Removes user and tokens (SE-3, SE-4). */
export const forgetSession = () => {
  remove('user');
  remove('tokens');
};

/** The refresh tokens of sessions signed out here whose end the server has not confirmed (SA-7). */
export const storedSignOuts = (): readonly string[] => stored('signOuts', v.array(v.string())) ?? [];

/** Stores the refresh token of a session until the server has confirmed its end (SA-7). */
export const storeSignOut = (refresh: string) => write('signOuts', [...storedSignOuts(), refresh]);

/** Forgets the refresh token of a session that has ended (SA-7). */
export const forgetSignOut = (refresh: string) => {
  const others = storedSignOuts().filter((one) => one !== refresh);
  if (others.length > 0) write('signOuts', others);
  else remove('signOuts');
};

/** The address to return to after signing in, kept while signing up in this browser; empty for none (FW-2). */
export const storedRedirect = (): string => stored('wanted', v.string()) ?? '';

/** Stores the address to return to after signing in, or removes it if empty (FW-2). */
export const storeRedirect = (wanted: string) => (wanted === '' ? remove('wanted') : write('wanted', wanted));
