import { describe, expect, test } from 'vitest';
import { lastDrawOf, latestDraw } from '../../../server/draws/latest.ts';
import { dollarsText } from '../../../server/draws/ledger/jackpots.ts';
import { storeReading } from '../../../server/draws/ledger/store.ts';
import type { DrawReport, JackpotReport, Source } from '../../../server/draws/report.ts';
import type { Game } from '../../../src/rules/games.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';

const friday = Date.parse('2026-11-20T17:00:00Z');

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const told = (
    game: Game,
    draws: readonly DrawReport[],
    jackpots: readonly JackpotReport[] = [],
    now = friday,
    source: Source = 'ny-lottery',
  ) => storeReading(connected(), { source, game, reading: { draws, jackpots, unreadable: [] }, now });

  const wednesday: DrawReport = { date: '2026-11-18', main: [5, 12, 33, 41, 60], special: 8, multiplier: 2 };

  test('the newest Power Ball draw ends in its Power Play, and the next draw has its jackpot [BD-2, SV-6]', async () => {
    await told(
      'powerball',
      [wednesday, { ...wednesday, date: '2026-11-16', special: 9 }],
      [{ date: '2026-11-21', dollars: 633_000_000 }],
    );
    expect(await latestDraw(connected(), 'powerball', friday)).toEqual({
      number_set: '5 12 33 41 60 8 2x',
      drawing_date: '2026-11-18',
      next_drawing_date: '2026-11-21T22:59:00-05:00',
      next_jackpot: '$633 Million',
      is_sample: false,
    });
  });

  test('a Power Play that no source knows is left out [BD-2]', async () => {
    await told('powerball', [{ ...wednesday, multiplier: null }]);
    expect(await latestDraw(connected(), 'powerball', friday)).toMatchObject({ number_set: '5 12 33 41 60 8' });
  });

  test.each([
    [null, '5 12 33 41 60 8 0'],
    [3, '5 12 33 41 60 8 3'],
  ])('a Mega Millions draw with multiplier %j is %j [BD-2, BD-3]', async (multiplier, number_set) => {
    await told('megamillions', [{ ...wednesday, date: '2026-11-17', multiplier }]);
    expect(await latestDraw(connected(), 'megamillions', friday)).toMatchObject({
      ...{
        number_set,
        drawing_date: '2026-11-17',
        next_drawing_date: '2026-11-20T23:00:00-05:00',
        next_jackpot: 'To be announced',
      },
    });
  });

  test('no draw stored is no latest draw [BD-2]', async () => {
    expect(await latestDraw(connected(), 'powerball', friday)).toBeUndefined();
  });

  test('the next draw is in summer time when it is held then [BD-4]', async () => {
    const july = Date.parse('2026-07-26T12:00:00Z');
    await told('powerball', [{ ...wednesday, date: '2026-07-25' }], [], july);
    expect(await latestDraw(connected(), 'powerball', july)).toMatchObject({
      next_drawing_date: '2026-07-27T22:59:00-04:00',
    });
  });

  test.each([
    ['a minute', '2026-11-21T22:59:00-05:00', 60_000],
    ['13 hours', '2026-11-23T22:59:00-05:00', 13 * 3_600_000],
  ])(
    '%s after a draw whose numbers are not out, a board is told to await %s [BD-5]',
    async (_, next_drawing_date, after) => {
      await told('powerball', [wednesday]);
      const now = Date.parse('2026-11-22T03:59:00Z') + after;
      expect(await latestDraw(connected(), 'powerball', now)).toMatchObject({
        drawing_date: '2026-11-18',
        next_drawing_date,
      });
    },
  );

  test('of two announced jackpots the one seen last is shown [SV-6]', async () => {
    await told('powerball', [wednesday], [{ date: '2026-11-21', dollars: 600_000_000 }], friday, 'mega-millions');
    await told('powerball', [], [{ date: '2026-11-21', dollars: 1_250_000_000 }], friday + 1);
    await told('powerball', [], [{ date: '2026-11-23', dollars: 20_000_000 }], friday + 2);
    expect(await latestDraw(connected(), 'powerball', friday + 3)).toMatchObject({ next_jackpot: '$1.25 Billion' });
  });

  test('the last draw of the calendar is out once its numbers are stored [SV-9]', async () => {
    const drawTime = Date.parse('2026-11-22T03:59:00Z');
    await told('powerball', [wednesday]);
    expect(await lastDrawOf(connected(), 'powerball', drawTime - 1)).toEqual({ date: '2026-11-18', isOut: true });
    expect(await lastDrawOf(connected(), 'powerball', drawTime)).toEqual({ date: '2026-11-21', isOut: false });
  });

  test.each([
    [633_000_000, '$633 Million'],
    [277_300_000, '$277.3 Million'],
    [1_250_000_000, '$1.25 Billion'],
    [1_817_000_000, '$1.817 Billion'],
    [2_000_000_000, '$2 Billion'],
    [999_960_000, '$1 Billion'],
    [950_000, '$950,000'],
  ])('%d dollars are announced as %s [BD-2]', (dollars, text) => {
    expect(dollarsText(dollars)).toBe(text);
  });
});
