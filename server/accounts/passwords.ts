import { hash, verify } from '@node-rs/argon2';
import type { MiddlewareHandler } from 'hono';
import { tryGetContext } from 'hono/context-storage';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { normalizedPassword } from '../../src/rules/passwords.ts';
import { HttpError } from '../http/errors.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// One core is left for everybody else.
const inTurn = pLimit(Math.max(1, Math.min(4, availableParallelism() - 1)));
const oneATurn = pLimit(1);
/** How many requests may want a password hashed at a time: as many as are answered in a few seconds. */
const mostRequests = 200;
let requests = 0;

/**
 * Lets in a request that wants a password hashed, one in each turn of the event loop, so that a flood of them holds
 * nobody else up. Throws HttpError: 503 for one too many, before all else (SA-6).
 */
export const admitPassword: MiddlewareHandler = async (_, next) => {
  await oneATurn(() => setImmediate());
  if (requests >= mostRequests)
    throw new HttpError(503, 'Too many people are signing in at the moment. Please try again.', { 'Retry-After': '5' });
  requests += 1;
  await next().finally(() => (requests -= 1));
};

/** Computes in turn what a request is not closed for meanwhile. Throws HttpError: 408 for one that is. */
const compute = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const request = tryGetContext()?.req.raw;
  return inTurn(() => {
    if (request?.signal.aborted) throw new HttpError(408, 'This request was closed.');
    return work();
  });
};

/** The argon2id hash of a password, normalized (SV-3, OT-5). */
export const hashPassword = (password: string): Promise<string> =>
  compute(() => hash(normalizedPassword(password), cost));

const nobodysHash = hashPassword(crypto.randomUUID());

/**
 * The place of the hash for which a password is right, normalized or as typed (OT-5); -1 for none. A hash that is
 * missing takes as long as one that is wrong (SV-2).
 */
export const placeOfRight = (password: string, hashes: readonly (string | undefined)[]): Promise<number> =>
  compute(async () => {
    const forms = [...new Set([normalizedPassword(password), password])];
    for (const [place, known = await nobodysHash] of hashes.entries())
      for (const form of forms) if ((await verify(known, form)) && known === hashes[place]) return place;
    return -1;
  });

/** Whether a password is right. */
export const isRightPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> =>
  (await placeOfRight(password, [passwordHash])) === 0;
