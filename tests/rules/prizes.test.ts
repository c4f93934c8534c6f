import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysFrom, isDrawDate } from '../../src/rules/draw-times.ts';
import { eraOf, eras } from '../../src/rules/eras.ts';
import type { Game } from '../../src/rules/games.ts';
import { inFigures, matchText, payouts, prizeOf, prizeText, tierOf, tiers } from '../../src/rules/prizes.ts';

const lower = '3+1 $400-$2,000 | 3+0 $20-$100 | 2+1 $20-$100 | 1+1 $14-$70 | 0+1 $10-$50';
/** Written out once more, oldest first and by the name of the match, so that a slip in the table shows. */
const announced: Readonly<Record<Game, Readonly<Record<string, string>>>> = {
  powerball: {
    '2012-01-18': '5+0 $1,000,000 | 4+1 $10,000 | 4+0 $100 | 3+1 $100 | 3+0 $7 | 2+1 $7 | 1+1 $4 | 0+1 $4',
    '2015-10-07': '5+0 $1,000,000 | 4+1 $50,000 | 4+0 $100 | 3+1 $100 | 3+0 $7 | 2+1 $7 | 1+1 $4 | 0+1 $4',
  },
  megamillions: {
    '2005-06-24': '5+0 $250,000 | 4+1 $10,000 | 4+0 $150 | 3+1 $150 | 3+0 $7 | 2+1 $10 | 1+1 $3 | 0+1 $2',
    '2013-10-22': '5+0 $1,000,000 | 4+1 $5,000 | 4+0 $500 | 3+1 $50 | 3+0 $5 | 2+1 $5 | 1+1 $2 | 0+1 $1',
    '2017-10-31': '5+0 $1,000,000 | 4+1 $10,000 | 4+0 $500 | 3+1 $200 | 3+0 $10 | 2+1 $10 | 1+1 $4 | 0+1 $2',
    '2025-04-08': `5+0 $2,000,000-$10,000,000 | 4+1 $20,000-$100,000 | 4+0 $1,000-$5,000 | ${lower}`,
  },
};

const anyGame = fc.constantFrom<Game[]>('powerball', 'megamillions');
const firstDates = Object.values(announced).flatMap((eras) => Object.keys(eras));
const anyDate = fc.oneof(
  fc.nat({ max: 12_000 }).map((days) => daysFrom('1997-11-05', days)),
  fc.constantFrom(...firstDates, ...firstDates.map((date) => daysFrom(date, -1))),
);
const anyMatch = fc.record({ main: fc.integer({ min: 0, max: 5 }), special: fc.boolean() });
const nameOf = ({ main, special }: { main: number; special: boolean }) => `${main}+${special ? 1 : 0}`;

/** The announced prize of a match, looked up by walking through every table in the order of time. */
const looked = (game: Game, date: string, name: string): string | undefined => {
  let found: string | undefined;
  for (const [since, row] of Object.entries(announced[game]).toSorted())
    if (Date.parse(since) <= Date.parse(date))
      found = row
        .split(' | ')
        .find((entry) => entry.startsWith(`${name} `))
        ?.slice(4);
  return found;
};

const words = (game: Game, date: string, tier: number): string | undefined => {
  const prize = prizeOf(game, date, tier);
  if (prize.kind === 'range')
    return `$${prize.lowest.toLocaleString('en-US')}-$${prize.highest.toLocaleString('en-US')}`;
  return prize.kind === 'tierOnly' ? undefined : prizeText(prize);
};

describe('tiers', () => {
  test('nine matches win, the jackpot first [SV-11]', () => {
    expect(tiers.map(nameOf)).toEqual(['5+1', '5+0', '4+1', '4+0', '3+1', '3+0', '2+1', '1+1', '0+1']);
  });

  test('a match wins when it has the special ball or three main numbers, and only then [SV-11]', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const tier = tierOf(match);
        expect(tier !== undefined).toBe(match.special || match.main >= 3);
        if (tier !== undefined) expect(tiers[tier - 1]).toEqual(match);
      }),
    );
  });
});

describe('prizes', () => {
  test('every prize of every date is the one that was announced for its era [SV-11]', () => {
    fc.assert(
      fc.property(anyGame, anyDate, fc.integer({ min: 2, max: 9 }), (game, date, tier) => {
        const match = tiers[tier - 1];
        expect(match && words(game, date, tier)).toBe(match && looked(game, date, nameOf(match)));
      }),
      { numRuns: 1000 },
    );
  });

  test('the tables begin when the announced ones do, each with a draw of a new era [SV-11]', () => {
    for (const game of ['powerball', 'megamillions'] as const) {
      expect(payouts[game].map(({ since }) => since)).toEqual(Object.keys(announced[game]).toSorted().toReversed());
      for (const { since, dollars } of payouts[game]) {
        expect([since, isDrawDate(game, since), eraOf(game, since)?.since, dollars.length]).toEqual([
          since,
          true,
          since,
          8,
        ]);
      }
      expect(eras[game].length).toBeGreaterThan(payouts[game].length);
    }
  });

  test.each([
    [{ main: 0, special: false }, 'nothing'],
    [{ main: 1, special: false }, '1 number'],
    [{ main: 0, special: true }, 'the Mega Ball'],
    [{ main: 4, special: true }, '4 numbers and the Mega Ball'],
  ])('a match of %j is %j in words [SV-12]', (match, words) => {
    expect(matchText('megamillions', match)).toBe(words);
  });

  test('a prize is said in dollars, as a range where the ticket’s multiplier decides, or just as one [SV-11]', () => {
    expect(prizeText({ kind: 'dollars', dollars: 50_000 })).toBe('$50,000');
    expect(prizeText({ kind: 'range', lowest: 20, highest: 100 })).toBe('$20 to $100, by the multiplier on the ticket');
    expect(prizeText({ kind: 'tierOnly' })).toBe('a prize');
  });
});

test('a whole number has a comma at every third figure, as American English writes it', () => {
  const count = fc.oneof(fc.nat(), fc.maxSafeNat(), fc.integer({ min: 990, max: 10_010 }));
  fc.assert(fc.property(count, (number) => inFigures(number) === number.toLocaleString('en-US')));
});
