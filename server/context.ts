import type { RateLimiter } from './http/rate-limits.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** What the server's parts share: opened once by `openApp`, passed to the routes. */
export type AppContext = Pick<Database, 'db' | 'probe'> & {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Aborted once the process shuts down: `/readyz` answers 503 from then on, everything else as before. */
  readonly stopping: AbortController;
  /** The minimum time to answer a request for an email, in milliseconds: it must not reveal known addresses (SV-2). */
  readonly holdingTime: number;
  readonly signingKey: CryptoKey;
  readonly rateLimiter: RateLimiter;
  /** Makes the outbox look for mail now; resolves once everything due has been tried. */
  readonly wakeMail: () => Promise<void>;
};
