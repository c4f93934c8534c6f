import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import commonPasswords from '../../src/rules/common-passwords.json' with { type: 'json' };
import { isStrong } from '../../src/rules/passwords.ts';
import { weaknessOf } from '../../src/rules/weak-passwords.ts';

const owner = ['ada.king@example.org', 'Ada', 'Lovelace'];
const judged = (password: string) => weaknessOf(password, owner, 'numbers.example.net');
const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const acceptedShare = (passwords: readonly string[]) =>
  passwords.filter((password) => judged(password) === '').length / passwords.length;
const seed = 35;

test('the list has 10,000 words, and nothing that is not one [SA-5]', () => {
  const words = commonPasswords.split(' ');
  expect(words.filter((word) => !/^[a-z0-9.*'_-]+$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(10_000);
  expect(judged('Refuses-27')).toBe('');
});

describe('of the 2,720 most common passwords', () => {
  const common = readFileSync('tests/rules/common-passwords.txt', 'utf8').replaceAll(/^#.*$/gm, '').trim().split(/\s+/);
  const endings = ['!', '1!', '123!', '2024!', '!!', '@1'];

  test.each(endings)('at least 95% are refused if capitalized and followed by %s [SA-5]', (end) => {
    const bent = common.map((word) => `${capitalized(word)}${end}`);
    expect([bent.length, bent.filter((password) => !isStrong(password))]).toEqual([2720, []]);
    expect(acceptedShare(bent)).toBeLessThanOrEqual(0.05);
  });

  test('at least 95% are refused with symbols and digits for letters, too [SA-5]', () => {
    const signs: Readonly<Record<string, string>> = { a: '@', e: '3', i: '1', o: '0', s: '$', t: '7' };
    const bent = common.map((word) => `${capitalized(word).replace(/(?!^)[aeiost]/g, (sign) => signs[sign] ?? '')}!`);
    expect(acceptedShare(bent.filter(isStrong))).toBeLessThanOrEqual(0.05);
  });
});

describe('of 1,000 good passwords, at least 990 are accepted [SA-5]:', () => {
  const words = commonPasswords.split(' ').filter((word) => /^[a-z]{4,8}$/.test(word));
  const phraseWith = (between: string) =>
    fc
      .array(fc.constantFrom(...words), { minLength: 4, maxLength: 4 })
      .map((chosen) => `${capitalized(chosen.join(between))}!`);
  const printable = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
  const generated = (length: number) =>
    fc.string({ unit: fc.constantFrom(...printable), minLength: length, maxLength: length }).filter(isStrong);

  test.each([
    ['four random common words', phraseWith('-')],
    ['four of them without separators', phraseWith('')],
    ["a manager's 16 characters", generated(16)],
    ["a manager's 12 characters", generated(12)],
  ])('%s', (_what, passwords) => {
    expect(acceptedShare(fc.sample(passwords, { seed, numRuns: 1000 }))).toBeGreaterThanOrEqual(0.99);
  });
});

const sentence = (why: string) =>
  `This password is easy to guess: it ${why}. Use four random words or a password manager.`;
const sentenceOf = {
  own: sentence('contains your name or email address'),
  product: sentence('contains the name of this site or of a lottery'),
  common: sentence('is a common password with a small change'),
  sequence: sentence('follows the keyboard, the alphabet or numbers in order'),
  repeat: sentence('repeats the same letters or words'),
};

test.each<readonly [keyof typeof sentenceOf, readonly string[]]>([
  ['own', ['Ada@1815', 'Lovelace1!', 'Ada-Lovelace!', 'L0vel@ce!', 'Ada.King@example.org', 'Example!Org']],
  [
    'product',
    ['PowerBall!', 'Power Ball 7!', 'MegaMillions2024!', 'M3ga-M1llions!', 'Lottery#1', 'Numbers.Example.Net1!'],
  ],
  [
    'common',
    ['Pass@123', 'Austin!', 'P@ssw0rd2024!', '!!Sunshine!!', 'Tr@vis1984!', 'Password!Password', 'Iloveyou#2'],
  ],
  ['sequence', ['Zaq1@wsx', '1qaz2WSX#EDC', 'Qwertyuiop[]1', 'Asdfgh#1', 'Aa123456!', 'abcABC123!', 'Poiuytrewq!']],
  ['repeat', ['Aaaaaa!', 'Aa!aaa', 'MonkeyMonkey!', 'aA1!aA1!', 'Hahahaha!', 'xY7!xY7!xY7!', 'Aa111111!', 'Xz!!!!!!']],
])('a weak password is refused with the reason: %s [SA-5]', (kind, passwords) => {
  expect(passwords.map((password) => [password, judged(password)])).toEqual(
    passwords.map((password) => [password, sentenceOf[kind]]),
  );
});

test('names count only for their owner, and only where little else is left [SA-5]', () => {
  expect(weaknessOf('Lovelace-9', [], '')).toBe('');
  expect(judged('Lovelace-quantum-otter-9')).toBe('');
  expect(weaknessOf('Al-Bo-Ox!vK', ['Al', 'Bo'], '')).toBe('');
});

test('each Unicode form of a password is judged alike, and so are accents and full-width letters [OT-5, SA-5]', () => {
  expect(['Pásswórd1!', 'Pásswórd1!'.normalize('NFD'), 'Ｐ＠ｓｓword１！'].map(judged)).toEqual(
    Array(3).fill(sentenceOf.common),
  );
  expect(weaknessOf('Zoë!2024', ['Zoe\u0308'], '')).toBe(sentenceOf.own);
});

test('the checklist comes first: a password that breaks a rule is not judged [PW-1, PW-2, PW-3, PW-4, SA-5]', () => {
  expect(['', 'Pass', 'password', 'Password1', 'PASSWORD!', 'Aa!', `Password!${'1'.repeat(90)}`].map(judged)).toEqual(
    Array(7).fill(''),
  );
});
