import { hash, verify } from '@node-rs/argon2';
import { tryGetContext } from 'hono/context-storage';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { normalizedPassword } from '../../src/rules/passwords.ts';
import { HttpError } from '../http/errors.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = pLimit(Math.min(4, availableParallelism()));
/** How many passwords may wait for their turn: as many as are computed in a few seconds. */
const mostWaiting = 64;

/** Computes in turn what a request is not closed for meanwhile. Throws HttpError: 503 where too much waits (SA-6). */
const compute = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (inTurn.pendingCount >= mostWaiting)
    throw new HttpError(503, 'Too many people are signing in at the moment. Please try again.', { 'Retry-After': '5' });
  const request = tryGetContext()?.req.raw;
  return inTurn(() => {
    if (request?.signal.aborted) throw new HttpError(408, 'This request was closed.');
    return work();
  });
};

/** The argon2id hash of a password, normalized (SV-3, OT-5). Throws HttpError: 503. */
export const hashPassword = (password: string): Promise<string> =>
  compute(() => hash(normalizedPassword(password), cost));

const nobodysHash = hashPassword(crypto.randomUUID());

/**
 * The place of the hash for which a password is right, normalized or as typed (OT-5); -1 for none. A hash that is
 * missing takes as long as one that is wrong (SV-2). Throws HttpError: 503.
 */
export const placeOfRight = (password: string, hashes: readonly (string | undefined)[]): Promise<number> =>
  compute(async () => {
    const forms = [...new Set([normalizedPassword(password), password])];
    for (const [place, known = await nobodysHash] of hashes.entries())
      for (const form of forms) if ((await verify(known, form)) && known === hashes[place]) return place;
    return -1;
  });

/** Whether a password is right. Throws HttpError: 503. */
export const isRightPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> =>
  (await placeOfRight(password, [passwordHash])) === 0;
