import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../../../src/protocol/answers.ts';

describe('an error’s sentence and field', () => {
  test.each([
    [{ error: 'Wrong password.' }, 'Wrong password.', undefined],
    [{ error: { email: ['Taken.', 'Odd.'] } }, 'Taken.', 'email'],
    [{ error: { password: ['Weak.'], email: ['Taken.'] } }, 'Taken.', 'email'],
    [{ error: { password: ['Weak.'] } }, 'Weak.', 'password'],
    [{ error: 'Wrong.', more: 1 }, 'Wrong.', undefined],
  ])('%j says "%s" about %s [SI-5, SU-7, FP-3]', (body, message, field) => {
    expect(errorOf(body)).toEqual({ message, field });
  });

  test.each([
    undefined,
    null,
    '',
    'not JSON',
    42,
    [],
    {},
    { error: null },
    { error: 1 },
    { error: {} },
    { error: { email: [] } },
    { error: { email: 'Taken.' } },
    { error: { email: [1] } },
    { detail: 'x' },
  ])('%j is not an error [SE-7]', (body) => {
    expect(errorOf(body)).toBeUndefined();
  });

  test('any answer gives a sentence or nothing [SE-7]', () => {
    fc.assert(fc.property(fc.anything(), (body) => ['string', 'undefined'].includes(typeof errorOf(body)?.message)));
  });
});
