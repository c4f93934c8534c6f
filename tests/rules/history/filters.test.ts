import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawsFound,
  filterErrors,
  historyGuards,
  noFilters,
  pagesOf,
  type HistoryFilters,
} from '../../../src/rules/history-filters.ts';
import type { Game } from '../../../src/rules/games.ts';
import { searchOf, tabOf, viewOf } from '../../../src/rules/history-address.ts';
import { parts } from '../../../src/rules/tabs.ts';
import { pastDraw as draw } from '../../support/past-draw.ts';

const draws = [
  draw('2026-11-18', [5, 12, 33, 41, 60, 8]),
  draw('2026-11-16', [1, 2, 3, 4, 5, 6]),
  draw('2026-11-14', [8, 9, 10, 11, 12, 5]),
];
const dates = (filters: Partial<typeof noFilters>) =>
  drawsFound(draws, { ...noFilters, ...filters }).map(({ date }) => date.slice(8));

const breaksRule = (game: Game, filters: HistoryFilters) => historyGuards.breaksRule(undefined, { game, filters });

describe('filters [DH-1]', () => {
  test('that are empty find every draw, in order', () => {
    expect(dates({})).toEqual(['18', '16', '14']);
  });

  test('by date include the days that they name', () => {
    expect(dates({ from: '2026-11-16' })).toEqual(['18', '16']);
    expect(dates({ until: '2026-11-16' })).toEqual(['16', '14']);
    expect(dates({ from: '2026-11-15', until: '2026-11-15' })).toEqual([]);
  });

  test('by number search all six, and every number must match', () => {
    expect(dates({ numbers: '8' })).toEqual(['18', '14']);
    expect(dates({ numbers: ' 5, 12 ' })).toEqual(['18', '14']);
    expect(dates({ numbers: '05 60' })).toEqual(['18']);
    expect(dates({ numbers: '５、１２' })).toEqual(['18', '14']);
    expect(dates({ numbers: '5.12' })).toEqual(['18', '14']);
    expect(dates({ numbers: '5 60 9' })).toEqual([]);
  });

  test.each([
    [{ from: '2026-02-30x' }, { from: 'Enter dates such as 2026-11-20.' }],
    [{ from: '2026-13-45' }, { from: 'Enter dates such as 2026-11-20.' }],
    [{ from: '2026-02-30' }, { from: 'Enter dates such as 2026-11-20.' }],
    [{ until: '2025-02-29' }, { until: 'Enter dates such as 2026-11-20.' }],
    [{ from: '+002026-11-18' }, { from: 'Enter dates such as 2026-11-20.' }],
    [{ until: '2026-11-18T10:00' }, { until: 'Enter dates such as 2026-11-20.' }],
    [{ until: '20.11.2026' }, { until: 'Enter dates such as 2026-11-20.' }],
    [{ from: '2026-11-20', until: '2026-11-19' }, { until: 'The last date is before the first one.' }],
    [{ numbers: '70' }, { numbers: 'Enter numbers between 1 and 69.' }],
    [{ numbers: '0' }, { numbers: 'Enter numbers between 1 and 69.' }],
    [{ numbers: '1e1' }, { numbers: 'Enter numbers between 1 and 69.' }],
    [{ numbers: '0x5' }, { numbers: 'Enter numbers between 1 and 69.' }],
    [{ numbers: 'five' }, { numbers: 'Enter numbers between 1 and 69.' }],
    [{ numbers: '1 2 3 4 5 6 7' }, { numbers: 'A draw has six numbers: enter at most six.' }],
  ])('%j are refused with what to do', (filters, errors) => {
    expect(filterErrors('powerball', { ...noFilters, ...filters })).toEqual(errors);
    expect(breaksRule('powerball', { ...noFilters, ...filters })).toBe(true);
  });

  test('accept the numbers of any era of the game', () => {
    expect(breaksRule('powerball', { from: '2026-11-20', until: '2026-11-20', numbers: '69 1' })).toBe(false);
    expect(breaksRule('megamillions', { ...noFilters, numbers: '75' })).toBe(false);
    expect(breaksRule('megamillions', { ...noFilters, numbers: '76' })).toBe(true);
  });
});

test('there are as many pages as the draws need, but at least one [DH-1]', () => {
  expect([0, 1, 25, 26].map((count) => pagesOf(Array(count)))).toEqual([1, 1, 1, 2]);
});

describe('the address of a view [DH-1, FW-4]', () => {
  test('leaves out defaults', () => {
    expect(searchOf('winnings', { game: 'powerball', filters: noFilters, page: 1 })).toBe('');
    expect(viewOf('')).toEqual({ game: 'powerball', filters: noFilters, page: 1 });
    const blank = { ...noFilters, numbers: ' , ' };
    expect(searchOf('history', { game: 'powerball', filters: blank, page: 1 })).toBe('?tab=history');
  });

  test('restores the view that it was made from', () => {
    const date = fc.constantFrom('', '2026-11-18');
    const numbers = fc.array(fc.integer({ min: 1, max: 69 }), { maxLength: 6 }).map((some) => some.join(' '));
    const filters = fc.record({ from: date, until: date, numbers });
    const view = fc.record({
      game: fc.constantFrom('powerball' as const, 'megamillions' as const),
      filters,
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...parts), view, (tab, one) => {
        const search = searchOf(tab, one);
        expect(tabOf(search)).toBe(tab);
        expect(viewOf(search)).toEqual(tab === 'history' ? one : { ...one, filters: noFilters, page: 1 });
      }),
    );
  });

  test.each([
    ['', 'winnings'],
    ['?game=megamillions', 'winnings'],
    ['?tab=nothing', 'winnings'],
    ['?tab=what-if', 'what-if'],
    ['?tab=history', 'history'],
    ['?tab=statistics&game=megamillions', 'statistics'],
    ['?numbers=5', 'history'],
    ['?game=megamillions&page=2', 'history'],
    ['?from=2026-11-18', 'history'],
    ['?until=2026-11-18&tab=what-if', 'what-if'],
  ])('%j opens the tab %s', (search, tab) => {
    expect(tabOf(search)).toBe(tab);
  });

  test('gives defaults for invalid values', () => {
    expect(viewOf('?game=lotto&page=-3')).toEqual({ game: 'powerball', filters: noFilters, page: 1 });
    expect(viewOf('?page=1.5&numbers=99&from=2026-11-18')).toEqual({ game: 'powerball', filters: noFilters, page: 1 });
    expect(viewOf('?game=megamillions&numbers=75').filters.numbers).toBe('75');
  });
});
