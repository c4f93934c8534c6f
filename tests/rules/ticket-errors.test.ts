import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/rules/games.ts';
import {
  boxesMarkedInRow,
  boxesOutOfRange,
  duplicatedBoxes,
  numberErrors,
  noNumbers,
  rowErrors,
  ticketEntryGuards,
  type TypedNumbers,
} from '../../src/rules/ticket-numbers.ts';

const highest = { powerball: [69, 69, 69, 69, 69, 26], megamillions: [70, 70, 70, 70, 70, 25] } as const;
const text = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 99 }).map(String));
const numbers: fc.Arbitrary<TypedNumbers> = fc.tuple(text, text, text, text, text, text);
const game = fc.constantFrom('powerball', 'megamillions');

/** What is wrong, worked out one box at a time. */
const faultsOf = (which: Game, six: TypedNumbers) => {
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
  test.each([
    ['powerball', 69, 26],
    ['megamillions', 70, 25],
  ] as const)('%s takes 1 to %i and a special ball of 1 to %i, and no more [TE-4]', (which, main, special) => {
    for (let number = 1; number <= 99; number += 1) {
      const typed = String(number);
      const isMainOutside = number > main;
      const expected = [isMainOutside, isMainOutside, isMainOutside, isMainOutside, isMainOutside, number > special];
      expect(boxesOutOfRange(which, [typed, typed, typed, typed, typed, typed])).toEqual(expected);
    }
    expect(boxesOutOfRange(which, ['0', '0', '0', '0', '0', '0'])).toEqual(Array(6).fill(true));
  });

  test('an empty box is in any range [TR-3]', () => {
    expect(boxesOutOfRange('powerball', noNumbers)).toEqual(Array(6).fill(false));
    expect(boxesMarkedInRow(noNumbers)).toEqual(Array(6).fill(false));
  });

  test.each([
    ['70', '25', [false, false]],
    ['71', '26', [true, true]],
    ['69', '26', [false, true]],
    ['0', '0', [true, true]],
  ])('a row borders main %s and special %s by 1–70 and 1–25 on both games [TR-4]', (main, special, marked) => {
    const row = boxesMarkedInRow([main, '2', '3', '4', '5', special]);
    expect([row[0], row[5]]).toEqual(marked);
  });

  test('a row borders what stands twice too, but never the special ball for that [TR-4]', () => {
    expect(boxesMarkedInRow(['5', '12', '5', '', '', '5'])).toEqual([true, false, true, false, false, false]);
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
      fc.property(game, numbers, (which, six) => {
        const inForm = [...boxesOutOfRange(which, six), ...duplicatedBoxes(six)].includes(true);
        return (
          (!inForm || numberErrors(which, six).length > 0) &&
          (!boxesMarkedInRow(six).includes(true) || rowErrors(which, six).length > 0)
        );
      }),
    );
  });
});

const entryVerdict = (which: Game, six: TypedNumbers) => {
  const entry = { game: which, numbers: six };
  if (ticketEntryGuards.breaksRule(undefined, entry)) return 'invalid';
  return ticketEntryGuards.hasBlank(undefined, entry) ? 'incomplete' : 'complete';
};
const rowVerdict = (which: Game, six: TypedNumbers) =>
  ticketEntryGuards.breaksRule(undefined, { game: which, numbers: six }) ? 'invalid' : 'valid';

describe('verdicts', () => {
  test('an entry can be saved when all six are there, in range and different, and only then [TE-6]', () => {
    fc.assert(
      fc.property(game, numbers, (which, six) => {
        const { outside, hasDuplicates, hasGaps } = faultsOf(which, six);
        const isWrong = hasDuplicates || outside.includes(true);
        return entryVerdict(which, six) === (isWrong ? 'invalid' : hasGaps ? 'incomplete' : 'complete');
      }),
    );
  });

  test('an edited row can be saved unless a range or a duplicate is wrong; gaps do not matter [TR-3, TR-4]', () => {
    fc.assert(
      fc.property(game, numbers, (which, six) => {
        const { outside, hasDuplicates } = faultsOf(which, six);
        return (rowVerdict(which, six) === 'valid') === (!hasDuplicates && !outside.includes(true));
      }),
    );
  });

  test('the row obeys the game of its page, whatever its borders say [TR-3, TR-4]', () => {
    const seventy: TypedNumbers = ['70', '2', '3', '4', '5', '6'];
    expect([rowVerdict('powerball', seventy), rowVerdict('megamillions', seventy)]).toEqual(['invalid', 'valid']);
    expect(boxesMarkedInRow(seventy)).toEqual(Array(6).fill(false));
  });
});
