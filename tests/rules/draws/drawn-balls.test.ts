import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnBalls, isDisputed, powerPlay } from '../../../src/rules/past-draws.ts';

describe('the balls of a latest draw', () => {
  test.each([
    ['powerball', '5 12 33 41 60 8 2x', ['5', '12', '33', '41', '60', '8']],
    ['powerball', '5 12 33 41 60 8x', ['5', '12', '33', '41', '60', '8']],
    ['powerball', '5 12 33 41 60 8', ['5', '12', '33', '41', '60', '8']],
    ['powerball', ' 05  12 33 41 60 08 10X ', ['05', '12', '33', '41', '60', '08']],
    ['megamillions', '5 12 33 41 60 8 0', ['5', '12', '33', '41', '60', '8']],
    ['megamillions', '5 12 33 41 60 8 3', ['5', '12', '33', '41', '60', '8']],
    ['powerball', 'x5 12 33 41 60 8x', ['x5', '12', '33', '41', '60', '8']],
    ['powerball', '5 12 33 41 60 8 2x 9', ['5', '12', '33', '41', '60', '8']],
    ['megamillions', '5 12 33 41 60 8', ['5', '12', '33', '41', '60']],
    ['megamillions', '5 12 33 41 60 8 3 0', ['5', '12', '33', '41', '60', '8']],
    ['megamillions', '5x 12 33 41 60 8 3', ['5x', '12', '33', '41', '60', '8']],
    ['powerball', '', []],
    ['megamillions', '', []],
  ] as const)('%s "%s" shows at most six [BD-3]', (game, numberSet, shown) => {
    expect(drawnBalls(game, numberSet)).toEqual(shown);
  });

  const six = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 6, maxLength: 6 });
  const multiplier = fc.integer({ min: 0, max: 10 });

  test('the Power Play is the seventh entry, if there is one [BD-3]', () => {
    fc.assert(
      fc.property(six, multiplier, (balls, times) => powerPlay(`${balls.join(' ')} ${times}x`) === String(times)),
    );
    expect(powerPlay(' 5 12 33 41 60 8 10X')).toBe('10');
    expect(powerPlay('5 12 33 41 60 8 x2')).toBe('x2');
    expect(powerPlay('5 12 33 41 60 8')).toBeUndefined();
    expect(powerPlay('5 12 33 41 60 8 ')).toBeUndefined();
    expect(powerPlay('')).toBeUndefined();
  });

  test.each([
    ['another special ball', [5, 12, 33, 41, 60, 12], [5]],
    ['another main number', [5, 8, 33, 41, 60, 8], [1]],
    ['the same numbers in another order', [60, 41, 33, 12, 5, 8], []],
  ] as const)('%s in a report disputes only balls that differ [PR-3]', (_, numbers, places) => {
    const reports = [
      { source: 'texas-lottery', numbers: [5, 12, 33, 41, 60, 8] as const },
      { source: 'ny-open-data', numbers },
    ];
    const balls = ['05', '12', '33', '41', '60', '08'];
    expect(balls.flatMap((number, place) => (isDisputed(number, place, reports) ? [place] : []))).toEqual(places);
  });
});
