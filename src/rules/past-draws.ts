import { tierOf, type Match } from './prizes.ts';

/** Five main numbers in the order in which they were drawn or typed, then the special ball. */
export type SixNumbers = readonly [number, number, number, number, number, number];

export type DrawState = 'sample' | 'provisional' | 'disputed' | 'confirmed' | 'corrected';

/**
 * A draw of the past: its six numbers, what is known of its multiplier and jackpot, and how sure all that is (DH-1).
 */
export type PastDraw = {
  readonly date: string;
  readonly numbers: SixNumbers;
  readonly multiplier: number | null;
  readonly jackpot: string | null;
  readonly state: DrawState;
  /** What was shown before, oldest first, each until an instant. */
  readonly corrections: readonly { readonly numbers: SixNumbers; readonly corrected_at: string }[];
  /** The sources that say other numbers than those shown (SV-7). */
  readonly conflicts: readonly { readonly source: string; readonly numbers: SixNumbers }[];
};

/** How six numbers agree with a draw, in any order. */
export const matchOf = (numbers: SixNumbers, drawn: SixNumbers): Match => {
  const main = drawn.slice(0, 5);
  return {
    main: numbers.slice(0, 5).filter((number) => main.includes(number)).length,
    special: numbers[5] === drawn[5],
  };
};

/** The tier that six numbers win in a draw, from 1, the jackpot; undefined for none. */
export const tierWon = (numbers: SixNumbers, drawn: SixNumbers): number | undefined => tierOf(matchOf(numbers, drawn));

/** What the sources of draws are called. */
export const sourceNames: Readonly<Record<string, string>> = {
  'ny-open-data': 'New York Open Data',
  'texas-lottery': 'Texas Lottery',
  'mega-millions': 'megamillions.com',
  'ny-lottery': 'New York Lottery',
  operator: 'The operator of this site',
};
