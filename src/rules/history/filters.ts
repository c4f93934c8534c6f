import { eras } from '../eras.ts';
import type { Game } from '../games.ts';
import type { PastDraw } from './past-draws.ts';

/** What a person looks for among the draws, as typed: dates from and until (YYYY-MM-DD), and numbers that a draw has to contain (DH-1). */
export type HistoryFilters = { readonly from: string; readonly until: string; readonly contains: string };

export const noFilters: HistoryFilters = { from: '', until: '', contains: '' };

/** How many draws a page of the history has. */
export const pageSize = 25;

const partsOf = (text: string) => text.split(/[\s,;+-]+/).filter((part) => part !== '');
const highestOf = (game: Game) => Math.max(...eras[game].flatMap(({ mainHighest, specialHighest }) => [mainHighest, specialHighest]));
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What is wrong with filters, by field; undefined where nothing is. */
export const filterComplaints = (game: Game, { from, until, contains }: HistoryFilters): Partial<Record<keyof HistoryFilters, string>> => {
  const highest = highestOf(game);
  const numbers = partsOf(contains);
  const isNumber = (part: string) => /^\d{1,3}$/.test(part) && Number(part) >= 1 && Number(part) <= highest;
  return {
    ...(from !== '' && !isDate(from) ? { from: 'Enter a date such as 2026-11-20.' } : {}),
    ...(until !== '' && !isDate(until) ? { until: 'Enter a date such as 2026-11-20.' } : {}),
    ...(isDate(from) && isDate(until) && from > until ? { until: 'This date is before the first one.' } : {}),
    ...(!numbers.every(isNumber)
      ? { contains: `Enter numbers between 1 and ${highest}.` }
      : numbers.length > 6
        ? { contains: 'A draw has six numbers: enter at most six.' }
        : {}),
  };
};

export type FilterVerdict = 'sound' | 'unsound';

/** Whether draws can be looked for by these filters. */
export const filterVerdict = (game: Game, filters: HistoryFilters): FilterVerdict =>
  Object.keys(filterComplaints(game, filters)).length === 0 ? 'sound' : 'unsound';

/** The draws that fit sound filters, in their order; a number may be any of the six. */
export const drawsFound = (draws: readonly PastDraw[], { from, until, contains }: HistoryFilters): readonly PastDraw[] => {
  const wanted = partsOf(contains).map(Number);
  return draws.filter(
    ({ date, numbers }) =>
      (from === '' || date >= from) && (until === '' || date <= until) && wanted.every((number) => numbers.includes(number)),
  );
};

/** How many pages some draws fill; one that says that there are none, too. */
export const pagesOf = (draws: readonly unknown[]): number => Math.max(1, Math.ceil(draws.length / pageSize));

/** The draws of a page, from 1. */
export const pageOf = <Draw>(draws: readonly Draw[], page: number): readonly Draw[] => draws.slice((page - 1) * pageSize, page * pageSize);
