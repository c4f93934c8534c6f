import { eq } from 'drizzle-orm';
import { onTestFinished, test, expect, describe } from 'vitest';
import { builtMailCommand } from '../../support/server/built.ts';
import type { Db } from '../../../server/db/database.ts';
import { outbox } from '../../../server/db/schema.ts';
import { reviveDead } from '../../../server/mail/outbox.ts';
import { databases } from '../../support/feeds/databases.ts';
import { movableClock } from '../../support/server.ts';
import { commandOnFolder } from '../../support/server/process.ts';
import { at, queueResults, sendDue } from './queue.ts';

const refusing = {
  deliver: () =>
    Promise.reject(
      Object.assign(new Error('No'), { code: 'EMESSAGE', permanent: true, command: 'DATA', responseCode: 554 }),
    ),
};

/** Queues a results mail and an account mail, which a mail server refuses for good. */
const giveUpTwo = async (db: Db) => {
  await queueResults(db, 1);
  const [mail] = await db.select().from(outbox);
  await db
    .insert(outbox)
    .values({ user_id: mail?.user_id ?? '', at: new Date(at), kind: 'reset', path: '/user/reset' });
  await sendDue(db, refusing);
  expect(await db.select().from(outbox)).toMatchObject([1, 2].map(() => ({ state: 'dead', tries: 1 })));
};

describe.each(databases)('mails that were given up, on $name', ({ open }) => {
  test('are due again once revived, with their links, and are sent [GR-2]', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await giveUpTwo(db);
    const clock = movableClock(at);
    expect(await reviveDead({ db, clock })).toBe(2);
    expect(await reviveDead({ db, clock })).toBe(0);
    const paths = (await db.select().from(outbox)).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['/user/reset', null]);
    await sendDue(db, {}, { clock });
    const sent = { state: 'sent', tries: 0, last_error: null, path: null };
    expect(await db.select().from(outbox)).toMatchObject([sent, sent]);
  });
});

test('the command revives them, and says what else it is asked for in one line', async () => {
  const { run, within } = commandOnFolder(builtMailCommand);
  await within(giveUpTwo);
  expect(await run()).toEqual({ code: 1, out: '', err: 'npm run mail -- retry\n' });
  expect(await run('retry')).toEqual({ code: 0, out: '2 mails are due again\n', err: '' });
  await within((db) => db.update(outbox).set({ state: 'dead' }).where(eq(outbox.kind, 'reset')));
  expect(await run('retry')).toEqual({ code: 0, out: '1 mail is due again\n', err: '' });
});
