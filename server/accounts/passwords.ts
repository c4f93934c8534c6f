import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { normalizedPassword } from '../../src/rules/passwords.ts';
import { weaknessOf } from '../../src/rules/weak-passwords.ts';
import type { AppContext } from '../context.ts';
import type { Queue } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Leaves one core for everything else.
const turns = pLimit(Math.max(1, Math.min(4, availableParallelism() - 1)));
const arrivals = pLimit(1);
/** How many requests may wait for their turn. */
const mostWaiting = 200;
/** How long each may wait, in milliseconds: a slow machine refuses more. */
const longestWait = 7000;

const tooMany = () =>
  new HttpError(503, 'Too many people are signing in at the moment. Please try again.', { 'Retry-After': '5' });

const refuseOneTooMany = () => {
  if (turns.pendingCount >= mostWaiting) throw tooMany();
};

/**
 * Requests that need a password hash wait for their turn once they are known to be valid. Each turn of the event loop
 * admits at most one and starts or refuses at most one, so that a flood of them holds up nothing else (SA-6).
 */
export const passwordQueue: Queue = {
  /** Before the body is read. Throws HttpError: 503 for one too many. */
  admit: async (_, next) => {
    await arrivals(() => setImmediate());
    refuseOneTooMany();
    await next();
  },
  /** Throws HttpError: 503 for one too many or one that waited too long, 408 if the client has closed the request. */
  awaitTurn: (c, next) => {
    refuseOneTooMany();
    const latest = performance.now() + longestWait;
    return turns(async () => {
      await setImmediate();
      if (c.req.raw.signal.aborted) throw new HttpError(408, 'This request was closed.');
      if (performance.now() > latest) throw tooMany();
      await next();
    });
  },
};

/** The argon2id hash of a password, normalized (SV-3, OT-5). */
export const hashPassword = (password: string): Promise<string> => hash(normalizedPassword(password), cost);

const dummyHash = hashPassword(crypto.randomUUID());

/**
 * The index of the hash that a password matches, normalized or as typed (OT-5); -1 for none. A missing hash takes as
 * long as a wrong one (SV-2).
 */
export const indexOfMatch = async (password: string, hashes: readonly (string | undefined)[]): Promise<number> => {
  const forms = [...new Set([normalizedPassword(password), password])];
  for (const [index, known = await dummyHash] of hashes.entries())
    for (const form of forms) if ((await verify(known, form)) && known === hashes[index]) return index;
  return -1;
};

/** Whether a password is right. */
export const isRightPassword = async (password: string, passwordHash: string): Promise<boolean> =>
  (await indexOfMatch(password, [passwordHash])) === 0;

type Owner = { readonly email: string; readonly first_name: string; readonly last_name: string };

/** Throws HttpError, 422 for a field, if guessers would try a new password first (SA-5). */
export const refuseWeak = (
  { settings }: Pick<AppContext, 'settings'>,
  field: string,
  password: string,
  { email, first_name, last_name }: Owner,
): void => {
  const weakness = weaknessOf(password, [email, first_name, last_name], new URL(settings.publicUrl).hostname);
  if (weakness !== '') throw new HttpError(422, { [field]: [weakness] });
};
