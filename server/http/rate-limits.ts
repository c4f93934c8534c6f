import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { hashOfToken } from '../secrets.ts';
import type { Log } from '../log.ts';
import { HttpError } from './errors.ts';

const minute = 60;
const hour = 3600;

/** The first wait and the longest, in seconds; each is twice as long as the one before (SA-3). */
export const signInWait = { first: 30, longest: 15 * minute };

/** How many times something may be tried in how many seconds. */
export const rateLimits = {
  /** Failed sign-ins: the last of these and each later one makes the next one wait. */
  signInByAccount: { times: 10, seconds: hour },
  signInBySender: { times: 100, seconds: 15 * minute },
  registerBySender: { times: 10, seconds: hour },
  resetBySender: { times: 60, seconds: hour },
  mailByMailbox: { times: 10, seconds: hour },
  mailBySender: { times: 5, seconds: hour },
  mailByDevice: { times: 5, seconds: hour },
  linkBySender: { times: 60, seconds: hour },
  activationResend: { times: 1, seconds: minute },
  resend: { times: 1, seconds: minute },
  ownPassword: { times: 5, seconds: 15 * minute },
  emailChange: { times: 6, seconds: hour },
  dataCopy: { times: 5, seconds: 10 * minute },
  callsBySender: { times: 3000, seconds: minute, isPerProcess: true },
  refreshBySender: { times: 300, seconds: minute, isPerProcess: true },
  historyBySender: { times: 300, seconds: minute, isPerProcess: true },
  ticketChange: { times: 300, seconds: 5 * minute, isPerProcess: true },
} as const;

type RateLimit = keyof typeof rateLimits;
/** Limits on the load of one process are counted in its memory, which takes no statement. */
type Limit = { readonly times: number; readonly seconds: number; readonly isPerProcess?: boolean };
export type RateLimits = Readonly<Record<RateLimit, Limit>>;
export type RateLimiter = ReturnType<typeof openRateLimiter>;

/** Counts tries in PostgreSQL, for all processes together, or in this process's memory without a pool. */
export const openRateLimiter = (limits: RateLimits, pool: Pool | undefined, log: Log) => {
  const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
  const open = (keyPrefix: string, { times: points, seconds: duration, isPerProcess = false }: Limit) => {
    const options = { keyPrefix, points, duration };
    return pool && !isPerProcess ? new RateLimiterPostgres({ ...options, ...table }) : new RateLimiterMemory(options);
  };
  const opened = Object.entries(limits).map(([name, limit]) => [name, open(name, limit)]);
  const limiters = Object.fromEntries(opened) as Readonly<Record<RateLimit, ReturnType<typeof open>>>;
  const waits = open('wait', { times: 1, seconds: signInWait.first });
  const waitsBefore = open('waits', { times: 1, seconds: hour });
  /** Throws HttpError: 429 with the time to wait. */
  const refuse = (limit: RateLimit, refused: unknown): never => {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    log.info({ limit }, 'a limit was reached');
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new HttpError(429, 'Too many tries.', { 'Retry-After': String(seconds) });
  };
  const keyOf = (whose: readonly string[]) => hashOfToken(whose.join('\n'));
  return {
    /** Counts one try. Throws HttpError: 429 with Retry-After if it is one too many. */
    consume: async (limit: RateLimit, ...whose: readonly string[]): Promise<void> => {
      await limiters[limit].consume(keyOf(whose)).catch((refused: unknown) => refuse(limit, refused));
    },
    /** Counts one try. Once the limit is reached, each starts a wait twice as long as the last: 429 until it ends. */
    slowDown: async (limit: RateLimit, ...whose: readonly string[]): Promise<void> => {
      const key = keyOf([limit, ...whose]);
      const waiting = await waits.get(key);
      if (waiting !== null && waiting.msBeforeNext > 0) refuse(limit, waiting);
      const { consumedPoints } = await limiters[limit].penalty(keyOf(whose));
      if (consumedPoints < limits[limit].times) return;
      const before = (await waitsBefore.get(key))?.consumedPoints ?? 0;
      const customDuration = Math.min(signInWait.first * 2 ** before, signInWait.longest);
      // Of several tries at the end of a wait, one gets through and starts the next wait.
      await waits.consume(key, 1, { customDuration }).catch((refused: unknown) => refuse(limit, refused));
      await waitsBefore.penalty(key);
    },
    /** Takes back one try that was counted. */
    giveBack: async (limit: RateLimit, ...whose: readonly string[]): Promise<void> => {
      await limiters[limit].reward(keyOf(whose));
    },
    /** Forgets the tries so far. */
    forget: async (limit: RateLimit, ...whose: readonly string[]): Promise<void> => {
      const key = keyOf([limit, ...whose]);
      await Promise.all([limiters[limit].delete(keyOf(whose)), waits.delete(key), waitsBefore.delete(key)]);
    },
  };
};
