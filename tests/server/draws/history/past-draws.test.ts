import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { pastDraws } from '../../../../server/draws/history.ts';
import { historyAnswer } from '../../../../src/protocol/history.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';
import { pastDraw } from '../../../support/past-draw.ts';
import { friday, hour, monday, tell, wednesday } from '../fixture.ts';

describe.each(databases)('the history on $name', ({ open }) => {
  const connected = emptyDraws(open);

  test('has every draw, newest first, with its state, multiplier and jackpot [DH-1]', async () => {
    await tell(connected(), [monday, wednesday], {
      now: Date.parse('2026-11-19T08:00:00Z'),
      jackpots: [{ date: '2026-11-18', dollars: 633_000_000 }],
    });
    const newest = { multiplier: 2, jackpot: '$633 Million', state: 'provisional' } as const;
    expect(parse(historyAnswer, await pastDraws(connected(), 'powerball', friday))).toEqual([
      pastDraw('2026-11-18', [5, 12, 33, 41, 60, 8], newest),
      pastDraw('2026-11-16', [1, 2, 3, 4, 69, 26]),
    ]);
    expect(await pastDraws(connected(), 'megamillions', friday)).toEqual([]);
  });

  test('has what a corrected draw showed before, and which sources still disagree [DH-1, SV-7]', async () => {
    const right = { ...wednesday, special: 9 };
    for (const source of ['ny-open-data', 'texas-lottery'] as const)
      await tell(connected(), [wednesday], { source, now: friday - 24 * hour });
    for (const source of ['texas-lottery', 'mega-millions'] as const) await tell(connected(), [right], { source });
    expect(await pastDraws(connected(), 'powerball', friday)).toEqual([
      expect.objectContaining({
        numbers: [5, 12, 33, 41, 60, 9],
        state: 'corrected',
        corrections: [{ numbers: [5, 12, 33, 41, 60, 8], corrected_at: new Date(friday).toISOString() }],
        conflicts: [{ source: 'ny-open-data', numbers: [5, 12, 33, 41, 60, 8] }],
      }),
    ]);
  });
});
