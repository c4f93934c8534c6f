import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outbox, toldResults, users } from '../../../server/db/schema.ts';
import { databases } from '../../support/feeds/databases.ts';
import {
  addPerson,
  addTicket,
  check,
  date,
  drawn,
  emptyStage,
  heldAt,
  hour,
  mailsIn,
  resultsOf,
  showDraw,
  subject,
} from './stage.ts';

const near = { main: [5, 12, 33, 41, 61], special: 8 };
const corrected = { main: [5, 12, 33, 41, 61], special: 8 };
const miss = { main: [1, 2, 3, 4, 6], special: 9 };

describe.each(databases)('telling on $name', ({ open }) => {
  const connected = emptyStage(open);

  test('everybody who played gets one mail with all their tickets, nobody else any [SV-10, SV-12]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    for (const numbers of [miss, near, miss]) await addTicket(db, ann, numbers);
    await addTicket(db, await addPerson(db, 'bob'), miss);
    await addTicket(db, await addPerson(db, 'cas'), drawn, { game: 'megamillions' });
    await addPerson(db, 'dan');
    await showDraw(db, drawn);
    await check(db, { tickets: 2, people: 1 });
    expect(await mailsIn(db)).toEqual([
      ['ann@example.org', subject],
      ['bob@example.org', subject],
    ]);
    const [mail] = await db.select().from(outbox).where(eq(outbox.user_id, ann));
    expect(mail?.text).toContain('1 of your 3 tickets matches a prize.');
    expect(mail?.text).toContain(
      'Ticket 1: 4 numbers and the Power Ball matched, $50,000\n  5✓ 12✓ 33✓ 41✓ 61  Power Ball 8✓',
    );
    expect(mail?.unsubscribe_path).toMatch(new RegExp(`^/unsubscribe/${ann}/[\\w-]{43}$`));
  });

  test('a person has a mail of their own for each game and draw [SV-10]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    await addTicket(db, ann, drawn);
    await addTicket(db, ann, drawn, { game: 'megamillions' });
    await showDraw(db, drawn);
    await showDraw(db, miss, { date: '2026-11-21' });
    await showDraw(db, miss, { game: 'megamillions', date: '2026-11-20' });
    await check(db);
    expect((await mailsIn(db)).map(([, of]) => of)).toEqual([
      'Your Mega Millions results of Friday, November 20, 2026',
      'Your Power Ball results of Saturday, November 21, 2026',
      subject,
    ]);
  });

  test('whoever unsubscribed has results and no mail [SV-10, SV-12]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann', false);
    const id = await addTicket(db, ann, drawn);
    await showDraw(db, drawn);
    await check(db);
    expect([await resultsOf(db), await mailsIn(db)]).toEqual([[[id, 5, true, 1]], []]);
    expect(await db.select().from(toldResults)).toEqual([
      { user_id: ann, game: 'powerball', date, revision: 1, mail_key: null },
    ]);
  });

  test('a correction compares again and mails only those whose result it changes, marked as one [SV-7, SV-12]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    const won = await addTicket(db, ann, drawn);
    const lost = await addTicket(db, await addPerson(db, 'bob'), miss);
    const quiet = await addTicket(db, await addPerson(db, 'cas', false), near);
    await showDraw(db, drawn);
    await check(db);
    await showDraw(db, corrected, { state: 'corrected' });
    await check(db, { tickets: 1, people: 1 });
    await check(db);
    expect(new Set(await resultsOf(db))).toEqual(
      new Set([
        [won, 4, true, 3],
        [lost, 0, false, null],
        [quiet, 5, true, 1],
      ]),
    );
    expect(await mailsIn(db)).toEqual([
      ['ann@example.org', `Correction: y${subject.slice(1)}`],
      ['ann@example.org', subject],
      ['bob@example.org', subject],
    ]);
    const mails = await db.select().from(outbox).where(eq(outbox.user_id, ann));
    expect(mails.map(({ text }) => text.includes('were corrected after your results had been mailed'))).toContain(true);
  });

  test('the newest sample is compared and its mail says so; the real draw takes its place with a mail of its own [SV-8, SV-12]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    const id = await addTicket(db, ann, drawn, { changed: heldAt - 90 * hour });
    await showDraw(db, miss, { state: 'sample', date: '2026-11-16' });
    await showDraw(db, near, { state: 'sample' });
    await check(db);
    expect([await resultsOf(db, '2026-11-16'), await resultsOf(db)]).toEqual([[], [[id, 4, true, 3]]]);
    expect((await db.select().from(outbox)).map(({ text }) => text)[0]).toMatch(
      /^This is a sample draw: its numbers are made up/,
    );
    await showDraw(db, drawn);
    await check(db);
    expect(await resultsOf(db)).toEqual([[id, 5, true, 1]]);
    expect(await mailsIn(db)).toEqual([
      ['ann@example.org', subject],
      ['ann@example.org', `${subject} (sample draw)`],
    ]);
  });

  test('an account that goes takes its results with it [SV-10]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    await addTicket(db, ann, drawn);
    await showDraw(db, drawn);
    await check(db);
    await db.delete(users).where(eq(users.id, ann));
    expect([await resultsOf(db), await mailsIn(db), await db.$count(toldResults)]).toEqual([[], [], 0]);
  });
});
