import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bothGames, games, shownRanges, type Game } from '../../src/rules/games.ts';
import {
  markedBoxes,
  numberErrors,
  rowErrors,
  ticketEntryGuards,
  type TypedNumbers,
} from '../../src/rules/ticket-numbers.ts';

const highest = { powerball: [69, 69, 69, 69, 69, 26], megamillions: [70, 70, 70, 70, 70, 25] } as const;
const text = fc.oneof(fc.constantFrom('', '1', '2', '3'), fc.integer({ min: 0, max: 99 }).map(String));
const numbers: fc.Arbitrary<TypedNumbers> = fc.tuple(text, text, text, text, text, text);

/** What is wrong, worked out one box at a time. */
const wrongIn = (which: Game, six: TypedNumbers) =>
  six.map((typed, box) => {
    const isWithin = Number(typed) >= 1 && Number(typed) <= (highest[which][box] ?? 0);
    const isTwice = box < 5 && six.slice(0, 5).filter((other) => other === typed).length > 1;
    return typed !== '' && (!isWithin || isTwice);
  });

test('numbers out of range or repeated are marked, explained and not saved [TE-4, TE-5, TE-6, TR-3, TR-4]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...bothGames), numbers, (game, six) => {
      const wrong = wrongIn(game, six);
      expect(markedBoxes(six, games[game])).toEqual(wrong);
      expect(numberErrors(game, six).length > 0).toBe(wrong.includes(true));
      if (markedBoxes(six, shownRanges).includes(true)) expect(rowErrors(game, six)).not.toEqual([]);
      expect(ticketEntryGuards.breaksRule(undefined, { game, numbers: six })).toBe(wrong.includes(true));
      expect(ticketEntryGuards.hasBlank(undefined, { game, numbers: six })).toBe(six.includes(''));
    }),
    { numRuns: 1000 },
  );
});

describe('a row', () => {
  test.each([
    ['70', '25', [false, false]],
    ['71', '26', [true, true]],
    ['69', '26', [false, true]],
    ['0', '0', [true, true]],
  ])('marks main %s and special %s by the ranges 1–70 and 1–25 in both games [TR-4]', (main, special, marked) => {
    const row = markedBoxes([main, '2', '3', '4', '5', special], shownRanges);
    expect([row[0], row[5]]).toEqual(marked);
  });

  test('marks repeated main numbers, even padded, but never the special ball for that [TE-5, TR-4]', () => {
    expect(markedBoxes(['5', '12', '05', '', '', '5'], shownRanges)).toEqual([true, false, true, false, false, false]);
  });

  test('says that a Power Ball above the range of both games can still be saved [TR-4]', () => {
    expect(rowErrors('powerball', ['70', '2', '3', '4', '5', '26'])).toEqual([
      'Numbers should be between 1 and 69',
      'Power Ball 26 is above 25, but can still be saved.',
    ]);
  });
});

test.each([
  ['powerball', ['70', '2', '3', '4', '5', '6'], ['Numbers should be between 1 and 69']],
  ['powerball', ['1', '2', '3', '4', '5', '27'], ['Power Ball number should be between 1 and 26']],
  ['megamillions', ['71', '2', '3', '4', '5', '6'], ['Numbers should be between 1 and 70']],
  ['megamillions', ['1', '2', '3', '4', '5', '26'], ['Mega Ball number should be between 1 and 25']],
  ['megamillions', ['1', '1', '', '', '', ''], ['Duplicate values are not allowed.']],
  [
    'powerball',
    ['99', '99', '3', '4', '5', '99'],
    [
      'Numbers should be between 1 and 69',
      'Power Ball number should be between 1 and 26',
      'Duplicate values are not allowed.',
    ],
  ],
  ['powerball', ['1', '2', '3', '4', '5', '26'], []],
  ['megamillions', ['70', '2', '3', '4', '5', '25'], []],
] as const)('%s %j: %j [TE-4, TE-5]', (which, six, sentences) => {
  expect(numberErrors(which, six)).toEqual(sentences);
});
