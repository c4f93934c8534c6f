import { and, asc, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plays } from '../../../server/db/schema.ts';
import type { Db } from '../../../server/db/database.ts';
import { startSession } from '../../../server/sessions/sessions.ts';
import { changeTicket, deleteTicket, listTickets, saveTicket } from '../../../server/tickets/tickets.ts';
import { drawInstant } from '../../../src/rules/draw-times.ts';
import { databases } from '../../support/feeds/databases.ts';
import { addPerson, contextOf, emptyDatabase, heldAt, hour, resultsOf, showDraw } from '../results/fixture.ts';

const numbers = (first: number) => ({ main: [first, 12, 33, 41, 60], special: 8 });
const dates = ['2026-11-14', '2026-11-16', '2026-11-18', '2026-11-21'];
const held = dates.map((date) => drawInstant('powerball', date));
const [from, until] = [(held[0] ?? 0) - 9 * hour, (held.at(-1) ?? 0) + 9 * hour];
const long = heldAt + 9000 * hour;

describe.each(databases)('the plays of a ticket on $name', ({ open }) => {
  const connected = emptyDatabase(open);
  const signedIn = async (db: Db, now: number) => {
    const userId = await addPerson(db, 'ann');
    const { sessionId } = await startSession(contextOf(db, now), userId, 'Chrome on Linux');
    return { userId, sessionId, game: 'powerball', now } as const;
  };
  const played = async (now: number) => {
    const db = connected();
    const owner = await signedIn(db, now);
    await saveTicket(db)(owner, numbers(1));
    const [ticket] = (await listTickets(db)(owner)) ?? [];
    return { db, owner: { ...owner, ticketId: ticket?.ticket_id ?? '' } };
  };
  const firstNumbers = async (db: ReturnType<typeof connected>) =>
    (await db.select().from(plays).orderBy(asc(plays.valid_from))).map(({ main }) => main[0]);

  test('changes before any draw write over it, one after a draw begins another [PR-1]', async () => {
    const { db, owner } = await played(heldAt - 9 * hour);
    await changeTicket(db, { ...owner, now: heldAt - 8 * hour }, numbers(2));
    await changeTicket(db, { ...owner, now: heldAt - 7 * hour }, numbers(3));
    expect(await firstNumbers(db)).toEqual([3]);
    await changeTicket(db, { ...owner, now: heldAt }, numbers(4));
    await changeTicket(db, { ...owner, now: heldAt + hour }, numbers(5));
    expect(await firstNumbers(db)).toEqual([3, 5]);
    await showDraw(db, numbers(3));
    expect(await resultsOf(db)).toEqual([[owner.ticketId, 5, true, 1]]);
  });

  test('the same numbers in another order go on with the play, also after its draw [PR-1]', async () => {
    const { db, owner } = await played(heldAt - 9 * hour);
    const main = [60, 41, 33, 12, 1];
    expect(await changeTicket(db, { ...owner, now: heldAt + hour }, { main, special: 8 })).toBe(true);
    const stood = await db.select({ main: plays.main, since: plays.valid_from }).from(plays);
    expect(stood).toEqual([{ main, since: new Date(heldAt - 9 * hour) }]);
  });

  test('many changes at the same time close what a draw has seen once, and leave one that stands [PR-1]', async () => {
    const { db, owner } = await played(heldAt - hour);
    const changes = [2, 3, 4, 5, 6].map((first) => changeTicket(db, { ...owner, now: heldAt + hour }, numbers(first)));
    expect(await Promise.all(changes)).toEqual([true, true, true, true, true]);
    expect((await firstNumbers(db))[0]).toBe(1);
    expect(await db.$count(plays)).toBe(2);
    expect(await db.$count(plays, isNull(plays.valid_until))).toBe(1);
  });

  test('a clock that is set back ends no play before it began [PR-1]', async () => {
    const { db, owner } = await played(heldAt + hour);
    expect(await changeTicket(db, { ...owner, now: heldAt + 2 * hour }, numbers(2))).toBe(true);
    expect(await deleteTicket(db, { ...owner, now: heldAt - hour })).toBe(true);
    const [play] = await db.select().from(plays);
    expect(play?.valid_until).toEqual(play?.valid_from);
    await showDraw(db, numbers(2));
    expect(await resultsOf(db)).toEqual([]);
  });

  test('after any edits, each draw is played by the numbers that stood at its instant [PR-1]', async () => {
    const instant = fc.oneof(
      fc.integer({ min: from, max: until }),
      fc.constantFrom(...held.flatMap((at) => [at - 1, at, at + 1])),
    );
    const step = fc.record({ at: instant, change: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 4 }) });
    const life = fc.array(step, { minLength: 1, maxLength: 12 });
    const db = connected();
    for (const date of dates) await showDraw(db, numbers(1), { date });
    const ann = await signedIn(db, from);
    const { userId } = ann;
    await fc.assert(
      fc.asyncProperty(life, async (steps) => {
        const [first, ...rest] = steps.toSorted((one, other) => one.at - other.at);
        if (first === undefined) return;
        await db.delete(plays).where(eq(plays.user_id, userId));
        const owner = { ...ann, now: first.at };
        await saveTicket(db)(owner, numbers(1));
        const ticketId = (await listTickets(db)(owner))?.[0]?.ticket_id ?? '';
        const stood = [{ from: first.at, first: 1 as number | null }];
        for (const { at, change } of rest) {
          const isThere = stood.at(-1)?.first !== null;
          const one = { ...owner, ticketId, now: at };
          const isDone = change === null ? await deleteTicket(db, one) : await changeTicket(db, one, numbers(change));
          expect(isDone).toBe(isThere);
          if (isThere) stood.push({ from: at, first: change });
        }
        for (const [place, date] of dates.entries()) {
          const last = stood.findLast((one) => one.from < (held[place] ?? 0));
          const expected =
            last?.first == null ? [] : [[ticketId, last.first === 1 ? 5 : 4, true, last.first === 1 ? 1 : 3]];
          expect(await resultsOf(db, date, long)).toEqual(expected);
        }
        expect(await db.$count(plays, and(eq(plays.user_id, userId), isNull(plays.valid_until)))).toBe(
          stood.at(-1)?.first === null ? 0 : 1,
        );
      }),
      { numRuns: 40, seed: 17 },
    );
  });
});
