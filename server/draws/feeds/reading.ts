import { UnusableAnswer, type DrawReport, type Reading } from '../report.ts';

/** One row or line of a source at its 1-based place: the report in it, or why it is none. */
export type Entry = { readonly place: number; readonly text: string; readonly report: DrawReport | string };

/** Sorts entries into draws and unreadable ones. Throws UnusableAnswer when there are some and none is a draw. */
export const readingOf = (entries: readonly Entry[]): Reading => {
  const draws = entries.map(({ report }) => report).filter((report) => typeof report !== 'string');
  const unreadable = entries.flatMap(({ place, text, report }) =>
    typeof report === 'string' ? [{ place, text, reason: report }] : [],
  );
  const [first] = unreadable;
  if (draws.length === 0 && first !== undefined) throw new UnusableAnswer(`no draw in it: ${first.reason}`);
  return { draws, jackpots: [], unreadable };
};
