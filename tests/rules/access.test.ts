import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isForVisitors, isPublic } from '../../src/rules/access.ts';

const table: readonly (readonly [path: string, whose: 'everybody’s' | 'a visitor’s' | 'a player’s'])[] = [
  ['/', 'everybody’s'],
  ['/sign-in', 'a visitor’s'],
  ['/sign-up', 'a visitor’s'],
  ['/forgot-password', 'everybody’s'],
  ['/verification', 'everybody’s'],
  ['/account-verification', 'everybody’s'],
  ['/help', 'everybody’s'],
  ['/user/password-reset/4f/secret', 'everybody’s'],
  ['/user/password-reset', 'everybody’s'],
  ['/user/activate/4f/secret', 'everybody’s'],
  ['/user/email-change/4f/secret', 'everybody’s'],
  ['/user/activate-by-hand', 'everybody’s'],
  ['/user', 'a player’s'],
  ['/powerball', 'a player’s'],
  ['/megamillions', 'a player’s'],
  ['/lottery-board', 'a player’s'],
  ['/nowhere', 'a player’s'],
];

describe('who may see which address', () => {
  test.each(table)('%s is %s [NAV-3, NAV-4]', (path, whose) => {
    expect(isPublic(path)).toBe(whose !== 'a player’s');
    expect(isForVisitors(path)).toBe(whose === 'a visitor’s');
  });

  test.each(['/Sign-In', '/SIGN-UP', '/Forgot-password', '/User/activate/4f/secret', '/user/Password-reset/4f/secret'])(
    '%s differs from its lower-case form and is closed to visitors [NAV-2]',
    (path) => {
      expect([isPublic(path), isPublic(path.toLowerCase()), isForVisitors(path)]).toEqual([false, true, false]);
    },
  );

  test('every address that begins like an emailed link is open, every unknown one is closed [NAV-3]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/user/password-reset', '/user/activate', '/user/email-change'),
        fc.string(),
        (prefix, rest) => isPublic(prefix + rest),
      ),
    );
    fc.assert(fc.property(fc.string(), (name) => !isPublic(`/x${name}`)));
  });
});
