import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawChecks } from '../../../server/db/schema.ts';
import { six } from '../../../server/draws/past-draws.ts';
import { drawInstant } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { matchOf } from '../../../src/rules/past-draws.ts';
import { tierOf } from '../../../src/rules/prizes.ts';
import { databases } from '../../support/feeds/databases.ts';
import { addPerson, addTicket, notify, date, drawn, emptyDatabase, miss, resultsOf, showDraw } from './fixture.ts';

describe.each(databases)('results on $name', ({ open }) => {
  const connected = emptyDatabase(open);

  test('only a confirmed draw that a ticket can have played is told [SV-7, SV-10, PR-2]', async () => {
    const db = connected();
    const id = await addTicket(db, await addPerson(db, 'ann'), drawn);
    await showDraw(db, miss, { state: 'provisional' });
    await showDraw(db, drawn, { date: '2012-01-18' });
    await notify(db);
    expect([await resultsOf(db), await db.$count(drawChecks)]).toEqual([[], 0]);
    await showDraw(db, drawn);
    expect(await resultsOf(db)).toEqual([[id, 5, true, 1]]);
  });

  test('every match of both games is what the rules of the app find [SV-10, SV-11]', async () => {
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
        const match = matchOf(six(numbers.main, numbers.special), six(draw.main, draw.special));
        expected.set(await addTicket(db, ann, numbers, life), [match.main, match.special, tierOf(match) ?? null]);
      }
      await showDraw(db, draw, { game, date: dates[game] });

      expect(new Map((await resultsOf(db, dates[game])).map(([id, ...result]) => [id, result]))).toEqual(expected);
    }
  });
});
