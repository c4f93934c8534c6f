import type { Game } from './games.ts';

/** Five main numbers in the order in which they were drawn or typed, then the special ball. */
export type SixNumbers = readonly [number, number, number, number, number, number];

/** Five main numbers and the special ball as six numbers. */
export const six = (main: readonly number[], special: number): SixNumbers =>
  [...main, special] as unknown as SixNumbers;

export type DrawState = 'sample' | 'provisional' | 'disputed' | 'confirmed' | 'corrected';

/** What a source says that a draw's numbers are. */
export type Report = { readonly source: string; readonly numbers: SixNumbers };

/** A past draw: its six numbers, its multiplier and jackpot if known, and how certain they are (DH-1). */
export type PastDraw = {
  readonly date: string;
  readonly numbers: SixNumbers;
  readonly multiplier: number | null;
  readonly jackpot: string | null;
  readonly state: DrawState;
  /** Numbers that were shown before, oldest first, each with the instant of its correction. */
  readonly corrections: readonly { readonly numbers: SixNumbers; readonly corrected_at: string }[];
  /** The sources that report other numbers than those shown (SV-7). */
  readonly conflicts: readonly Report[];
};

/** The display names of the draw sources. */
export const sourceNames: Readonly<Record<string, string>> = {
  'ny-open-data': 'New York Open Data',
  'texas-lottery': 'Texas Lottery',
  'mega-millions': 'megamillions.com',
  'ny-lottery': 'New York Lottery',
  operator: 'The operator of this site',
};

/** Six numbers in a line of text, such as '5 12 33 41 60 + 8'. */
export const numbersText = (numbers: readonly (number | string)[]): string =>
  `${numbers.slice(0, 5).join(' ')} + ${numbers[5]}`;

/** A ticket's name for screen readers. */
export const ticketName = (numbers: readonly (number | string)[]) => `Ticket ${numbersText(numbers)}`;

/**
 * The balls of a latest draw's number_set, special ball sixth: Power Ball loses a trailing x, Mega Millions the last
 * entry (BD-3).
 */
export const drawnBalls = (game: Game, numberSet: string): readonly string[] => {
  const entries = numberSet.split(/\s+/).filter((entry) => entry !== '');
  return game === 'powerball'
    ? entries.map((entry) => entry.replace(/x$/i, '')).slice(0, 6)
    : entries.slice(0, -1).slice(0, 6);
};

/** The Power Play multiplier that a Power Ball number_set may carry as its seventh entry, such as '2' for '2x'. */
export const powerPlay = (numberSet: string): string | undefined => {
  const entry = numberSet.split(/\s+/).filter((part) => part !== '')[6];
  return entry === undefined ? undefined : entry.replace(/x$/i, '');
};

/** Whether six numbers include a number: as the special ball if `place` is the last, otherwise in any order. */
export const isAmong = (numbers: SixNumbers, number: number, place: number): boolean =>
  (place === 5 ? numbers.slice(5) : numbers.slice(0, 5)).includes(number);

/** Whether some source's report lacks the ball shown at a place (PR-3). */
export const isDisputed = (number: string, place: number, reports: readonly Report[]): boolean =>
  reports.some(({ numbers }) => !isAmong(numbers, Number(number), place));

/** The address of a single draw in the history, with the player's tickets that played it (PL-5). */
export const drawAddress = (game: Game, date: string): string =>
  `/lottery-board?tab=history&game=${game}&from=${date}&until=${date}`;
