import { describe, expect, test } from 'vitest';
import { isStrong, passwordRules } from '../../src/rules/passwords.ts';

type Rule = (typeof passwordRules)[number];
const specials = '=+-^$*[]{}()`?!@#%&/\\><';
const keyboard = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

const [length, special, upper, lower] = passwordRules as unknown as readonly [Rule, Rule, Rule, Rule];

describe('the password checklist', () => {
  test.each([0, 1, 5, 6, 7, 97, 98, 99, 100])('%i characters are long enough from 6 to 98 [PW-1]', (count) => {
    expect(length.holds('a'.repeat(count))).toBe(count > 5 && count < 99);
  });

  test('the special characters of a keyboard count in any position [PW-2]', () => {
    const expected = keyboard.filter((sign) => specials.includes(sign));
    for (const around of ['_', '_abc', 'ab_c', 'abc_'])
      expect(keyboard.filter((sign) => special.holds(around.replace('_', () => sign)))).toEqual(expected);
  });

  test('letters count in any alphabet with upper and lower case [PW-3, PW-4]', () => {
    expect(['A', 'É', 'Ж', 'Ω'].map(upper.holds)).toEqual([true, true, true, true]);
    expect(['a', 'é', 'ж', 'ω'].map(lower.holds)).toEqual([true, true, true, true]);
    expect([...keyboard, '日'].filter(upper.holds).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect([...keyboard, '日'].filter(lower.holds).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  test('each rule gives the same result for every Unicode form [OT-5, PW-1, PW-2]', () => {
    const composed = `Aa!${'\u00e9'.repeat(95)}`;
    expect([composed, composed.normalize('NFD'), '\uff21\uff41\uff01aaa'].map(isStrong)).toEqual([true, true, true]);
    expect([`${composed}a`, `${composed}a`.normalize('NFD'), 'Aa!e\u0301a'].map(isStrong)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
