import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { hashOfToken } from '../secrets.ts';

const minute = 60;
const hour = 3600;

/** How often something may be tried, and in how many seconds. */
export const rateLimits = {
  signInByAddress: { times: 10, seconds: 15 * minute },
  signInByOrigin: { times: 100, seconds: 15 * minute },
  registerByOrigin: { times: 60, seconds: hour },
  resetByOrigin: { times: 60, seconds: hour },
  mailByAddress: { times: 6, seconds: hour },
  linkByOrigin: { times: 60, seconds: hour },
  resend: { times: 1, seconds: minute },
  deletion: { times: 5, seconds: 15 * minute },
} as const;

export type RateLimit = keyof typeof rateLimits;
export type RateLimits = Readonly<Record<RateLimit, { readonly times: number; readonly seconds: number }>>;
export type RateLimiter = {
  /** Counts one try; the seconds to wait when it is one too many. */
  readonly consume: (limit: RateLimit, ...whose: readonly string[]) => Promise<number | undefined>;
  /** Forgets the tries so far. */
  readonly forget: (limit: RateLimit, ...whose: readonly string[]) => Promise<void>;
};

/** Counts tries in PostgreSQL, for all processes together, or in this process's memory without a pool. */
export const openRateLimiter = (limits: RateLimits, pool: Pool | undefined): RateLimiter => {
  const limiterOf = (name: RateLimit) => {
    const options = { keyPrefix: name, points: limits[name].times, duration: limits[name].seconds };
    return pool === undefined
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
        });
  };
  const limiters = {
    signInByAddress: limiterOf('signInByAddress'),
    signInByOrigin: limiterOf('signInByOrigin'),
    registerByOrigin: limiterOf('registerByOrigin'),
    resetByOrigin: limiterOf('resetByOrigin'),
    mailByAddress: limiterOf('mailByAddress'),
    linkByOrigin: limiterOf('linkByOrigin'),
    resend: limiterOf('resend'),
    deletion: limiterOf('deletion'),
  } satisfies Record<RateLimit, unknown>;
  const keyOf = (whose: readonly string[]) => hashOfToken(whose.join('\n'));
  return {
    consume: async (limit, ...whose) => {
      try {
        await limiters[limit].consume(keyOf(whose));
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    forget: async (limit, ...whose) => {
      await limiters[limit].delete(keyOf(whose));
    },
  };
};
