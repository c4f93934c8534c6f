import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eras } from '../../src/rules/eras.ts';
import {
  boxText,
  numberErrors,
  numbersIn,
  pastedNumbers,
  pasteErrors,
  quickPick,
} from '../../src/rules/ticket-numbers.ts';

describe('what a box keeps', () => {
  test.each([
    ['', ''],
    ['1a', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    [' 1', undefined],
    ['1e1', undefined],
    ['٣', undefined],
    ['５', '5'],
    ['０７', '7'],
    ['１２', '12'],
    ['1２', '12'],
    ['１００', undefined],
    ['²', undefined],
    ['5\n', undefined],
  ])('"%s" becomes %j [TE-2, OT-12]', (typed, kept) => {
    expect(boxText(typed)).toBe(kept);
  });

  test('every number up to 99 is kept without leading zeros, and none above [TE-2]', () => {
    for (let number = 0; number <= 1200; number += 1)
      for (const zeros of ['', '0', '00'])
        expect(boxText(zeros + String(number))).toBe(number > 99 ? undefined : number === 0 ? '' : String(number));
  });
});

describe('pasting a ticket', () => {
  test.each([
    '05 12 33 41 60 08',
    '  5\t12\n33 41 60 8\r\n',
    '5 12 33 41 60 PB 8',
    '5.12.33.41.60.8',
    'My numbers: 05, 12, 33, 41, 60 and Power Ball 08 (2x)',
    'Draw of 2026: 5 12 33 41 60 + 8, 10 X',
    '5 12 33 41 60 8 Power Play x2',
    '05 12 33 41 60 08 Megaplier X 10',
    '5 12 33 41 60 8 Power Play: 2',
    '5 12 33 41 60 8 Megaplier 3',
    '5 12 33 41 60 8 Multiplier (4)',
    '5x12x33x41x60x8',
    'Nov 4, 2026 5 12 33 41 60 8',
    'Sunday, November 15 2026: 5 12 33 41 60 8',
    '2026-11-04,5,12,33,41,60,8',
    'Power Ball, Nov 4, 2026: 5 12 33 41 60, Power Ball 8. Unofficial. https://example.org/?from=2026-11-04',
    '11/4/2026 05 12 33 41 60 PB 08',
    'I play 5 12 33 41 60 8',
    'Power Play 5 12 33 41 60 8',
    'Power Play: 2, 5 12 33 41 60 8',
    'Power Play x2 5 12 33 41 60 8',
    'FRI NOV 27 26 05 12 33 41 60 PB 08',
    'WED NOV18 26 05 12 33 41 60 PB 08',
    '18 Nov 2026: 5 12 33 41 60 8',
    '18.11.2026 5 12 33 41 60 8',
    '11/18/26 5 12 33 41 60 8',
    '11/18/26 05/12/33/41/60/08',
    '05/12/33/41/60/08',
    '5 12 33 41 60 8 Nov 18 26',
    '５ １２ ３３ ４１ ６０ ８',
    '５、１２、３３、４１、６０、０８',
  ])('"%s" fills six boxes [TE-9, PL-2, OT-12]', (text) => {
    expect(pastedNumbers(text)).toEqual(['5', '12', '33', '41', '60', '8']);
  });

  test.each([
    ['', 'none'],
    ['five twelve', 'none'],
    ['5', '1'],
    ['5 12 33 41 60', '5'],
    ['5 12 33 41 60 x', '4'],
    ['5 12 33 41 60 0', '5'],
    ['5 12 33 41 60 100', '5'],
    ['5 12 33 41 60 8 2', '7'],
    ['Power Play 5 12 33 41 60', '5'],
    ['5 12 33 41 60 Power Play 2', '5'],
    ['Numbers 5 12 33 41 60 8 10 20', '8'],
  ])('"%s" fills nothing, and the error counts %s [OT-12, PL-2, TE-9]', (text, count) => {
    expect(pastedNumbers(text)).toBeUndefined();
    expect(pasteErrors(numbersIn(text).length, 'powerball')).toEqual([
      `Paste five numbers from 1 to 69 and one from 1 to 26. This text has ${count}.`,
    ]);
  });

  const one = fc.integer({ min: 1, max: 99 }).map(String);
  const spelled = (numbers: readonly string[]) =>
    fc
      .tuple(
        fc.constantFrom('', 'Power Play ', 'Megaplier: ', 'Marie ', 'NOV 27 26 ', 'Nov 27, 2026: ', '2026-11-27 '),
        fc.constantFrom(' ', ', ', '-', ' + ', '\n'),
        fc.constantFrom('', ' Power Play 3', ' Megaplier (4)', ' x2', ' 10X'),
      )
      .map(([before, between, after]) => before + numbers.join(between) + after);

  const pasted = (count: { minLength: number; maxLength: number }) =>
    fc.array(one, count).chain((numbers) => fc.tuple(fc.constant(numbers), spelled(numbers)));

  test('six numbers fill the boxes from any text [PL-2]', () => {
    fc.assert(
      fc.property(pasted({ minLength: 6, maxLength: 6 }), ([numbers, text]) => {
        expect(pastedNumbers(text)).toEqual(numbers);
      }),
    );
  });

  test('up to three numbers fill nothing from any text [PL-2]', () => {
    const few = pasted({ minLength: 1, maxLength: 3 });
    fc.assert(fc.property(few, ([, text]) => pastedNumbers(text) === undefined));
  });

  test('an error about thousands of numbers has a comma in its count [OT-12]', () => {
    expect(pasteErrors(12_345, 'powerball')).toEqual([
      'Paste five numbers from 1 to 69 and one from 1 to 26. This text has 12,345.',
    ]);
  });
});

describe('a quick pick', () => {
  const game = fc.constantFrom('powerball', 'megamillions');

  test('is a ticket that can be saved, main numbers ascending, for any random choices [PL-1]', () => {
    const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 6,
      maxLength: 6,
    });
    fc.assert(
      fc.property(game, draws, (which, shares) => {
        const left = [...shares];
        const picked = quickPick(which, (count) => Math.floor((left.shift() ?? 0) * count));
        expect(numberErrors(which, picked)).toEqual([]);
        const main = picked.slice(0, 5).map(Number);
        expect(main).toEqual(main.toSorted((a, b) => a - b));
        expect(picked.map((text) => boxText(text))).toEqual(picked);
      }),
    );
  });

  test.each(['powerball', 'megamillions'] as const)(
    'of %s can have every number that is drawn today, from the lowest to the highest, and no other [PL-1]',
    (which) => {
      const { mainHighest, specialHighest } = eras[which][0];
      const all = Array.from({ length: mainHighest }, (_, first) => quickPick(which, (count) => first % count));
      expect(new Set(all.flatMap((picked) => picked.slice(0, 5))).size).toBe(mainHighest);
      expect(new Set(all.map((picked) => picked[5])).size).toBe(specialHighest);
      expect(quickPick(which, () => 0)).toEqual(['1', '2', '3', '4', '5', '1']);
      expect(quickPick(which, (count) => count - 1)).toEqual(
        [mainHighest - 4, mainHighest - 3, mainHighest - 2, mainHighest - 1, mainHighest, specialHighest].map(String),
      );
    },
  );
});
