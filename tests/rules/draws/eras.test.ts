import { expect, test } from 'vitest';
import { eraOf, widestRanges } from '../../../src/rules/eras.ts';

test.each([
  ['powerball', '1992-04-21', undefined],
  ['powerball', '1992-04-22', [45, 45]],
  ['powerball', '1997-11-04', [45, 45]],
  ['powerball', '1997-11-05', [49, 42]],
  ['powerball', '2002-10-09', [53, 42]],
  ['powerball', '2005-08-31', [55, 42]],
  ['powerball', '2009-01-07', [59, 39]],
  ['powerball', '2012-01-17', [59, 39]],
  ['powerball', '2012-01-18', [59, 35]],
  ['powerball', '2015-10-06', [59, 35]],
  ['powerball', '2015-10-07', [69, 26]],
  ['megamillions', '2002-05-16', undefined],
  ['megamillions', '2002-05-17', [52, 52]],
  ['megamillions', '2005-06-24', [56, 46]],
  ['megamillions', '2013-10-22', [75, 15]],
  ['megamillions', '2017-10-30', [75, 15]],
  ['megamillions', '2017-10-31', [70, 25]],
  ['megamillions', '2025-04-07', [70, 25]],
  ['megamillions', '2025-04-08', [70, 24]],
] as const)('%s on %s has the ranges %j [SV-6]', (which, date, ranges) => {
  const era = eraOf(which, date);
  expect(era && [era.mainHighest, era.specialHighest]).toEqual(ranges);
});

test('the widest ranges include every number that was ever drawn [DH-3]', () => {
  expect(widestRanges('powerball')).toEqual({ mainHighest: 69, specialHighest: 45 });
  expect(widestRanges('megamillions')).toEqual({ mainHighest: 75, specialHighest: 52 });
});
