import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawChecks } from '../../../server/db/schema.ts';
import { changeTicket, deleteTicket } from '../../../server/tickets/tickets.ts';
import { drawInstant } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { databases } from '../../support/feeds/databases.ts';
import { slowResult } from './reference.ts';
import {
  addPerson,
  addSession,
  addTicket,
  notify,
  date,
  drawn,
  emptyDatabase,
  heldAt,
  hour,
  mailsIn,
  resultsOf,
  showDraw,
} from './fixture.ts';

const other = { main: [1, 2, 3, 4, 6], special: 9 };

describe.each(databases)('results on $name', ({ open }) => {
  const connected = emptyDatabase(open);

  test('a play covers the draws from the first after its beginning until its end, to the millisecond [PR-1]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    const playing = [
      await addTicket(db, ann, drawn, { changed: heldAt - 1 }),
      await addTicket(db, ann, drawn, { changed: heldAt - 1, deleted: heldAt + 1 }),
      await addTicket(db, ann, drawn, { changed: heldAt - 9000 * hour }),
      await addTicket(db, ann, drawn, { changed: heldAt - 2, deleted: heldAt }),
    ];
    await addTicket(db, ann, drawn, { changed: heldAt });
    await addTicket(db, ann, drawn, { changed: heldAt + 1 });
    await addTicket(db, ann, drawn, { changed: heldAt - 2, deleted: heldAt - 1 });
    await addTicket(db, ann, drawn, { game: 'megamillions' });
    await showDraw(db, drawn);
    expect(await resultsOf(db)).toEqual(playing.toSorted().map((id) => [id, 5, true, 1]));
  });

  test('a ticket that is changed and deleted between the draw and its numbers has the results of the numbers that played [PR-1]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    const ticketId = await addTicket(db, ann, drawn);
    const sessionId = await addSession(db, ann, heldAt);
    const one = { userId: ann, sessionId, game: 'powerball', ticketId, now: heldAt + hour } as const;
    expect(await changeTicket(db, one, other)).toBe(true);
    expect(await deleteTicket(db, { ...one, now: heldAt + 2 * hour })).toBe(true);
    await showDraw(db, drawn);
    expect(await resultsOf(db)).toEqual([[ticketId, 5, true, 1]]);
    await showDraw(db, other);
    expect(await resultsOf(db)).toEqual([[ticketId, 0, false, null]]);
  });

  test('only a draw that is confirmed has results: a provisional one waits [SV-7, SV-10, PR-2]', async () => {
    const db = connected();
    const id = await addTicket(db, await addPerson(db, 'ann'), drawn);
    await showDraw(db, other, { state: 'provisional' });
    await notify(db);
    expect([await resultsOf(db), await db.$count(drawChecks)]).toEqual([[], 0]);
    await showDraw(db, drawn);
    expect(await resultsOf(db)).toEqual([[id, 5, true, 1]]);
  });

  test('a draw that no ticket can have played is told to nobody [SV-10]', async () => {
    const db = connected();
    await addTicket(db, await addPerson(db, 'ann'), drawn);
    await showDraw(db, drawn, { date: '2012-01-18' });
    await notify(db);
    expect(await db.$count(drawChecks)).toBe(0);
  });

  test('notifying again changes nothing and mails nobody [SV-10]', async () => {
    const db = connected();
    for (const name of ['ann', 'bob']) await addTicket(db, await addPerson(db, name), drawn);
    await showDraw(db, drawn);
    await notify(db);
    const before = [await resultsOf(db), await mailsIn(db), await db.select().from(drawChecks)];
    await notify(db);
    expect([await resultsOf(db), await mailsIn(db), await db.select().from(drawChecks)]).toEqual(before);
    expect(before[1]).toHaveLength(2);
  });

  test('every match of every ticket of both games is what comparing number by number finds [SV-10, SV-11]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    const dates = { powerball: date, megamillions: '2026-11-20' } as const;
    const few = (highest: number) =>
      fc.shuffledSubarray(
        Array.from({ length: highest }, (_, at) => at + highest),
        { minLength: 5, maxLength: 5 },
      );
    const anyNumbers = fc.record({ main: few(9), special: fc.integer({ min: 1, max: 3 }) });
    for (const game of ['powerball', 'megamillions'] as const satisfies readonly Game[]) {
      const [draw, ...played] = fc.sample(anyNumbers, { numRuns: 60, seed: 7 });
      if (draw === undefined) throw new Error('nothing was drawn');
      const life = { game, changed: drawInstant(game, dates[game]) - 1 };
      const expected = new Map<string, readonly [number, boolean, number | null]>();
      for (const numbers of [...played, { main: [70, 1, 69, 2, 3], special: 26 }]) {
        expected.set(await addTicket(db, ann, numbers, life), slowResult(numbers, draw));
      }
      await showDraw(db, draw, { game, date: dates[game] });

      expect(new Map((await resultsOf(db, dates[game])).map(([id, ...result]) => [id, result]))).toEqual(expected);
    }
  });
});
