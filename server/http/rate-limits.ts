import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { hashOfToken } from '../secrets.ts';
import { HttpError } from './errors.ts';

const minute = 60;
const hour = 3600;

/** How often something may be tried, and in how many seconds. */
export const rateLimits = {
  signInByAddress: { times: 10, seconds: 15 * minute },
  signInBySender: { times: 100, seconds: 15 * minute },
  registerBySender: { times: 60, seconds: hour },
  resetBySender: { times: 60, seconds: hour },
  mailByAddress: { times: 6, seconds: hour },
  linkBySender: { times: 60, seconds: hour },
  activationResend: { times: 1, seconds: minute },
  activationResends: { times: 5, seconds: hour },
  resend: { times: 1, seconds: minute },
  ownPassword: { times: 5, seconds: 15 * minute },
  emailChange: { times: 6, seconds: hour },
} as const;

type RateLimit = keyof typeof rateLimits;
export type RateLimits = Readonly<Record<RateLimit, { readonly times: number; readonly seconds: number }>>;
export type RateLimiter = {
  /** Counts one try. Throws HttpError: 429 with Retry-After when it is one too many. */
  readonly consume: (limit: RateLimit, ...whose: readonly string[]) => Promise<void>;
  /** Forgets the tries so far. */
  readonly forget: (limit: RateLimit, ...whose: readonly string[]) => Promise<void>;
};

/** Counts tries in PostgreSQL, for all processes together, or in this process's memory without a pool. */
export const openRateLimiter = (limits: RateLimits, pool: Pool | undefined): RateLimiter => {
  const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
  const limiters = new Map(
    Object.entries(limits).map(([keyPrefix, { times: points, seconds: duration }]) => {
      const options = { keyPrefix, points, duration };
      return [keyPrefix, pool ? new RateLimiterPostgres({ ...options, ...table }) : new RateLimiterMemory(options)];
    }),
  );
  const keyOf = (whose: readonly string[]) => hashOfToken(whose.join('\n'));
  return {
    consume: async (limit, ...whose) => {
      try {
        await limiters.get(limit)?.consume(keyOf(whose));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new HttpError(429, 'Too many tries.', { 'Retry-After': String(seconds) });
      }
    },
    forget: async (limit, ...whose) => {
      await limiters.get(limit)?.delete(keyOf(whose));
    },
  };
};
