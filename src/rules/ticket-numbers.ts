import { eras } from './eras.ts';
import { games, shownRanges, type Game, type Ranges } from './games.ts';
import { inFigures } from './prizes.ts';

/** The texts of the six boxes: five main numbers, then the special ball, each as typed. */
export type TypedNumbers = readonly [string, string, string, string, string, string];

export const duplicatesMessage = 'Duplicate values are not allowed.';

const isMain = (box: number) => box < 5;

/** Replaces full-width digits with ASCII ones (OT-12). */
export const withPlainDigits = (text: string) =>
  text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/**
 * The text that a box keeps of what was typed, without leading zeros; undefined if it is refused, such as a number
 * above 99 (TE-2).
 */
export const boxText = (typed: string): string | undefined => {
  const digits = withPlainDigits(typed);
  if (!/^\d*$/.test(digits)) return undefined;
  const stripped = digits.replace(/^0+/, '');
  return stripped.length > 2 ? undefined : stripped;
};

/** The same six boxes with one of them changed. */
export const withBox = (numbers: TypedNumbers, box: number, text: string): TypedNumbers =>
  numbers.map((old, at) => (at === box ? text : old)) as unknown as TypedNumbers;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
// Only with a year: 'Nov 18, 2026', '18 Nov 2026', '2026-11-18', '11/18/2026' or '18.11.2026'.
const dates = new RegExp(
  String.raw`\b(?:${month} ?\d\d?,?|\d\d? ${month}) \d{4}|\d{4}-\d\d-\d\d|\d\d?[/.]\d\d?[/.]\d{4}`,
  'gi',
);
// Slashes on either side belong to a ticket: '05/12/33/41/60/08'.
const shortDates = new RegExp(String.raw`\b${month} ?\d\d?,? \d\d\b|(?<![\d/])\d\d?\/\d\d?\/\d\d(?![\d/])`, 'gi');

const multiplierInFront = /^\D*(?:power ?play|plier)/i;
const separateNumbers = /(?<!\d|\bx\s?|(?:power ?play|plier)[ :(]*)\d+(?!\d|\s?x\b)/gi;

const numbersOf = (text: string): readonly string[] =>
  (text.match(separateNumbers) ?? []).map((digits) => boxText(digits) ?? '').filter((digits) => digits !== '');

/**
 * The numbers from 1 to 99 in a text, as boxes keep them; ignores dates, years, zeros and multipliers such as '2x',
 * 'x2' or 'Power Play: 2' (PL-2). 'Power Play 5' in front of all other numbers is a multiplier, and 'NOV 27 26' or
 * '11/27/26' is a date, only if that leaves six.
 */
export const numbersIn = (text: string): readonly string[] => {
  const plain = withPlainDigits(text).replaceAll(dates, ' ');
  const all = numbersOf(plain.replace(multiplierInFront, ' '));
  const readings = [all, numbersOf(plain), numbersOf(plain.replaceAll(shortDates, ' '))];
  return readings.find(({ length }) => length === 6) ?? all;
};

/** Six numbers from pasted text such as '5 12 33 41 60 PB 8' (TE-9, PL-2); undefined when it has fewer or more. */
export const pastedNumbers = (text: string): TypedNumbers | undefined => {
  const found = numbersIn(text);
  return found.length === 6 ? (found as unknown as TypedNumbers) : undefined;
};

/** The error beside the boxes after a text with `found` numbers was pasted; none if there was no such text (OT-12). */
export const pasteErrors = (found: number | null, game: Game, ranges: Ranges = games[game]): readonly string[] =>
  found === null
    ? []
    : [
        `Paste five numbers from 1 to ${ranges.mainHighest} and one from 1 to ${ranges.specialHighest}. ` +
          `This text has ${found === 0 ? 'none' : inFigures(found)}.`,
      ];

/** For each box, whether it repeats another main number (TE-5). The special ball never does. */
const duplicatedBoxes = (numbers: TypedNumbers): readonly boolean[] => {
  const main = numbers.slice(0, 5).map((text) => (text === '' ? undefined : Number(text)));
  return numbers.map((_, box) => main[box] !== undefined && main.filter((other) => other === main[box]).length > 1);
};

const isWithin = (text: string, highest: number) => text === '' || (Number(text) >= 1 && Number(text) <= highest);

/** For each box, whether its number is out of range (TE-4). An empty box is not (TR-3). */
const boxesOutOfRange = (numbers: TypedNumbers, ranges: Ranges): readonly boolean[] =>
  numbers.map((text, box) => !isWithin(text, isMain(box) ? ranges.mainHighest : ranges.specialHighest));

/** For each box, whether it gets a red border: out of range, or a duplicate (TE-4, TE-5, TR-4). */
export const markedBoxes = (numbers: TypedNumbers, ranges: Ranges): readonly boolean[] => {
  const outside = boxesOutOfRange(numbers, ranges);
  return duplicatedBoxes(numbers).map((isDuplicate, box) => isDuplicate || outside[box] === true);
};

/** The errors of six boxes as sentences, in the order of the rules TE-4 and TE-5. */
export const numberErrors = (game: Game, numbers: TypedNumbers, ranges: Ranges = games[game]): readonly string[] => {
  const outside = boxesOutOfRange(numbers, ranges);
  return [
    ...(outside.slice(0, 5).includes(true) ? [`Numbers should be between 1 and ${ranges.mainHighest}`] : []),
    ...(outside[5] === true
      ? [`${games[game].specialBall} number should be between 1 and ${ranges.specialHighest}`]
      : []),
    ...(duplicatedBoxes(numbers).includes(true) ? [duplicatesMessage] : []),
  ];
};

/**
 * The errors of a ticket row: those of the form, and one for a red border that does not prevent saving, as on Power
 * Ball 26 (TR-4: quirk).
 */
export const rowErrors = (game: Game, numbers: TypedNumbers): readonly string[] => {
  const [special] = numbers.slice(5);
  const { specialBall, specialHighest } = games[game];
  return [
    ...numberErrors(game, numbers),
    ...(Number(special) > shownRanges.specialHighest && Number(special) <= specialHighest
      ? [`${specialBall} ${special} is above ${shownRanges.specialHighest}, but can still be saved.`]
      : []),
  ];
};

/**
 * A random ticket for the draws of today: five different main numbers, lowest first, and a special ball. `below`
 * returns a whole number from 0 up to, but not including, its argument (PL-1).
 */
export const quickPick = (game: Game, below: (count: number) => number): TypedNumbers => {
  const { mainHighest, specialHighest } = eras[game][0];
  const drum = Array.from({ length: mainHighest }, (_, at) => at + 1);
  const main = [1, 2, 3, 4, 5].flatMap(() => drum.splice(below(drum.length), 1)).sort((a, b) => a - b);
  return [...main, below(specialHighest) + 1].map(String) as unknown as TypedNumbers;
};

type TypedTicket = { game: Game; numbers: TypedNumbers };

/** TE-6, TR-3, TR-4, PL-2: a ticket can be saved once no box is blank and no number is out of range or repeated. */
export const ticketEntryGuards = {
  hasBlank: (_: unknown, { numbers }: TypedTicket) => numbers.includes(''),
  breaksRule: (_: unknown, { game, numbers }: TypedTicket) => numberErrors(game, numbers).length > 0,
};

/** A saved ticket as the screens know it; `lottery` is the server's reference to the draw it is for. */
export type SavedTicket = {
  readonly id: string;
  readonly lottery: string | number | null;
  readonly numbers: TypedNumbers;
  readonly storedDate: string;
};
