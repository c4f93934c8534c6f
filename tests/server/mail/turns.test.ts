import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { openTestMemory } from '../../support/server/memory.ts';
import { queueResults, startTestWorker } from './queue.ts';

const mails = 60;
let database: Database;
beforeAll(async () => {
  database = await openTestMemory();
});
afterAll(() => database.close());

test('somebody who asks while many mails go out gets an answer between any few of them, on PGlite too [SV-10]', async () => {
  const { db } = database;
  await queueResults(db, mails);
  const seen: string[] = [];
  const deliver = () => {
    seen.push('mail');
    return Promise.resolve(null);
  };
  const worker = startTestWorker(db, { deliver });
  void worker.wake();
  while (seen.filter((what) => what === 'mail').length < mails) {
    await setImmediate();
    await db.execute(sql`select 1`);
    seen.push('answer');
  }
  await worker.stop();
  expect(seen.join(' ')).not.toContain(Array.from({ length: 11 }, () => 'mail').join(' '));
});
