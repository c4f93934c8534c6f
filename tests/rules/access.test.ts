import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublic, redirectFrom } from '../../src/rules/access.ts';

const table: readonly (readonly [path: string, visitor: string | undefined, signedIn: string | undefined])[] = [
  ['/', undefined, undefined],
  ['/sign-in', undefined, '/megamillions'],
  ['/sign-up', undefined, '/megamillions'],
  ['/forgot-password', undefined, undefined],
  ['/verification', undefined, undefined],
  ['/account-verification', undefined, undefined],
  ['/user/password-reset/4f/secret', undefined, undefined],
  ['/user/password-reset', undefined, undefined],
  ['/user/activate/4f/secret', undefined, undefined],
  ['/user/activate-by-hand', undefined, undefined],
  ['/user', '/sign-in', undefined],
  ['/powerball', '/sign-in', undefined],
  ['/megamillions', '/sign-in', undefined],
  ['/lottery-board', '/sign-in', undefined],
  ['/nowhere', '/sign-in', undefined],
];

describe('who may see which address', () => {
  test.each(table)('a visitor on %s is let through or sent to sign in [NAV-3]', (path, visitor) => {
    expect(redirectFrom(path, false)).toBe(visitor);
    expect(isPublic(path)).toBe(visitor === undefined);
  });

  test.each(table)(
    'a signed-in person on %s stays unless it is a door they have passed [NAV-4]',
    (path, _visitor, signedIn) => {
      expect(redirectFrom(path, true)).toBe(signedIn);
    },
  );

  test.each([
    '/Sign-In',
    '/SIGN-UP',
    '/Forgot-password',
    '/Verification',
    '/User/activate/4f/secret',
    '/user/Password-reset/4f/secret',
  ])('%s is another address than its lower-case twin and is closed to visitors [NAV-2]', (path) => {
    expect(isPublic(path)).toBe(false);
    expect(isPublic(path.toLowerCase())).toBe(true);
    expect(redirectFrom(path, true)).toBeUndefined();
  });

  test('every address below the two mailed links is open, every unknown one is closed [NAV-3]', () => {
    fc.assert(
      fc.property(fc.constantFrom('/user/password-reset', '/user/activate'), fc.string(), (prefix, rest) =>
        isPublic(prefix + rest),
      ),
    );
    fc.assert(fc.property(fc.string(), (name) => redirectFrom(`/x${name}`, false) === '/sign-in'));
  });

  test('nobody is sent in a circle [NAV-3, NAV-4]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...table.map(([path]) => path)), fc.boolean(), (path, isSignedIn) => {
        const target = redirectFrom(path, isSignedIn);
        return target === undefined || redirectFrom(target, isSignedIn) === undefined;
      }),
    );
  });
});
