import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase, type Db } from '../../../server/db/handle.ts';
import { drawChecks, outbox, ticketResults } from '../../../server/db/schema.ts';
import { logTo } from '../../../server/log.ts';
import { copyEmptyData } from '../../support/server/memory.ts';
import { copyOfTemplate } from '../../support/server/postgres-copy.ts';
import { addPerson, date, drawn, heldAt, showDraw } from './stage.ts';

const postgresUrl = inject('postgresUrl');
const place = postgresUrl === undefined ? 'PGlite' : 'PostgreSQL';
const people = 100;
const ticketsEach = 100;
const root = join(import.meta.dirname, '../../..');

/** Runs the worker; kills it once it has said that so many parts are done, if it has as many to do. */
const runWorker = async (env: Record<string, string>, partsBeforeKill?: number) => {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'tests/server/results/worker.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DRAW_SOURCES: 'off', TOKEN_SECRET: 'a secret that only the tests know, 32 and more', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let parts = 0;
  createInterface({ input: worker.stderr }).on('line', (line) => {
    if (line.includes('a part of a draw was compared')) parts += 1;
    if (parts === partsBeforeKill) worker.kill('SIGKILL');
  });
  const [code, signal] = (await once(worker, 'close')) as [number | null, NodeJS.Signals | null];
  return signal ?? code;
};

const savedTickets = async (db: Db) => {
  for (let person = 0; person < people; person += 1) await addPerson(db, `person${person}`);
  const saved = new Date(heldAt - 1).toISOString();
  await db.execute(sql`
    insert into tickets (user_id, game, main, special, stored_at, changed_at)
    select id, 'powerball', array[5, 12, 33, 41, 1 + number % 3], 1 + number % 9, ${saved}::timestamptz, ${saved}::timestamptz
    from users, generate_series(1, ${ticketsEach}::int) as number`);
  await showDraw(db, drawn);
};

// A start on a data folder takes seconds: PGlite's turn comes where there is no PostgreSQL.
describe(`a worker that is killed, on ${place}`, () => {
  let env: { DATA_DIR: string; DATABASE_URL?: string };
  beforeEach(async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'lottery-board-results-')), 'data');
    env = { DATA_DIR: folder };
    if (postgresUrl === undefined) copyEmptyData(folder);
    else env = { ...env, DATABASE_URL: await copyOfTemplate(postgresUrl) };
  });
  afterEach(() => rmSync(join(env.DATA_DIR, '..'), { recursive: true, force: true }));

  const within = async <Found>(work: (db: Db) => Promise<Found>): Promise<Found> => {
    const { db, close } = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, logTo('silent'));
    return work(db).finally(close);
  };

  test(
    'is followed by others until each of 10,000 tickets has one result and each person one mail [SV-10]',
    { timeout: 120_000 },
    async () => {
      await within(savedTickets);
      for (const parts of [3, 13, 9]) expect(await runWorker(env, parts)).toBe('SIGKILL');
      expect(await runWorker(env)).toBe(0);
      await within(async (db) => {
        expect(await db.$count(ticketResults)).toBe(people * ticketsEach);
        expect(await db.select({ date: drawChecks.date, phase: drawChecks.phase }).from(drawChecks)).toEqual([{ date, phase: 'done' }]);
        const mailed = await db.selectDistinct({ user_id: outbox.user_id }).from(outbox);
        expect([mailed.length, await db.$count(outbox)]).toEqual([people, people]);
      });
    },
  );
});
