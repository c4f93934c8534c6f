import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { rowsOf, type Db } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open.ts';
import { draws, plays } from '../../server/db/schema.ts';
import { logTo } from '../../server/log.ts';
import { notifyPlayers } from '../../server/results/notifying.ts';
import { matchCode, stoodAt } from '../../server/results/results.ts';
import { resultsOf } from '../../server/results/winnings.ts';
import { addCrowd, crowdDraw, heldAt, holdDraw, holdPastDraws } from '../support/crowd/crowd.ts';
import { startPostgres } from '../support/postgres.ts';
import { copyOfTemplate } from '../support/server/postgres-copy.ts';
import { longestWaitDuring, medianOf, runs, timed, type Bench, type Row } from './bench.ts';

const crowds = (process.env['PEOPLE'] ?? '10000,100000').split(',').map(Number);
const tickets = Number(process.env['TICKETS'] ?? 1_000_000);
const now = heldAt + 13 * 3_600_000;

const context = (db: Db) => ({
  db,
  clock: { now: () => now },
  log: logTo('silent'),
  wakeMail: () => Promise.resolve(),
});

const empty = (db: Db) => db.execute(sql`truncate draw_checks, result_notifications, outbox`);

/** What cannot be gone without: matching every play once, and one bare insert of a notification and a mail for each player. */
const floorOnce = async (db: Db): Promise<number> => {
  await empty(db);
  const { game, date } = crowdDraw;
  return timed(async () => {
    await db.execute(sql`
      select ${plays.user_id}, count(*), max(${matchCode}) from ${plays} join ${draws} on ${plays.game} = ${draws.game}
      where ${draws.game} = ${game} and ${draws.date} = ${date} and ${stoodAt(draws.held_at)} group by 1`);
    await db.execute(sql`
      with notified as (
        insert into result_notifications (user_id, digest, date, game)
        select id, 0, ${date}::date, ${game}::game from users returning user_id
      )
      insert into outbox (user_id, at, game, date, kind)
      select user_id, now(), ${game}::game, ${date}::date, 'results' from notified`);
  });
};

const stored = v.object({ bytes: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) });

const bytesStored = async (db: Db): Promise<number> => {
  const answer = await db.execute(sql`
    select pg_total_relation_size('result_notifications') + pg_total_relation_size('outbox') as bytes`);
  return rowsOf(stored, answer)[0]?.bytes ?? NaN;
};

/** The seconds of one run, the longest wait of somebody else meanwhile, and the bytes that it left. */
const checkOnce = async (db: Db) => {
  await empty(db);
  let seconds = 0;
  const wait = await longestWaitDuring(
    async () => {
      seconds = (await timed(() => notifyPlayers(context(db)))) / 1000;
    },
    () => db.execute(sql`select 1`),
  );
  return { seconds, wait, bytes: await bytesStored(db) };
};

const measure = async (name: string, db: Db, people: number): Promise<readonly Row[]> => {
  await db.execute(sql`truncate users, draws, draw_checks cascade`);
  await addCrowd(db, { people, tickets });
  await holdDraw(db);
  const place = `${name}, ${people.toLocaleString('en-US')} players`;
  const floors: number[] = [];
  const checks: Awaited<ReturnType<typeof checkOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push((await floorOnce(db)) / 1000);
    checks.push(await checkOnce(db));
  }
  const median = (key: keyof (typeof checks)[number]) => medianOf(checks.map((check) => check[key]));
  return [
    { what: `${place}: checked and queued`, median: median('seconds'), unit: 's', floor: medianOf(floors) },
    { what: `${place}: longest wait of others`, median: median('wait'), unit: 'ms' },
    { what: `${place}: stored for the draw`, median: median('bytes') / 1e6, unit: 'MB' },
  ];
};

/** What a player's winnings over the draws of a year take, with many tickets and with few. */
const winnings = async (name: string, db: Db): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const count of [1000, 20]) {
    await db.execute(sql`truncate users, draws, draw_checks cascade`);
    await addCrowd(db, { people: 1, tickets: count, spread: 5 });
    await holdPastDraws(db, 156);
    const [player] = rowsOf(v.object({ id: v.string() }), await db.execute(sql`select id from users`));
    const owner = { userId: player?.id ?? '', game: crowdDraw.game, now };
    const times: number[] = [];
    for (let run = 0; run < 9; run += 1) times.push(await timed(() => resultsOf(db, owner)));
    rows.push({ what: `${name}: winnings of ${count} tickets over 156 draws`, median: medianOf(times), unit: 'ms' });
  }
  return rows;
};

const all = async (name: string, db: Db): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const people of crowds) rows.push(...(await measure(name, db, people)));
  return [...rows, ...(await winnings(name, db))];
};

const onEmbedded = async (): Promise<readonly Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-bench-'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: folder }, logTo('silent'));
  return all('PGlite', db).finally(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
};

const onPostgres = async (): Promise<readonly Row[]> => {
  const postgres = await startPostgres();
  if (postgres === undefined) return [];
  const { db, close } = await openDatabase(
    { databaseUrl: await copyOfTemplate(postgres.url), dataDir: '' },
    logTo('silent'),
  );
  return all('PostgreSQL', db).finally(() => close().then(postgres.stop));
};

/** Notifying the players of 1,000,000 tickets of one draw (SV-10), and what one of them sees of a year (DH-2). */
export const checking: Bench = async () => [...(await onPostgres()), ...(await onEmbedded())];
