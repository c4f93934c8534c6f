import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullNameOf, initialsOf } from '../../src/rules/people.ts';

const named = (first_name: string, last_name: string) => ({ first_name, last_name });

test.each([
  ['Ada', 'Lovelace', 'AL'],
  ['ada', 'lovelace', 'AL'],
  ['  Ada', ' Lovelace ', 'AL'],
  ['Élodie', 'Žižek', 'ÉŽ'],
  ['Élodie'.normalize('NFD'), 'žižek'.normalize('NFD'), 'ÉŽ'.normalize('NFD')],
  ['👩‍👩‍👧', 'नि', '👩‍👩‍👧नि'],
  ['𝒜da', '😀smith', '𝒜😀'],
  ['美咲', '佐藤', '美佐'],
  ['Ada', '', 'A'],
  ['', '', ''],
])('the initials of "%s" "%s" are "%s" [BAR-2]', (first, last, initials) => {
  expect(initialsOf(named(first, last))).toBe(initials);
});

test('initials hold whole characters only, however the name is written [BAR-2]', () => {
  const name = fc.string({ unit: 'grapheme' });
  fc.assert(fc.property(name, name, (first, last) => !/\p{Surrogate}/u.test(initialsOf(named(first, last)))));
});

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Ada', '', 'Ada'],
  ['', 'Lovelace', 'Lovelace'],
])('the full name of "%s" "%s" is "%s" [BAR-3]', (first, last, full) => {
  expect(fullNameOf(named(first, last))).toBe(full);
});
