import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open.ts';
import { draws, plays } from '../../server/db/schema.ts';
import { logTo } from '../../server/log.ts';
import { notifyPlayers } from '../../server/results/notifying.ts';
import { matchCode, wasValidAt } from '../../server/results/outcomes.ts';
import { seedPlayers, seededDraw, heldAt, confirmDraw } from '../support/seed/seed.ts';
import { medianOf, onPostgres, runs, timed, type Bench, type Row } from './bench.ts';

const players = Number(process.env['PLAYERS'] ?? 100_000);
const tickets = Number(process.env['TICKETS'] ?? 1_000_000);
const clock = { now: () => heldAt + 13 * 3_600_000 };

const empty = (db: Db) => db.execute(sql`truncate draw_checks, result_notifications, outbox`);

/** Matches every play once, and inserts a bare notification and mail for each player: in seconds. */
const floorOnce = async (db: Db): Promise<number> => {
  await empty(db);
  const { game, date } = seededDraw;
  const took = await timed(async () => {
    await db.execute(sql`
      select ${plays.user_id}, count(*), max(${matchCode}) from ${plays} join ${draws} on ${plays.game} = ${draws.game}
      where ${draws.game} = ${game} and ${draws.date} = ${date} and ${wasValidAt(draws.held_at)} group by 1`);
    await db.execute(sql`
      with notified as (
        insert into result_notifications (user_id, digest, date, game)
        select id, 0, ${date}::date, ${game}::game from users returning user_id
      )
      insert into outbox (user_id, at, game, date, kind)
      select user_id, now(), ${game}::game, ${date}::date, 'results' from notified`);
  });
  return took / 1000;
};

/** The seconds of one run, and the longest that a query of somebody else waited meanwhile, in milliseconds. */
const checkOnce = async (db: Db) => {
  await empty(db);
  const running = { seconds: 0, wait: 0 };
  const run = timed(() => notifyPlayers({ db, clock, log: logTo('silent'), wakeMail: () => Promise.resolve() }));
  const ended = run.then((took) => (running.seconds = took / 1000));
  while (running.seconds === 0)
    running.wait = Math.max(running.wait, await timed(() => pause(5).then(() => db.execute(sql`select 1`))));
  await ended;
  return { ...running, wait: running.wait - 5 };
};

const measure = async (name: string, db: Db): Promise<readonly Row[]> => {
  await seedPlayers(db, { players, tickets });
  await confirmDraw(db);
  const floors: number[] = [];
  const checks: Awaited<ReturnType<typeof checkOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await floorOnce(db));
    checks.push(await checkOnce(db));
  }
  const median = (key: 'seconds' | 'wait') => medianOf(checks.map((check) => check[key]));
  return [
    { what: `${name}: players notified`, median: median('seconds'), unit: 's', floor: medianOf(floors) },
    { what: `${name}: longest wait of others`, median: median('wait'), unit: 'ms' },
  ];
};

const onEmbedded = async (): Promise<readonly Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lottery-board-bench-'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, logTo('silent'));
  return measure('PGlite', db).finally(() => close().then(() => rmSync(dataDir, { recursive: true, force: true })));
};

/** Notifying the players of a draw (SV-10). */
export const checking: Bench = async () => [
  ...(await onPostgres((db) => measure('PostgreSQL', db))),
  ...(await onEmbedded()),
];
