import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eras } from '../../../src/rules/eras.ts';
import { games, type Game } from '../../../src/rules/games.ts';
import type { SixNumbers } from '../../../src/rules/past-draws.ts';
import { isOnOffer, whatIf } from '../../../src/rules/what-if.ts';
import {
  noWinnings,
  prizeOf,
  sumOf,
  ticketsWonText,
  type Winnings,
  winningsText,
  wonText,
} from '../../../src/rules/prizes.ts';
import { pastDraw as draw } from '../../support/past-draw.ts';

const mine: SixNumbers = [41, 5, 60, 12, 33, 8];

describe('what if [DH-3]', () => {
  test('every real draw that the numbers could have played counts; hits come best first, then newest [SV-8]', () => {
    const history = [
      draw('2026-11-21', mine, { state: 'sample' }),
      draw('2009-12-30', mine, { state: 'sample' }),
      draw('2026-11-18', [1, 2, 3, 4, 6, 8]),
      draw('2026-11-16', [5, 12, 33, 41, 60, 8]),
      draw('2026-11-14', [5, 12, 33, 41, 61, 9]),
      draw('2026-11-11', [1, 2, 3, 4, 6, 8]),
      draw('2026-11-09', [5, 12, 1, 2, 3, 9]),
      draw('2010-01-06', [5, 12, 33, 41, 42, 8]),
    ];
    const outcome = whatIf('powerball', mine, history);
    expect([outcome.played, outcome.outOfEra]).toEqual([5, 1]);
    expect(outcome.hits.map(({ draw: { date }, tier, match }) => [date, tier, match])).toEqual([
      ['2026-11-16', 1, { main: 5, special: true }],
      ['2026-11-14', 4, { main: 4, special: false }],
      ['2026-11-18', 9, { main: 0, special: true }],
      ['2026-11-11', 9, { main: 0, special: true }],
    ]);
    expect(winningsText(outcome.won)).toBe('Jackpot and $108');
  });

  test('numbers could be played in the eras whose ranges include them, and today as on a ticket [TE-4]', () => {
    const six = fc.tuple(
      ...Array.from({ length: 6 }, () => fc.integer({ min: 1, max: 80 })),
    ) as unknown as fc.Arbitrary<SixNumbers>;
    fc.assert(
      fc.property(fc.constantFrom<Game>('powerball', 'megamillions'), six, (game, numbers) => {
        for (const [age, { since, mainHighest, specialHighest }] of eras[game].entries()) {
          const highest = age === 0 ? Math.max(specialHighest, games[game].specialHighest) : specialHighest;
          expect(isOnOffer(game, since, numbers)).toBe(
            Math.max(...numbers.slice(0, 5)) <= mainHighest && numbers[5] <= highest,
          );
        }
        expect(isOnOffer(game, '1990-01-01', numbers)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('winnings [SV-11, DH-2]', () => {
  const one = { ...noWinnings, prizes: 1 };
  const fixed = { ...one, lowest: 4, highest: 4 };
  const million = { ...one, lowest: 1_000_000, highest: 1_000_000 };
  const [jackpot, unknown] = [
    { ...one, jackpots: 1 },
    { ...one, unpriced: 1 },
  ];
  const range = prizeOf('megamillions', '2025-04-08', 9);

  test.each<[readonly Winnings[], string, string]>([
    [[], 'Nothing', 'No prize this time'],
    [[fixed, fixed], '$8', 'You won $8'],
    [[range, fixed], '$14 to $54', 'You won $14 to $54'],
    [[jackpot], 'Jackpot', 'You won the jackpot'],
    [[jackpot, fixed], 'Jackpot and $4', 'You won the jackpot and $4'],
    [[jackpot, jackpot, fixed], '2 jackpots and $4', 'You won 2 jackpots and $4'],
    [[unknown], 'A prize of unknown amount', 'You won a prize of unknown amount'],
    [
      [jackpot, fixed, unknown, unknown],
      'Jackpot, $4 and 2 prizes of unknown amount',
      'You won the jackpot, $4 and 2 prizes of unknown amount',
    ],
    [[million], '$1,000,000', 'You won $1,000,000'],
  ])('%j is %j, and in a sentence %j [RS-1]', (prizes, text, sentence) => {
    const won = prizes.reduce(sumOf, noWinnings);
    expect([won.prizes, winningsText(won), wonText(won)]).toEqual([prizes.length, text, sentence]);
  });

  test.each([
    [0, 1, 'Your ticket did not win'],
    [1, 1, 'Your ticket won'],
    [0, 1000, 'None of your 1,000 tickets won'],
    [3, 5, '3 of your 5 tickets won'],
  ])('%d of %d: %s [RS-1]', (winning, tickets, text) => expect(ticketsWonText(winning, tickets)).toBe(text));
});
