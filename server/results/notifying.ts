import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { drawInstant } from '../../src/rules/draw-times.ts';
import type { AppContext } from '../context.ts';
import { rowOf, timestamp, type Db } from '../db/database.ts';
import { outageOf } from '../db/outages.ts';
import { drawChecks, draws, plays } from '../db/schema.ts';
import { startJob, type Job } from '../jobs/job.ts';
import { retention } from '../jobs/purge.ts';
import { digest, wasValidAt } from './outcomes.ts';

/** Milliseconds between checks for draws that other processes confirmed; this one's own wake the job. */
const pause = 15_000;

type NotifyingContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'wakeMail'>;

/** Notifies the players of draws that have results: now, when woken, and every 15 s (SV-10). */
export const startNotifying = (context: NotifyingContext): Job =>
  startJob(
    (isStopped) => notifyPlayers(context, undefined, isStopped).then(() => pause),
    (error) => context.log.error({ error }, 'the players of a draw could not be notified'),
    pause,
  );

/** How long a batch should take, in milliseconds: too short to notice, far longer than a transaction's overhead. */
const aim = 60;
const sizes = { first: 20, most: 5000 };

/** The size of the next batch after one that took `took` ms: aims for 60 ms, and at most halves or doubles. */
export const adaptiveBatch = (size: number, took: number): number =>
  Math.min(sizes.most, Math.max(1, Math.round(size * Math.min(2, Math.max(0.5, aim / took)))));

/**
 * Notifies the players of all draws that have results, in batches that each store their progress, so that any process
 * can take over from one that dies. Skips what another process is working on. A draw that fails is left for the next
 * run, and holds up no other; an outage of the database rejects. Without a fixed size, batches adapt.
 */
export const notifyPlayers = async (
  context: NotifyingContext,
  fixedSize?: number,
  isStopped = () => false,
): Promise<void> => {
  const { db, clock, log } = context;
  await openChecks(db, clock.now());
  const open = await db.select().from(drawChecks).where(isOpen).orderBy(asc(drawChecks.date));
  for (const { game, date } of open)
    await notifyPlayersOf(context, { game, date }, fixedSize, isStopped).catch((error: unknown) => {
      if (outageOf(error) !== undefined) throw error;
      if (!isStopped()) log.error({ error, game, date }, 'the players of a draw could not be notified');
    });
};

const isOpen = eq(drawChecks.is_done, false);
const hasSameNumbers = sql`(${draws.game}, ${draws.date}, ${draws.main}, ${draws.special}) =
  (${drawChecks.game}, ${drawChecks.date}, ${drawChecks.main}, ${drawChecks.special})`;

const notifyPlayersOf = async (
  context: NotifyingContext,
  draw: Draw,
  fixedSize: number | undefined,
  isStopped: () => boolean,
): Promise<void> => {
  let size = fixedSize ?? sizes.first;
  while (!isStopped()) {
    const start = performance.now();
    const done = await takeBatch(context, draw, size);
    if (done === undefined) return;
    if (fixedSize === undefined) size = adaptiveBatch(size, performance.now() - start);
    context.log.debug(done, 'players of a draw were notified');
    if (done.mails > 0) void context.wakeMail();
    // Lets requests and timers in: the embedded database never yields to the event loop.
    await setImmediate();
  }
};

const takeBatch = ({ db, clock }: NotifyingContext, { game, date }: Draw, size: number) =>
  db.transaction(async (tx) => {
    const isOfDraw = and(eq(drawChecks.game, game), eq(drawChecks.date, date));
    const now = clock.now();
    // Locks the draw as well: its results must not be withdrawn or changed during a batch (PR-3).
    const [open] = await tx
      .select({ check: drawChecks })
      .from(drawChecks)
      .innerJoin(draws, and(hasSameNumbers, lte(draws.results_from, new Date(now))))
      .where(and(isOfDraw, isOpen))
      .for('update', { skipLocked: true });
    if (open === undefined) return undefined;
    const { players, mails, cursor } = await notifyBatch(tx, open.check, size, now);
    await tx
      .update(drawChecks)
      .set({ cursor, is_done: cursor === null })
      .where(isOfDraw);
    return { game, date, players, mails };
  });

const [first, last] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const batch = v.object({ players: v.number(), mails: v.number(), cursor: v.nullable(v.string()) });

/**
 * Stores a digest of the next users' results, and queues an email for those to whom it is new and who want it: their
 * results, or a correction if they were sent others. There is no correction of results that still wait to be sent; an
 * email that was given up is replaced.
 */
const notifyBatch = async (tx: Db, { game, date, cursor }: DrawCheck, size: number, now: number) => {
  const after = sql`${cursor ?? first}::uuid`;
  const areMailsKept = drawInstant(game, date) > now - retention;
  const answer = await tx.execute(sql`
    with batch as materialized (
      select (select id from users where id > ${after} order by id offset ${size - 1} limit 1) as last
    ), told as materialized (
      select ${plays.user_id} as id, ${digest} as digest
      from ${draws} join ${plays} on ${plays.game} = ${draws.game} and ${wasValidAt(draws.held_at)}
      where ${draws.game} = ${game} and ${draws.date} = ${date}
        and ${plays.user_id} > ${after} and ${plays.user_id} <= coalesce((select last from batch), ${last}::uuid)
      group by ${plays.user_id}
    ), players as materialized (
      select told.id, told.digest, users.wants_results_mail
      from told join users on users.id = told.id for key share of users
    ), notified as (
      insert into result_notifications as old (user_id, digest, date, game)
      select id, digest, ${date}::date, ${game}::game from players
      on conflict (user_id, date, game) do update set digest = excluded.digest where old.digest <> excluded.digest
      returning old.user_id, old.xmax = 0 as is_first
    ), given_up as (
      delete from outbox dead using notified
      where dead.user_id = notified.user_id and not notified.is_first and dead.game = ${game} and dead.date = ${date}
        and dead.state = 'dead' and dead.kind <> 'results-again'
    ), queued as (
      insert into outbox (user_id, at, game, date, kind)
      select user_id, ${timestamp(now)}, ${game}::game, ${date}::date,
        case when is_first or (${areMailsKept} and not exists (
          select from outbox told where told.user_id = notified.user_id and told.game = ${game}
            and told.date = ${date} and (told.state = 'sent' or told.lease is not null)
        )) then 'results' else 'correction' end
      from notified join players on players.id = notified.user_id
      where players.wants_results_mail and (is_first or not exists (
        select from outbox waiting where waiting.user_id = notified.user_id and waiting.game = ${game}
          and waiting.date = ${date} and waiting.state = 'waiting' and waiting.lease is null))
      returning 1
    )
    select (select count(*)::int from players) as players, (select count(*)::int from queued) as mails,
      (select last::text from batch) as cursor`);
  return rowOf(batch, answer);
};

type DrawCheck = typeof drawChecks.$inferSelect;
type Draw = Pick<DrawCheck, 'game' | 'date'>;

/** For how many days after a draw its players are sent results and corrections. */
const notifiedDays = 366;

/**
 * Opens a check for each draw whose players are to be notified (SV-10): those that have results, and the newest sample
 * (SV-8). Restarts the check of a corrected draw, and forgets that of a sample that is gone. `now` in milliseconds
 * since 1970.
 */
export const openChecks = async (db: Db, now: number): Promise<void> => {
  await forgetSamples(db);
  const at = timestamp(now);
  const isRecent = sql`d.results_from <= ${at} and d.held_at > ${at} - make_interval(days => ${notifiedDays}::int)`;
  await db.execute(sql`
    insert into draw_checks (game, date, main, special, is_sample)
    select d.game, d.date, d.main, d.special, d.state = 'sample' from draws d
    where ${isRecent}
      and (d.state <> 'sample' or d.date = (select max(newest.date) from draws newest where newest.game = d.game))
      and not exists (select from draw_checks c where c.game = d.game and c.date = d.date)
      and exists (select from users)
    on conflict do nothing`);
  await db.execute(sql`
    update draw_checks c set main = d.main, special = d.special, cursor = null, is_done = false
    from draws d
    where ${isRecent} and d.game = c.game and d.date = c.date and d.state <> 'sample' and not c.is_sample
      and (d.main, d.special) <> (c.main, c.special)`);
};

const forgetSamples = (db: Db): Promise<unknown> =>
  db.execute(sql`
    with gone as (
      delete from draw_checks c
      where c.is_sample and not exists (
        select from draws d where d.game = c.game and d.date = c.date and d.state = 'sample')
      returning c.game, c.date
    ), unnotified as (
      delete from result_notifications n using gone where n.game = gone.game and n.date = gone.date
    )
    delete from outbox o using gone where o.game = gone.game and o.date = gone.date and o.state <> 'sent'`);
