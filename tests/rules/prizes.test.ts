import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysFrom, isDrawDate } from '../../src/rules/draw-times.ts';
import { eraOf } from '../../src/rules/eras.ts';
import { bothGames, type Game } from '../../src/rules/games.ts';
import {
  inDollars,
  inFigures,
  matchText,
  noWinnings,
  payouts,
  prizeOf,
  prizeText,
  tierOf,
  tiers,
} from '../../src/rules/prizes.ts';

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

/** Every prize of a date but the jackpot. */
const prizesOn = (game: Game, date: string): readonly string[] =>
  tiers.slice(1).map(({ main, special }, at) => {
    const prize = prizeOf(game, date, at + 2);
    const words =
      prize.lowest < prize.highest ? `${inDollars(prize.lowest)}-${inDollars(prize.highest)}` : prizeText(prize);
    return `${main}+${special ? 1 : 0} ${words}`;
  });

test('nine matches win, the jackpot first: any with the special ball, or three numbers or more [SV-11]', () => {
  const matches = [5, 4, 3, 2, 1, 0].flatMap((main) => [true, false].map((special) => ({ main, special })));
  expect(matches.map(tierOf)).toEqual([1, 2, 3, 4, 5, 6, 7, undefined, 8, undefined, 9, undefined]);
  expect(tiers).toEqual(matches.filter((match) => tierOf(match) !== undefined));
});

describe('prizes', () => {
  test.each(bothGames)('every prize of %s is the announced one, from the first draw of its era on [SV-11]', (game) => {
    expect(payouts[game].map(({ since }) => since).toReversed()).toEqual(Object.keys(announced[game]));
    let before = prizesOn(game, '1998-01-01');
    expect(before.filter((prize) => !prize.endsWith(' a prize'))).toEqual([]);
    for (const [since, row] of Object.entries(announced[game])) {
      expect([since, isDrawDate(game, since), eraOf(game, since)?.since]).toEqual([since, true, since]);
      expect(prizesOn(game, daysFrom(since, -1))).toEqual(before);
      before = row.split(' | ');
      expect(prizesOn(game, since)).toEqual(before);
    }
    expect(prizesOn(game, '2026-11-20')).toEqual(before);
  });

  test.each([
    [{ main: 0, special: false }, 'nothing'],
    [{ main: 1, special: false }, '1 number'],
    [{ main: 0, special: true }, 'the Mega Ball'],
    [{ main: 4, special: true }, '4 numbers and the Mega Ball'],
  ])('a match of %j is %j in words [SV-12]', (match, words) => {
    expect(matchText('megamillions', match)).toBe(words);
  });

  test('a prize is in dollars, in a range that the ticket’s multiplier decides, or just a prize [SV-11]', () => {
    const one = { ...noWinnings, prizes: 1 };
    expect(prizeText({ ...one, lowest: 50_000, highest: 50_000 })).toBe('$50,000');
    expect(prizeText({ ...one, lowest: 20, highest: 100 })).toBe('$20 to $100, by the multiplier on the ticket');
    expect(prizeText({ ...one, unpriced: 1 })).toBe('a prize');
  });
});

test('whole numbers have a comma every three digits', () => {
  const count = fc.oneof(fc.nat(), fc.maxSafeNat(), fc.integer({ min: 990, max: 10_010 }));
  fc.assert(fc.property(count, (number) => inFigures(number) === number.toLocaleString('en-US')));
});
