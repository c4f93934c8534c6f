import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { builtMailCommand } from '../../support/server/built.ts';
import type { Db } from '../../../server/db/database.ts';
import { outbox } from '../../../server/db/schema.ts';
import { commandOnFolder } from '../../support/server/process.ts';
import { at, queueResults, sendDue } from './queue.ts';

const smtpError = { code: 'EMESSAGE', permanent: true, command: 'DATA', responseCode: 554 };

/** Queues a results mail and an account mail, which a mail server refuses for good. */
const giveUpTwo = async (db: Db) => {
  await queueResults(db, 1);
  const [mail] = await db.select().from(outbox);
  await db
    .insert(outbox)
    .values({ user_id: mail?.user_id ?? '', at: new Date(at), kind: 'reset', path: '/user/reset' });
  await sendDue(db, { deliver: () => Promise.reject(Object.assign(new Error('No'), smtpError)) });
  expect(await db.select().from(outbox)).toMatchObject([1, 2].map(() => ({ state: 'dead', tries: 1 })));
};

test('the command revives emails with their links, and refuses anything else in one line', async () => {
  const { run, within } = commandOnFolder(builtMailCommand);
  await within(giveUpTwo);
  expect(await run()).toEqual({ code: 1, out: '', err: 'nothing to do\n  npm run mail -- retry\n' });
  expect(await run('retry')).toEqual({ code: 0, out: '2 emails are due again\n', err: '' });
  const due = { state: 'waiting', tries: 0, last_error: null };
  expect(await within((db) => db.select().from(outbox).orderBy(outbox.kind))).toMatchObject([
    { ...due, kind: 'reset', path: '/user/reset' },
    { ...due, kind: 'results', path: null },
  ]);
  await within((db) => db.update(outbox).set({ state: 'dead' }).where(eq(outbox.kind, 'reset')));
  expect(await run('retry')).toEqual({ code: 0, out: '1 email is due again\n', err: '' });
});
