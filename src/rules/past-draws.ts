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
export const numbersText = (numbers: SixNumbers): string => `${numbers.slice(0, 5).join(' ')} + ${numbers[5]}`;
