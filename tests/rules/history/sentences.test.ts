import { expect, test } from 'vitest';
import { byPrize, noWinnings, wonByMonth } from '../../../src/rules/prizes.ts';
import { counted } from '../../../src/flows/history/history-words.ts';

test.each([
  [0, '0 draws'],
  [1, '1 draw'],
  [2, '2 draws'],
  [1234, '1,234 draws'],
])('%i is counted as %j', (count, text) => expect(counted(count, 'draw', 'draws')).toBe(text));

test('prizes are sorted by value, the largest first [FW-4]', () => {
  const one = { ...noWinnings, prizes: 1 };
  const sorted = [
    { ...one, jackpots: 1 },
    { ...one, lowest: 20_000, highest: 100_000 },
    { ...one, lowest: 50_000, highest: 50_000 },
    { ...one, lowest: 7, highest: 7 },
    { ...one, unpriced: 1 },
  ];
  expect(sorted.toReversed().toSorted(byPrize)).toEqual(sorted);
});

test('winnings are summed by month, for twelve months; months without a prize are left out [FW-4]', () => {
  const seven = { ...noWinnings, prizes: 1, lowest: 7, highest: 7 };
  const range = { prizes: 3, jackpots: 1, unpriced: 1, lowest: 20, highest: 100 };
  const draws = [
    { date: '2026-11-18', won: seven },
    { date: '2026-11-16', won: range },
    { date: '2026-10-31', won: noWinnings },
    { date: '2026-09-05', won: seven },
  ];
  expect(wonByMonth(draws)).toEqual([
    { month: '2026-11', won: { prizes: 4, jackpots: 1, unpriced: 1, lowest: 27, highest: 107 } },
    { month: '2026-09', won: seven },
  ]);
  const months = Array.from({ length: 13 }, (_, at) => new Date(Date.UTC(2026, 10 - at)).toISOString().slice(0, 7));
  const inMonths = wonByMonth(months.map((month) => ({ date: `${month}-04`, won: seven })));
  expect(inMonths.map(({ month }) => month)).toEqual(months.slice(0, 12));
});
