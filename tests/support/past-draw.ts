import type { PastDraw, SixNumbers } from '../../src/rules/past-draws.ts';

/** A confirmed draw of which nothing more is known than `more` says. `date` as YYYY-MM-DD. */
export const pastDraw = (date: string, numbers: SixNumbers, more: Partial<PastDraw> = {}): PastDraw => ({
  date,
  numbers,
  multiplier: null,
  jackpot: null,
  state: 'confirmed',
  corrections: [],
  conflicts: [],
  ...more,
});
