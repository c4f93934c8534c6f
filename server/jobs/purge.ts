import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { nextNightlyRun } from './nightly.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { startJob, type Job } from './job.ts';
import { rowsOf, type Db } from '../db/database.ts';

const kept = 30 * 24 * 3_600_000;
/** How many rows one statement deletes; the embedded database answers nobody else meanwhile. */
const atOnce = 5000;

/**
 * What ended before an instant, by table; sessions last, when their tokens have gone. A used refresh token is kept until its own end: to notice its
 * second use (SV-4). A session that nobody signed out of ended with its last token.
 */
const ended = (before: SQL): readonly (readonly [table: SQL, condition: SQL])[] => [
  [sql`links`, sql`ends_at < ${before}`],
  [sql`refresh_tokens`, sql`ends_at < ${before}`],
  [
    sql`sessions`,
    sql`ended_at < ${before} or (started_at < ${before} and not exists (select from refresh_tokens t where t.session_id = sessions.id))`,
  ],
  [sql`outbox`, sql`at < ${before} and state <> 'waiting'`],
  [sql`result_notifications`, sql`date < (${before})::date - 336`],
];

const deletion = v.object({ count: v.number() });

/** Deletes links, refresh tokens and sessions that ended more than 30 days ago, and answers how many (SV-2, SV-4). `now` in milliseconds since 1970. */
export const purge = async (db: Db, now: number, isStopped = () => false): Promise<number> => {
  const before = sql`${new Date(now - kept).toISOString()}::timestamptz`;
  let total = 0;
  for (const [table, condition] of ended(before)) {
    for (let count = atOnce; count === atOnce && !isStopped(); total += count) {
      const answer = await db.execute(sql`
        with gone as (delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${atOnce}) returning 1)
        select count(*)::int as count from gone`);
      count = rowsOf(deletion, answer)[0]?.count ?? 0;
    }
  }
  return total;
};

type PurgeContext = { readonly db: Db; readonly clock: Clock; readonly log: Log };

/** Purges now and each night. */
export const startPurging = ({ db, clock, log }: PurgeContext): Job =>
  startJob((isStopped) =>
    purge(db, clock.now(), isStopped)
      .then((count) => {
        if (count > 0) log.info({ count }, 'ended links, tokens and sessions were deleted');
      })
      .catch((error: unknown) => {
        if (!isStopped()) log.error({ error }, 'ended links, tokens and sessions could not be deleted');
      })
      .then(() => nextNightlyRun(clock.now()) - clock.now()),
  );
