import commonPasswords from './common-passwords.json' with { type: 'json' };
import { isStrong } from './passwords.ts';

const reasons = {
  own: 'it contains your name or email address',
  product: 'it contains the name of this site or of a lottery',
  common: 'it is a common password with a small change',
  sequence: 'it follows the keyboard, the alphabet or numbers in order',
  repeat: 'it repeats the same letters or words',
};
type Kind = Exclude<keyof typeof reasons, 'repeat'>;
type Part = { readonly kind: Kind | 'letter' | 'sign'; readonly length: number };
type Names = Readonly<Record<'own' | 'product', readonly string[]>>;

const withoutAccents = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');

/** Letters, each with the symbols, digits and letters that look like it. */
const lookAlikes = { a: '@4', b: '8', e: '3', g: '69', i: '1!|l', o: '0', s: '5$', t: '7+', z: '2' };
const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, signs]) => signs.split('').map((sign) => [sign, letter])),
);
const asLetters = (text: string) => text.replace(/\P{L}|l/gu, (sign) => letterOf.get(sign) ?? sign);
const withoutShift = (text: string) => text.replace(/[!@#$%^&*()]/g, (sign) => String('!@#$%^&*('.indexOf(sign) + 1));

const shortest = 4;
/**
 * The 10,000 most common passwords, in lower case, without digits and symbols around them: the list of
 * @zxcvbn-ts/language-common 4.1.3 (MIT), minus those that `weaknessOf` rejects anyway.
 */
const common = new Set(commonPasswords.split(' ').map(asLetters));
const longest = Math.max(...[...common].map(({ length }) => length));
const games = ['mega', 'million', 'millions', 'power', 'ball', 'lottery', 'lotto', 'board', 'jackpot'].map(asLetters);

const rows = 'qwertyuiop qwertz azerty asdfghjkl zxcvbnm 1234567890 abcdefghijklmnopqrstuvwxyz'.split(' ');
const columns = '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol'.split(' ');
const steps = new Set(
  [...rows, ...columns]
    .flatMap((keys) => [keys, keys.split('').reverse().join('')])
    .flatMap((keys) =>
      keys
        .split('')
        .slice(2)
        .map((_, at) => keys.slice(at, at + 3)),
    ),
);

const lengthOfName = (letters: string, names: readonly string[]) =>
  Math.max(0, ...names.filter((name) => letters.startsWith(name)).map(({ length }) => length));
const lengthOfCommon = (letters: string) => {
  let length = Math.min(longest, letters.length);
  while (length >= shortest && !common.has(letters.slice(0, length))) length -= 1;
  return length < shortest ? 0 : length;
};
const lengthOfSequence = (keys: string) => {
  let count = 0;
  while (steps.has(keys.slice(count, count + 3))) count += 1;
  return count === 0 ? 0 : count + 2;
};

/** The longest known part at the start of a text, else its first character. */
const firstPart = (text: string, names: Names): Part => {
  const letters = asLetters(text);
  const found: readonly Part[] = [
    { kind: 'own', length: lengthOfName(letters, names.own) },
    { kind: 'product', length: lengthOfName(letters, names.product) },
    { kind: 'common', length: lengthOfCommon(letters) },
    { kind: 'sequence', length: Math.max(...[withoutShift(text), letters].map(lengthOfSequence)) },
  ];
  const known = found.reduce((longer, part) => (part.length > longer.length ? part : longer));
  return known.length > 0 ? known : { kind: /^\p{L}/u.test(text) ? 'letter' : 'sign', length: 1 };
};

const partsOf = (text: string, names: Names): readonly Part[] => {
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at += parts.at(-1)?.length ?? 1) parts.push(firstPart(text.slice(at), names));
  return parts;
};

const cost: Readonly<Record<Part['kind'], number>> = { own: 1, product: 1, common: 2, sequence: 1, letter: 1, sign: 1 };
const isRun = (part?: Part) => part?.kind === 'sign' || part?.kind === 'sequence';
/** How hard parts are to guess: letters, runs of digits and symbols and known parts count 1, common passwords 2. */
const costOf = (parts: readonly Part[]) =>
  parts.filter((part, at) => !(isRun(part) && isRun(parts[at - 1]))).reduce((total, { kind }) => total + cost[kind], 0);
const leastCost = 6;

const isKnown = (part: Part): part is Part & { readonly kind: Kind } => part.kind !== 'letter' && part.kind !== 'sign';

const withoutRepeats = (text: string) => text.replace(/(.+?)\1{2,}|(.{3,}?)\2+/g, '$1$2');

const reasonOf = (text: string, names: Names): keyof typeof reasons | undefined => {
  const parts = partsOf(text, names);
  const once = costOf(partsOf(withoutRepeats(text), names));
  if (once < leastCost && once < costOf(parts)) return 'repeat';
  if (costOf(parts) >= leastCost) return undefined;
  const known = parts.filter(isKnown).toSorted((one, other) => other.length - one.length)[0]?.kind;
  // However long a run of the same digit or symbol is, it counts 1.
  return known ?? (withoutRepeats(text) === text ? undefined : 'repeat');
};

const namesIn = (texts: readonly string[]) =>
  texts
    .map(withoutAccents)
    .flatMap((text) => [text, ...text.split(/[^\p{L}\d]+/u)])
    .filter(({ length }) => length > 2)
    .map(asLetters);

/**
 * Why a password is easy to guess, in words, or empty if it is not (SA-5): little is left of it without common
 * passwords, adjacent keys, repeats and the names of its owner, the lotteries and the host. Also empty if it breaks a
 * rule of the checklist, because those come first (PW-1 … PW-4).
 */
export const weaknessOf = (password: string, owner: readonly string[], host: string): string => {
  if (!isStrong(password)) return '';
  const names = { own: namesIn(owner), product: [...games, ...namesIn([host])] };
  const reason = reasonOf(withoutAccents(password), names);
  if (reason === undefined) return '';
  return `This password is easy to guess: ${reasons[reason]}. Use four random words or a password manager.`;
};
