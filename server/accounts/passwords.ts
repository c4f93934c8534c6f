import { hash, verify } from '@node-rs/argon2';
import type { MiddlewareHandler } from 'hono';
import { tryGetContext } from 'hono/context-storage';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { normalizedPassword } from '../../src/rules/passwords.ts';
import { weaknessOf } from '../../src/rules/weak-passwords.ts';
import type { AppContext } from '../context.ts';
import type { Env } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Leaves one core for everything else.
const hashQueue = pLimit(Math.max(1, Math.min(4, availableParallelism() - 1)));
const admissionQueue = pLimit(1);
/** How many requests may wait for a password hash at a time. */
const mostRequests = 200;
/** How long each may wait from its arrival, in milliseconds: a slow machine answers fewer. */
const longestWait = 8000;
let requests = 0;

const tooMany = () =>
  new HttpError(503, 'Too many people are signing in at the moment. Please try again.', { 'Retry-After': '5' });

/**
 * Admits requests that need a password hash, one per turn of the event loop, so that a flood of them holds nobody else
 * up. Throws HttpError: 503 for one too many, before anything else (SA-6).
 */
export const admitPassword: MiddlewareHandler<Env> = async (c, next) => {
  c.set('arrivedAt', performance.now());
  await admissionQueue(() => setImmediate());
  if (requests >= mostRequests) throw tooMany();
  requests += 1;
  await next().finally(() => (requests -= 1));
};

/** Queues work. Throws HttpError at its turn: 408 if the request has been closed, 503 if it waited too long. */
const compute = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const request = tryGetContext<Env>();
  return hashQueue(() => {
    if (request?.req.raw.signal.aborted) throw new HttpError(408, 'This request was closed.');
    if (request && performance.now() - request.var.arrivedAt > longestWait) throw tooMany();
    return work();
  });
};

/** The argon2id hash of a password, normalized (SV-3, OT-5). */
export const hashPassword = (password: string): Promise<string> =>
  compute(() => hash(normalizedPassword(password), cost));

const dummyHash = hashPassword(crypto.randomUUID());

/**
 * The index of the hash that a password matches, normalized or as typed (OT-5); -1 for none. A missing hash takes as
 * long as a wrong one (SV-2).
 */
export const indexOfMatch = (password: string, hashes: readonly (string | undefined)[]): Promise<number> =>
  compute(async () => {
    const forms = [...new Set([normalizedPassword(password), password])];
    for (const [index, known = await dummyHash] of hashes.entries())
      for (const form of forms) if ((await verify(known, form)) && known === hashes[index]) return index;
    return -1;
  });

/** Whether a password is right. */
export const isRightPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> =>
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
