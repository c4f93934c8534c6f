import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eras } from '../../../src/rules/eras.ts';
import { games, type Game } from '../../../src/rules/games.ts';
import { matchOf, type PastDraw, type SixNumbers } from '../../../src/rules/past-draws.ts';
import { isOnOffer, whatIf } from '../../../src/rules/what-if.ts';
import { noWinnings, ticketsWonText, winningsText, withPrize, wonText } from '../../../src/rules/winnings.ts';
import { prizeOf } from '../../../src/rules/prizes.ts';

const draw = (date: string, numbers: SixNumbers, state: PastDraw['state'] = 'confirmed'): PastDraw => ({
  ...{ date, numbers, multiplier: null, jackpot: null, state, corrections: [], conflicts: [] },
});
const mine: SixNumbers = [41, 5, 60, 12, 33, 8];

describe('what if [DH-3]', () => {
  test('all draws that the numbers could play are counted, the best first, newer before older', () => {
    const history = [
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

  test('samples count for nothing [SV-8]', () => {
    expect(whatIf('powerball', mine, [draw('2026-11-18', mine, 'sample')])).toMatchObject({
      played: 0,
      outOfEra: 0,
      hits: [],
    });
  });

  test('numbers play exactly in the eras whose ranges hold them, or today those of a ticket [TE-4]', () => {
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

  test('a match does not depend on the order of either', () => {
    const distinct = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(distinct, distinct, (one, other) => {
        const expected = new Set(one.filter((number) => other.includes(number))).size;
        const [a, b] = [
          [...one, 3],
          [...other, 3],
        ] as unknown as [SixNumbers, SixNumbers];
        const turned = [...one.toReversed(), 4] as unknown as SixNumbers;
        expect([matchOf(a, b), matchOf(turned, b)]).toEqual([
          { main: expected, special: true },
          { main: expected, special: false },
        ]);
      }),
    );
  });
});

describe('winnings [SV-11, DH-2]', () => {
  const fixed = { kind: 'dollars', dollars: 4 } as const;
  const range = prizeOf('megamillions', '2025-04-08', 9);

  test.each([
    [[], 'Nothing'],
    [[fixed, fixed], '$8'],
    [[range, fixed], '$14 to $54'],
    [[{ kind: 'jackpot' }] as const, 'Jackpot'],
    [[{ kind: 'jackpot' }, { kind: 'jackpot' }, fixed] as const, '2 jackpots and $4'],
    [[{ kind: 'tierOnly' }] as const, 'A prize of unknown amount'],
    [
      [{ kind: 'jackpot' }, fixed, { kind: 'tierOnly' }, { kind: 'tierOnly' }] as const,
      'Jackpot, $4 and 2 prizes of unknown amount',
    ],
    [[{ kind: 'dollars', dollars: 1_000_000 }] as const, '$1,000,000'],
  ])('%j is %j', (prizes, text) => {
    const won = prizes.reduce((sum, prize) => withPrize(sum, prize), noWinnings);
    expect([won.prizes, winningsText(won)]).toEqual([prizes.length, text]);
  });

  test.each([
    [[], 'No prize this time'],
    [[fixed, fixed], 'You won $8'],
    [[range], 'You won $10 to $50'],
    [[{ kind: 'jackpot' }] as const, 'You won the jackpot'],
    [[{ kind: 'jackpot' }, fixed] as const, 'You won the jackpot and $4'],
    [[{ kind: 'jackpot' }, { kind: 'jackpot' }] as const, 'You won 2 jackpots'],
    [[{ kind: 'tierOnly' }] as const, 'You won a prize of unknown amount'],
  ])('%j is said as %j [RS-1]', (prizes, sentence) =>
    expect(wonText(prizes.reduce((sum, prize) => withPrize(sum, prize), noWinnings))).toBe(sentence),
  );

  test.each([
    [0, 1, 'Your ticket did not win'],
    [1, 1, 'Your ticket won'],
    [0, 1000, 'None of your 1,000 tickets won'],
    [3, 5, '3 of your 5 tickets won'],
  ])('%d of %d: %s [RS-1]', (winning, tickets, text) => expect(ticketsWonText(winning, tickets)).toBe(text));
});
