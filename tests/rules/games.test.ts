import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOfPath, games } from '../../src/rules/games.ts';

test('each game has its own name, special ball and ranges [TE-4]', () => {
  expect(games).toEqual({
    powerball: { name: 'Power Ball', specialBall: 'Power Ball', mainHighest: 69, specialHighest: 26 },
    megamillions: { name: 'Mega Millions', specialBall: 'Mega Ball', mainHighest: 70, specialHighest: 25 },
  });
});

test('only /powerball, written so, is about Power Ball [TR-3, TR-9]', () => {
  expect(gameOfPath('/powerball')).toBe('powerball');
  expect(['/megamillions', '/', '/lottery-board', '/Powerball'].map(gameOfPath)).toEqual(Array(4).fill('megamillions'));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', 'power', 'ball', 'Power') }),
      (path) => (gameOfPath(path) === 'powerball') === (path === '/powerball'),
    ),
  );
});
