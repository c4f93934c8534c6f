import { describe, expect, test } from 'vitest';
import { pastDraws } from '../../../../server/draws/past-draws.ts';
import { storeReading } from '../../../../server/draws/ledger/store.ts';
import type { DrawReport, Source } from '../../../../server/draws/report.ts';
import { historyAnswer } from '../../../../src/protocol/history.ts';
import { parse } from 'valibot';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';

const friday = Date.parse('2026-11-20T17:00:00Z');
const day = 86_400_000;
const wednesday: DrawReport = { date: '2026-11-18', main: [5, 12, 33, 41, 60], special: 8, multiplier: 2 };

describe.each(databases)('the history on $name', ({ open }) => {
  const connected = emptyDraws(open);
  const told = (source: Source, draws: readonly DrawReport[], now = friday) =>
    storeReading(connected(), { source, game: 'powerball', reading: { draws, jackpots: [], unreadable: [] }, now });

  test('every draw stands there, newest first, with its state, multiplier and jackpot [DH-1]', async () => {
    const monday = { ...wednesday, date: '2026-11-16', special: 9, multiplier: null };
    const jackpots = [{ date: '2026-11-18', dollars: 633_000_000 }];
    await storeReading(connected(), {
      ...{ source: 'ny-lottery', game: 'powerball', now: Date.parse('2026-11-19T08:00:00Z') },
      reading: { draws: [monday, wednesday], jackpots, unreadable: [] },
    });
    expect(parse(historyAnswer, await pastDraws(connected(), 'powerball', friday))).toEqual([
      {
        ...{ date: '2026-11-18', numbers: [5, 12, 33, 41, 60, 8], multiplier: 2, jackpot: '$633 Million' },
        ...{ state: 'provisional', corrections: [], conflicts: [] },
      },
      {
        ...{ date: '2026-11-16', numbers: [5, 12, 33, 41, 60, 9], multiplier: null, jackpot: null },
        ...{ state: 'confirmed', corrections: [], conflicts: [] },
      },
    ]);
    expect(await pastDraws(connected(), 'megamillions', friday)).toEqual([]);
  });

  test('a draw that was not held yet at that time is not history [DH-1]', async () => {
    await told('ny-lottery', [wednesday]);
    expect(await pastDraws(connected(), 'powerball', Date.parse('2026-11-18T20:00:00Z'))).toEqual([]);
  });

  test('a corrected draw says what was shown before, and who says otherwise still [DH-1, SV-7]', async () => {
    const right = { ...wednesday, special: 9 };
    await told('ny-open-data', [wednesday], friday - day);
    await told('texas-lottery', [wednesday], friday - day);
    await told('texas-lottery', [right], friday);
    await told('mega-millions', [right], friday);
    expect(await pastDraws(connected(), 'powerball', friday)).toEqual([
      expect.objectContaining({
        ...{ numbers: [5, 12, 33, 41, 60, 9], state: 'corrected' },
        corrections: [{ numbers: [5, 12, 33, 41, 60, 8], corrected_at: new Date(friday).toISOString() }],
        conflicts: [{ source: 'ny-open-data', numbers: [5, 12, 33, 41, 60, 8] }],
      }),
    ]);
  });
});
