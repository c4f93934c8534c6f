import { daysFrom } from './draw-times.ts';
import { widestRanges } from './eras.ts';
import type { Game } from './games.ts';
import type { PastDraw } from './past-draws.ts';
import { withPlainDigits } from './ticket-numbers.ts';

/**
 * A person's search among the draws, as typed: dates from and until (YYYY-MM-DD), and numbers that a draw must contain
 * (DH-1).
 */
export type HistoryFilters = { readonly from: string; readonly until: string; readonly numbers: string };

export const noFilters: HistoryFilters = { from: '', until: '', numbers: '' };

/** The number of draws on a page of the history. */
const pageSize = 25;

/** The words of a filter, as typed: none if it has only separators. */
export const partsOf = (text: string): readonly string[] =>
  withPlainDigits(text)
    .split(/[\s,;.、+-]+/)
    .filter((part) => part !== '');
const highestOf = (game: Game) => Math.max(...Object.values(widestRanges(game)));
// Some browsers parse February 30 as a day in March, but no date field shows it.
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysFrom(text, 0) === text;

/** The errors of the filters, by field; undefined for a valid field. */
export const filterErrors = (
  game: Game,
  { from, until, numbers }: HistoryFilters,
): Partial<Record<keyof HistoryFilters, string>> => {
  const highest = highestOf(game);
  const parts = partsOf(numbers);
  const isNumber = (part: string) => /^\d{1,3}$/.test(part) && Number(part) >= 1 && Number(part) <= highest;
  return {
    ...(from !== '' && !isDate(from) ? { from: 'Enter dates such as 2026-11-20.' } : {}),
    ...(until !== '' && !isDate(until) ? { until: 'Enter dates such as 2026-11-20.' } : {}),
    ...(isDate(from) && isDate(until) && from > until ? { until: 'The last date is before the first one.' } : {}),
    ...(!parts.every(isNumber)
      ? { numbers: `Enter numbers between 1 and ${highest}.` }
      : parts.length > 6
        ? { numbers: 'A draw has six numbers: enter at most six.' }
        : {}),
  };
};

const areValid = (game: Game, filters: HistoryFilters) => Object.keys(filterErrors(game, filters)).length === 0;

/** The filters if they are valid for a game, else none. */
export const validFilters = (game: Game, filters: HistoryFilters): HistoryFilters =>
  areValid(game, filters) ? filters : noFilters;

/** The draws that match valid filters, in their order; a number may be any of the six. */
export const drawsFound = (
  draws: readonly PastDraw[],
  { from, until, numbers: asked }: HistoryFilters,
): readonly PastDraw[] => {
  const wanted = partsOf(asked).map(Number);
  return draws.filter(
    ({ date, numbers }) =>
      (from === '' || date >= from) &&
      (until === '' || date <= until) &&
      wanted.every((number) => numbers.includes(number)),
  );
};

/** The number of pages for some draws: at least one, which says that there are none. */
export const pagesOf = (draws: readonly unknown[]): number => Math.max(1, Math.ceil(draws.length / pageSize));

/** The draws of a page; pages count from 1. */
export const pageOf = <Draw>(draws: readonly Draw[], page: number): readonly Draw[] =>
  draws.slice((page - 1) * pageSize, page * pageSize);

type Search = { game: Game; filters: HistoryFilters };
type Turn = { draws: readonly PastDraw[]; filters: HistoryFilters; page: number };

/** DH-1: which filters are valid, and which pages exist. */
export const historyGuards = {
  breaksRule: (_: unknown, { game, filters }: Search) => !areValid(game, filters),
  isThere: (_: unknown, { draws, filters, page }: Turn) => page >= 1 && page <= pagesOf(drawsFound(draws, filters)),
};
