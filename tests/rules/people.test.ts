import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fullNameOf, initialsOf } from '../../src/rules/people.ts';

const named = (first_name: string, last_name: string) => ({ first_name, last_name });

test('initials are whole characters, however the name is written [BAR-2]', () => {
  const [letters, plain] = [new Intl.Segmenter(), fc.string({ maxLength: 2 })];
  const name = fc.tuple(plain, fc.string({ unit: 'grapheme', maxLength: 2 }), plain).map((parts) => parts.join(''));
  const firstOf = (text: string) => [...letters.segment(text.trim())][0]?.segment.toUpperCase() ?? '';
  fc.assert(
    fc.property(name, name, (first, last) => initialsOf(named(first, last)) === firstOf(first) + firstOf(last)),
    { numRuns: 1000 },
  );
});

test.each([
  ['Ada', 'lovelace', 0],
  ['A', 'z', 0],
  ['', '', 0],
  ['A~', "O'Neill", 0],
  ['Élodie', 'É', 2],
  ['E\u0301lodie', '\u00a0', 1],
  ['9', '@da', 2],
])(
  'the initials of "%s" "%s" use Intl %i times, where a letter may be several characters [BAR-2]',
  (first, last, times) => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    initialsOf(named(first, last));
    expect(segment).toHaveBeenCalledTimes(times);
  },
);

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Ada', '', 'Ada'],
  ['', 'Lovelace', 'Lovelace'],
])('the full name of "%s" "%s" is "%s" [BAR-3]', (first, last, full) => {
  expect(fullNameOf(named(first, last))).toBe(full);
});
