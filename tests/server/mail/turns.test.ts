import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { outbox, users } from '../../../server/db/schema.ts';
import { logTo } from '../../../server/log.ts';
import { startMailWorker } from '../../../server/mail/worker.ts';
import { openTestMemory } from '../../support/server/memory.ts';

const at = new Date('2026-11-20T12:00:00Z');
const mails = 40;
let database: Database;
beforeAll(async () => {
  database = await openTestMemory();
});
afterAll(() => database.close());

test('somebody who asks while many mails go out gets an answer between any few of them, on PGlite too [SV-10]', async () => {
  const { db } = database;
  await db.insert(users).values({
    ...{
      email: 'ann@example.org',
      first_name: 'Ann',
      last_name: 'Example',
      password_hash: '',
      consents_to_updates: true,
    },
    ...{ agreed_at: at, activated_at: at, created_at: at },
  });
  await db.insert(outbox).values(
    Array.from({ length: mails }, (_, number) => ({
      ...{
        key: `mail ${number}`,
        recipient: 'ann@example.org',
        subject: 'Results',
        text: 'None.',
        html: '<p>None.</p>',
      },
      ...{ try_at: at, created_at: at },
    })),
  );
  const seen: string[] = [];
  const delivery = { deliver: () => Promise.resolve(void seen.push('mail')), close: () => undefined };
  const worker = startMailWorker({
    db,
    clock: { now: () => at.getTime() },
    log: logTo('silent'),
    delivery,
    longestPause: 60_000,
  });
  void worker.wake();
  while (seen.filter((what) => what === 'mail').length < mails) {
    await setImmediate();
    await db.execute(sql`select 1`);
    seen.push('answer');
  }
  await worker.stop();
  expect(seen.join(' ')).not.toContain(Array.from({ length: 11 }, () => 'mail').join(' '));
});
