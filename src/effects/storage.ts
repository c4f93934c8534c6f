import * as v from 'valibot';
import { tokens, user } from '../protocol/account.ts';

type Session = { readonly user: v.InferOutput<typeof user>; readonly tokens: v.InferOutput<typeof tokens> };

// A browser that blocks storage, or has none left, still lets a person work in this tab.
const memory = new Map<string, string>();
const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch (error) {
    console.error('Browser storage is not available', error);
    return otherwise;
  }
};
const read = (key: string) => attempt(() => localStorage.getItem(key), null) ?? memory.get(key) ?? null;
const write = (key: string, value: unknown) => {
  memory.set(key, JSON.stringify(value));
  attempt(() => localStorage.setItem(key, JSON.stringify(value)), undefined);
};
const remove = (key: string) => {
  memory.delete(key);
  attempt(() => localStorage.removeItem(key), undefined);
};

const stored = <TSchema extends v.GenericSchema<unknown, unknown>>(key: string, schema: TSchema): v.InferOutput<TSchema> | undefined => {
  const text = read(key);
  if (text === null) return undefined;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  remove(key);
  return undefined;
};

/** The stored tokens, if there are any that make sense. */
export const storedTokens = () => stored('tokens', tokens);

/** The stored session under the keys `user` and `tokens` (SE-1); damaged JSON counts as no user and is removed (SE-6). */
export const storedSession = (): Session | null => {
  const [person, pair] = [stored('user', user), storedTokens()];
  if (person && pair) return { user: person, tokens: pair };
  forgetSession();
  return null;
};

/** Keeps user and tokens as they came with the login (SE-1, SI-6). */
export const storeSession = (session: Session) => {
  write('tokens', session.tokens);
  write('user', session.user);
};

/** Removes user and tokens (SE-3, SE-4). */
export const forgetSession = () => {
  remove('user');
  remove('tokens');
};
