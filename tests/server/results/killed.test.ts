import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Db } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { drawChecks, plays, resultNotifications, users } from '../../../server/db/schema.ts';
import { logTo } from '../../../server/log.ts';
import { temporaryFolder } from '../../support/at-end.ts';
import { seedPlayers } from '../../support/seed/seed.ts';
import { grouped } from '../../../server/grouped.ts';
import { copyOfTemplate } from '../../support/server/postgres-copy.ts';
import { buildWorkerIfStale, deathAt, runWorker } from './killing.ts';
import { slowSummary } from './reference.ts';
import { showDraw, writtenMails } from './fixture.ts';

/** KILLS=50 kills more often among more tickets, on PGlite as well. */
const kills = Number(process.env['KILLS'] ?? 4);
const isFull = process.env['KILLS'] !== undefined;
const size = isFull ? { players: 5000, tickets: 100_000, spread: 3 } : { players: 150, tickets: 3000, spread: 3 };
const held = [
  { date: '2026-11-18', main: [3, 17, 31, 45, 59], special: 3 },
  { date: '2026-11-21', main: [2, 16, 30, 44, 58], special: 2 },
  { date: '2026-11-23', main: [1, 15, 29, 43, 57], special: 1 },
];

const postgresUrl = inject('postgresUrl');
const onPostgres = postgresUrl === undefined ? [] : [{ name: 'PostgreSQL', workers: 3, url: postgresUrl }];
// A start on a data folder takes seconds: PGlite's turn comes where there is no PostgreSQL, and in the full size.
const places = [
  ...onPostgres,
  ...(isFull || postgresUrl === undefined ? [{ name: 'PGlite', workers: 1, url: undefined }] : []),
];

describe.each(places)('workers that are killed, $workers at once on $name', ({ workers, url }) => {
  let env: { DATA_DIR: string; DATABASE_URL?: string };
  beforeAll(buildWorkerIfStale);
  beforeEach(async () => {
    env = { DATA_DIR: join(temporaryFolder('results'), 'data') };
    if (url !== undefined) env = { ...env, DATABASE_URL: await copyOfTemplate(url) };
  });

  const within = async <Found>(work: (db: Db) => Promise<Found>): Promise<Found> => {
    const { db, close } = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, logTo('silent'));
    return work(db).finally(close);
  };
  const isAllDone = () =>
    within(async (db) => (await db.$count(drawChecks, eq(drawChecks.is_done, true))) === held.length);
  /** Lets workers die, some at once, until as many as planned have died or nothing is left to do; how many died. */
  const dieAll = async (): Promise<number> => {
    const deaths = { begun: 0, died: 0 };
    const slot = async () => {
      while (deaths.begun < kills) {
        deaths.begun += 1;
        if ((await runWorker(env, deathAt(deaths.begun))) === 'SIGKILL') deaths.died += 1;
        else if (url === undefined || (await isAllDone())) return;
        // It found every draw in the hands of others.
        else deaths.begun -= 1;
      }
    };
    await Promise.all(Array.from({ length: workers }, slot));
    return deaths.died;
  };

  test(
    `are followed by others until each of ${size.players} people has one mail a draw with the results of ${size.tickets} tickets, all of them right [SV-10, SV-11]`,
    { ...(isFull && { timeout: 1_800_000 }) },
    async () => {
      await within(async (db) => {
        await seedPlayers(db, size);
        for (const { date, ...numbers } of held) await showDraw(db, numbers, { date });
      });
      expect(await dieAll()).toBe(kills);
      expect(await runWorker(env)).toBe(0);
      await within(async (db) => {
        expect((await db.select().from(drawChecks)).map(({ is_done }) => is_done)).toEqual(held.map(() => true));
        expect(await faultsIn(db)).toEqual([]);
        expect(await db.$count(resultNotifications)).toBe(size.players * held.length);
      });
    },
  );
});

/** Whose mail of a draw is missing, there twice, or says otherwise than the slow reference: the person and the date. */
const faultsIn = async (db: Db): Promise<readonly string[]> => {
  const theirs = grouped(await db.select().from(plays), ({ user_id }) => user_id);
  const mailed = grouped(await writtenMails(db), ({ user_id, date }) => `${user_id} ${date}`);
  const people = await db.select().from(users);
  return held.flatMap(({ date, ...draw }) =>
    people.flatMap(({ id, email }) => {
      const [mail, ...more] = mailed.get(`${id} ${date}`) ?? [];
      const isRight = mail?.text.includes(slowSummary(theirs.get(id) ?? [], draw)) === true && more.length === 0;
      return isRight ? [] : [`${email} ${date}`];
    }),
  );
};
