import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOfPath } from '../../src/rules/games.ts';

test('only the path /powerball, in lower case, is Power Ball [TR-3, TR-9]', () => {
  expect(gameOfPath('/powerball')).toBe('powerball');
  expect(['/megamillions', '/', '/lottery-board', '/Powerball'].map(gameOfPath)).toEqual(Array(4).fill('megamillions'));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', 'power', 'ball', 'Power') }),
      (path) => (gameOfPath(path) === 'powerball') === (path === '/powerball'),
    ),
  );
});
