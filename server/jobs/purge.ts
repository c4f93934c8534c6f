import { sql, type SQL } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { nextNightlyRun, startJob, type Job } from './job.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { rowOf, timestamp, type Db } from '../db/database.ts';

/** How long what ended is kept, in milliseconds. */
export const retention = 30 * 24 * 3_600_000;
/** How many rows one statement deletes; meanwhile the embedded database answers nobody else. */
const batchSize = 5000;

/**
 * What ended before an instant, by table; sessions go after their tokens. A used refresh token is kept until it
 * expires, to detect a second use (SV-4). A session that nobody signed out of ended with its last token. An account
 * that was never activated is kept for as long as one of its links works (GR-4).
 */
const ended = (before: SQL, now: SQL): readonly (readonly [table: SQL, condition: SQL])[] => [
  [sql`links`, sql`ends_at < ${before}`],
  [sql`refresh_tokens`, sql`ends_at < ${before}`],
  [
    sql`sessions`,
    sql`ended_at < ${before} or (started_at < ${before}
      and not exists (select from refresh_tokens t where t.session_id = sessions.id))`,
  ],
  [sql`outbox`, sql`at < ${before} and state <> 'waiting'`],
  // Nothing has tried to send it for that long: there is no mail server, and its links have expired.
  [sql`outbox`, sql`at < ${before} and state = 'waiting'`],
  // A feed whose text differs each time adds one whenever it is polled.
  [sql`refused_reports`, sql`seen_at < ${before}`],
  [sql`result_notifications`, sql`date < (${before})::date - 336`],
  [
    sql`users`,
    sql`activated_at is null and created_at < ${before}
      and not exists (select from links l where l.user_id = users.id and l.ends_at > ${now})`,
  ],
];

type Chosen = {
  /** Whether emails are kept to be read in the outbox. */
  readonly keepsMails?: boolean;
  readonly isStopped?: () => boolean;
};

/**
 * Deletes links, tokens, sessions and emails that ended more than 30 days ago, accounts not activated for as long
 * (GR-4), and reports refused before that; returns how many (SV-2, SV-4). If emails are not kept, their content goes at
 * once (PR-5). `now` in milliseconds since 1970.
 */
export const purge = async (
  db: Db,
  now: number,
  { keepsMails = true, isStopped = () => false }: Chosen = {},
): Promise<number> => {
  const inBatches = async (change: SQL, table: SQL, condition: SQL): Promise<number> => {
    let total = 0;
    for (let count = batchSize; count === batchSize && !isStopped(); total += count) {
      const answer = await db.execute(sql`
        with gone as (
          ${change} where ctid in (select ctid from ${table} where ${condition} limit ${batchSize}) returning 1
        )
        select count(*)::int as count from gone`);
      count = rowOf(v.object({ count: v.number() }), answer).count;
      // Lets requests in: the embedded database never yields to the event loop.
      await setImmediate();
    }
    return total;
  };
  let total = 0;
  for (const [table, condition] of ended(timestamp(now - retention), timestamp(now)))
    total += await inBatches(sql`delete from ${table}`, table, condition);
  if (!keepsMails) await inBatches(sql`update outbox set content = null`, sql`outbox`, sql`content is not null`);
  return total;
};

type PurgeContext = Pick<Chosen, 'keepsMails'> & {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly isEmbedded?: boolean;
};

const pauseAfterFailure = 60 * 60 * 1000;

/** Purges now, nightly, and an hour after a failure; vacuums the embedded database, which never does so by itself. */
export const startPurging = ({ db, clock, log, isEmbedded = false, ...chosen }: PurgeContext): Job =>
  startJob(
    async (isStopped) => {
      const count = await purge(db, clock.now(), { ...chosen, isStopped });
      if (count > 0) log.info({ count }, 'old links, tokens, sessions, emails, accounts and reports were deleted');
      if (isEmbedded && !isStopped()) await db.execute(sql`vacuum`);
      return nextNightlyRun(clock.now()) - clock.now();
    },
    (error) => log.error({ error }, 'old links, tokens, sessions, emails, accounts and reports could not be deleted'),
    pauseAfterFailure,
  );
