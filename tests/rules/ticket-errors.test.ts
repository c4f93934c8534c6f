import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, shownRanges, type Game } from '../../src/rules/games.ts';
import {
  boxesOutOfRange,
  markedBoxes,
  numberErrors,
  rowErrors,
  ticketEntryGuards,
  type TypedNumbers,
} from '../../src/rules/ticket-numbers.ts';

const highest = { powerball: [69, 69, 69, 69, 69, 26], megamillions: [70, 70, 70, 70, 70, 25] } as const;
const text = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 99 }).map(String));
const numbers: fc.Arbitrary<TypedNumbers> = fc.tuple(text, text, text, text, text, text);
const game = fc.constantFrom('powerball', 'megamillions');

/** What is wrong, worked out one box at a time. */
const errorsOf = (which: Game, six: TypedNumbers) => {
  const outside = six.map(
    (typed, box) => typed !== '' && !(Number(typed) >= 1 && Number(typed) <= (highest[which][box] ?? 0)),
  );
  const main = six.slice(0, 5).filter((typed) => typed !== '');
  return {
    outside,
    hasDuplicates: main.some((typed, at) => main.indexOf(typed) !== at),
    hasGaps: six.some((typed) => typed === ''),
  };
};

describe('ranges', () => {
  test('a box takes the numbers of its game and no others, and may be empty [TE-4, TR-3]', () => {
    fc.assert(
      fc.property(game, numbers, (which, six) => {
        expect(boxesOutOfRange(six, games[which])).toEqual(errorsOf(which, six).outside);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['70', '25', [false, false]],
    ['71', '26', [true, true]],
    ['69', '26', [false, true]],
    ['0', '0', [true, true]],
  ])('a row borders main %s and special %s by 1–70 and 1–25 on both games [TR-4]', (main, special, marked) => {
    const row = markedBoxes([main, '2', '3', '4', '5', special], shownRanges);
    expect([row[0], row[5]]).toEqual(marked);
  });

  test('a row borders what stands twice too, but never the special ball for that [TR-4]', () => {
    expect(markedBoxes(['5', '12', '5', '', '', '5'], shownRanges)).toEqual([true, false, true, false, false, false]);
  });
});

describe('sentences', () => {
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

  test('each red border comes with words, in the form and in a row [TE-4, TR-4]', () => {
    expect(rowErrors('powerball', ['70', '2', '3', '4', '5', '26'])).toEqual([
      'Numbers should be between 1 and 69',
      'Power Ball 26 is above 25, and can be saved all the same.',
    ]);
    fc.assert(
      fc.property(
        game,
        numbers,
        (which, six) =>
          (!markedBoxes(six, games[which]).includes(true) || numberErrors(which, six).length > 0) &&
          (!markedBoxes(six, shownRanges).includes(true) || rowErrors(which, six).length > 0),
      ),
    );
  });
});

test('numbers out of range or given twice break a rule; an entry needs all six [TE-6, TR-3, TR-4]', () => {
  fc.assert(
    fc.property(game, numbers, (which, six) => {
      const { outside, hasDuplicates, hasGaps } = errorsOf(which, six);
      const entry = { game: which, numbers: six };
      expect(ticketEntryGuards.breaksRule(undefined, entry)).toBe(hasDuplicates || outside.includes(true));
      expect(ticketEntryGuards.hasBlank(undefined, entry)).toBe(hasGaps);
    }),
  );
});
