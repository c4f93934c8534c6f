import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emailRenderers } from '../../../server/app.ts';
import type { Db } from '../../../server/db/database.ts';
import { outbox, plays, resultNotifications, users } from '../../../server/db/schema.ts';
import { reviveDead } from '../../../server/mail/outbox.ts';
import { notifyPlayers, startNotifying } from '../../../server/results/notifying.ts';
import { databases, withMethods } from '../../support/feeds/databases.ts';
import { keptLog } from '../../support/log-lines.ts';
import { sendDue } from '../mail/queue.ts';
import {
  addPerson,
  addTicket,
  contextOf,
  date,
  notify,
  drawn,
  emptyDatabase,
  heldAt,
  hour,
  mailsIn,
  miss,
  near,
  resultsOf,
  showDraw,
  subjectOf,
} from './fixture.ts';

describe.each(databases)('notifying on $name', ({ open }) => {
  const connected = emptyDatabase(open);

  test('a player who was emailed no results gets no correction of them [PR-2, SV-12]', async () => {
    const db = connected();
    await addTicket(db, await addPerson(db, 'ann', false), near);
    await showDraw(db, drawn);
    await notify(db);
    await db.update(users).set({ wants_results_mail: true });
    await showDraw(db, near, { state: 'corrected' });
    await notify(db);
    expect(await db.select({ kind: outbox.kind }).from(outbox)).toEqual([{ kind: 'results' }]);
  });

  test('a correction waits only for its own draw’s results; the unsubscribed get none [SV-12, PR-2]', async () => {
    const db = connected();
    const [ann, quiet] = [await addPerson(db, 'ann'), await addPerson(db, 'cas', false)];
    const earlier = { date: '2026-11-16', changed: heldAt - 90 * hour };
    for (const player of [ann, quiet]) await addTicket(db, player, drawn, earlier);
    await addTicket(db, ann, miss, { ...earlier, game: 'megamillions' });
    await showDraw(db, drawn);
    await notify(db);
    await showDraw(db, near, { state: 'corrected' });
    await notify(db);
    expect(await mailsIn(db)).toEqual([['ann@example.org', subjectOf('You won $50,000')]]);
    // They are being sent.
    await db.update(outbox).set({ lease: crypto.randomUUID() });
    await showDraw(db, miss, { game: 'megamillions' });
    await showDraw(db, miss, { date: earlier.date });
    await notify(db);
    await showDraw(db, drawn, { state: 'corrected' });
    await notify(db);
    const waiting = await db
      .select({ game: outbox.game, date: outbox.date, kind: outbox.kind })
      .from(outbox)
      .where(eq(outbox.state, 'waiting'))
      .orderBy(asc(outbox.kind), asc(outbox.date));
    expect(waiting).toEqual([
      { game: 'powerball', date, kind: 'correction' },
      { game: 'powerball', date: earlier.date, kind: 'results' },
      { game: 'powerball', date, kind: 'results' },
      { game: 'megamillions', date, kind: 'results' },
    ]);
  });

  test('results that were given up are replaced by a correction: no retry sends both [GR-2, SV-10]', async () => {
    const db = connected();
    await addTicket(db, await addPerson(db, 'ann'), drawn);
    await showDraw(db, drawn);
    await notify(db);
    await db.update(outbox).set({ state: 'dead' });
    await showDraw(db, near, { state: 'corrected' });
    await notify(db);
    await reviveDead(contextOf(db));
    expect(await mailsIn(db)).toEqual([['ann@example.org', subjectOf('You won $50,000')]]);
  });

  test('a draw that fails is logged and tried again, and holds up no later one [SV-10]', async () => {
    const db = connected();
    await addTicket(db, await addPerson(db, 'ann'), drawn, { changed: heldAt - 90 * hour });
    await showDraw(db, miss, { date: '2026-11-16' });
    await showDraw(db, drawn);
    await db.execute(sql`alter table outbox add constraint failing check (date <> '2026-11-16')`);
    const { log, lines } = keptLog();
    const run = () => notifyPlayers({ ...contextOf(db), log });
    await run().finally(() => db.execute(sql`alter table outbox drop constraint failing`));
    const won = ['ann@example.org', subjectOf('You won the jackpot')];
    expect(await mailsIn(db)).toEqual([won]);
    expect(lines).toMatchObject([
      { msg: 'the players of a draw could not be notified', game: 'powerball', date: '2026-11-16' },
    ]);
    await run();
    expect(await mailsIn(db)).toEqual([['ann@example.org', 'No prize this time (Power Ball, Nov 16, 2026)'], won]);
  });

  test('an outage of the database is logged once, however many draws are waiting [SV-10]', async () => {
    const db = connected();
    await addTicket(db, await addPerson(db, 'ann'), drawn, { changed: heldAt - 90 * hour });
    await showDraw(db, miss, { date: '2026-11-16' });
    await showDraw(db, drawn);
    let isAway = true;
    const transaction: Db['transaction'] = (work) =>
      isAway ? Promise.reject(new Error('Connection terminated unexpectedly')) : db.transaction(work);
    const unreliable = withMethods(db, { transaction });
    const { log, lines } = keptLog();
    const { wake, stop } = startNotifying({ ...contextOf(unreliable), log });
    onTestFinished(stop);
    await wake();
    expect(lines).toMatchObject([{ msg: 'the players of a draw could not be notified' }]);
    isAway = false;
    await wake();
    expect(await mailsIn(db)).toHaveLength(2);
  });

  test('a deletion meanwhile stops no worker, and leaves only other players’ rows [SV-10, SV-13]', async () => {
    const db = connected();
    const players: string[] = [];
    for (let number = 0; number < 24; number += 1) {
      const person = await addPerson(db, `person${String(number).padStart(2, '0')}`);
      for (let tickets = 0; tickets < 3; tickets += 1) await addTicket(db, person, drawn);
      players.push(person);
    }
    const dates = ['2026-11-18', '2026-11-21', '2026-11-23'];
    for (const held of dates) await showDraw(db, drawn, { date: held });
    const leaving = players.filter((_, at) => at % 2 === 0);
    const leave = async () => {
      for (const person of leaving) await db.delete(users).where(eq(users.id, person));
    };
    await Promise.all([...[1, 2, 3].map(() => notify(db, 3)), leave()]);
    await notify(db, 3);
    const staying = players.filter((person) => !leaving.includes(person)).toSorted();
    const holders = async (table: typeof plays | typeof resultNotifications) =>
      (await db.selectDistinct({ id: table.user_id }).from(table)).map(({ id }) => id).toSorted();
    expect((await db.select().from(users)).map(({ id }) => id).toSorted()).toEqual(staying);
    expect([await holders(plays), await holders(resultNotifications)]).toEqual([staying, staying]);
    expect(await db.$count(resultNotifications)).toBe(staying.length * dates.length);
    expect(await mailsIn(db)).toHaveLength(staying.length * dates.length);
  });

  test('players are told of a draw up to a year late, and not of an older one [SV-10]', async () => {
    const db = connected();
    const id = await addTicket(db, await addPerson(db, 'ann'), drawn, { changed: heldAt - 9000 * hour });
    await showDraw(db, drawn, { date: '2025-11-15' });
    await notify(db);
    expect([await resultsOf(db, '2025-11-15'), await mailsIn(db)]).toEqual([[[id, 5, true, 1]], []]);
    await showDraw(db, drawn, { date: '2025-11-19' });
    await notify(db);
    expect(await mailsIn(db)).toHaveLength(1);
  });

  test('the newest sample is emailed as one; the real draw has an email of its own [SV-8, SV-12]', async () => {
    const db = connected();
    const [ann, bob] = [await addPerson(db, 'ann'), await addPerson(db, 'bob')];
    for (const player of [ann, bob]) await addTicket(db, player, drawn, { changed: heldAt - 90 * hour });
    await showDraw(db, miss, { state: 'sample', date: '2026-11-16' });
    await showDraw(db, near, { state: 'sample' });
    await notify(db);
    const mailsTo = (names: readonly string[], subject: string) =>
      names.map((name) => [`${name}@example.org`, subject]);
    const sample = 'You would have won $50,000 (Power Ball, Nov 18, 2026, sample draw)';
    expect(await mailsIn(db)).toEqual(mailsTo(['ann', 'bob'], sample));
    await db.update(outbox).set({ state: 'sent' }).where(eq(outbox.user_id, bob));
    await showDraw(db, drawn);
    await notify(db);
    expect(await mailsIn(db)).toEqual(mailsTo(['ann', 'bob', 'bob'], subjectOf('You won the jackpot')));
  });

  describe('of a disputed draw', () => {
    const [jackpot, won] = [subjectOf('You won the jackpot'), subjectOf('You won $50,000')];
    const corrected = subjectOf('Correction: You won $50,000');
    const dispute = () => showDraw(connected(), near, { state: 'disputed', resultsFrom: heldAt + 48 * hour });
    const settle = (numbers = drawn) => showDraw(connected(), numbers, { state: 'corrected' });
    const notifyAt = (hours: number, batchSize?: number, isStopped?: () => boolean) =>
      notifyPlayers(contextOf(connected(), heldAt + hours * hour), batchSize, isStopped);
    /** Sends what is due so many hours after the draw; the subjects. */
    const sentAt = async (hours: number): Promise<readonly string[]> => {
      const context = contextOf(connected(), heldAt + hours * hour);
      const sent: string[] = [];
      const deliver = ({ subject }: { subject: string }) => Promise.resolve((sent.push(subject), null));
      await sendDue(context.db, { deliver }, { clock: context.clock, renderers: emailRenderers(context) });
      return sent;
    };
    /** Stops notifying after one batch. */
    const afterOne = () => {
      let batches = 0;
      return () => (batches += 1) > 1;
    };
    const addPlayers = async (...names: readonly string[]) => {
      for (const name of names) await addTicket(connected(), await addPerson(connected(), name), drawn);
    };

    test('tells nobody else for 48 h, then everybody, and corrects what was wrong [PR-2, PR-3]', async () => {
      await addPlayers('ann', 'bob', 'cas');
      await showDraw(connected(), drawn);
      await notifyAt(13, 1, afterOne());
      expect(await sentAt(13)).toEqual([jackpot]);
      await dispute();
      await notifyAt(14);
      await notifyAt(47);
      expect(await sentAt(47)).toEqual([]);
      await notifyAt(48);
      expect((await sentAt(48)).toSorted()).toEqual([corrected, won, won]);
      await settle();
      await notifyAt(49);
      expect(await sentAt(49)).toEqual(Array(3).fill(subjectOf('Correction: You won the jackpot')));
    });

    test('sends what waited once it is settled as before, and stores it as told [PR-2, PR-3, SV-10]', async () => {
      await addPlayers('ann', 'bob');
      await showDraw(connected(), drawn);
      await notifyAt(13, 1, afterOne());
      await dispute();
      await notifyAt(14);
      expect(await sentAt(14)).toEqual([]);
      expect(await connected().select().from(outbox)).toMatchObject([{ state: 'waiting', tries: 0, lease: null }]);
      await settle(drawn);
      await notifyAt(15);
      expect(await sentAt(15)).toEqual([jackpot, jackpot]);
      await settle(near);
      await notifyAt(16);
      expect(await sentAt(16)).toEqual([corrected, corrected]);
    });

    test('holds an email back until a check has stored the results that it will tell [PR-2]', async () => {
      await addPlayers('ann', 'bob');
      await showDraw(connected(), drawn);
      await notifyAt(13);
      await settle(near);
      expect(await sentAt(14)).toEqual([]);
      await notifyAt(14, 1, afterOne());
      expect(await sentAt(15)).toEqual([won]);
      await settle(drawn);
      await notifyAt(16);
      expect((await sentAt(16)).toSorted()).toEqual([subjectOf('Correction: You won the jackpot'), jackpot]);
    });
  });
});
