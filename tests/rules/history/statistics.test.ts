import { describe, expect, test } from 'vitest';
import { briefDollars, dayAt, placeOf } from '../../../src/rules/axes.ts';
import { dollarsOf, percentOf, statisticsOf, winningsOverTime, type Figures } from '../../../src/rules/statistics.ts';
import { noWinnings } from '../../../src/rules/prizes.ts';
import { figuresOf, scopeText } from '../../../src/flows/statistics/statistics-words.ts';
import { winningsFigure } from '../../../src/flows/winnings/winnings-figure.ts';
import { pastDraw as draw } from '../../support/past-draw.ts';

const countOf = (counts: Figures['main'], wanted: number) => counts.find(({ number }) => number === wanted);
const drawnIn = (counts: Figures['main']) => counts.reduce((sum, { drawn }) => sum + drawn, 0);

describe('how often numbers were drawn [PL-4]', () => {
  test('every ball counts once, out of the draws whose range included it', () => {
    const { all, era } = statisticsOf('megamillions', [
      draw('2025-04-08', [1, 2, 3, 4, 5, 24]),
      draw('2018-01-02', [1, 2, 3, 4, 70, 25]),
      draw('2014-01-03', [1, 2, 3, 75, 5, 15]),
      draw('2006-01-03', [56, 2, 3, 4, 5, 46]),
    ]);
    expect([countOf(all.main, 1), countOf(all.main, 70), countOf(all.main, 75)]).toEqual([
      { number: 1, drawn: 3, possible: 4 },
      { number: 70, drawn: 1, possible: 3 },
      { number: 75, drawn: 1, possible: 1 },
    ]);
    expect([countOf(all.special, 25), countOf(all.special, 46), countOf(all.special, 47)]).toEqual([
      { number: 25, drawn: 1, possible: 2 },
      { number: 46, drawn: 1, possible: 1 },
      undefined,
    ]);
    expect([drawnIn(all.main), drawnIn(all.special)]).toEqual([20, 4]);
    expect([era.draws, era.main.length, era.special.length, era.since]).toEqual([1, 70, 24, '2025-04-08']);
    const mixed =
      'The range of numbers changed in between: a number’s share counts only draws whose range included it.';
    expect([scopeText(era), scopeText(all)]).toEqual([
      '1 draw since Apr 8, 2025. All had the same range of numbers.',
      `4 draws since Jan 3, 2006. ${mixed}`,
    ]);
    expect(percentOf({ number: 1, drawn: 1, possible: 3 })).toBe('33.3%');
    expect(figuresOf('megamillions', all).main.plotted.points[0]).toEqual({ x: 1, y: 75 });
  });

  test('a plot states its main point, and names at most three numbers', () => {
    const two = [draw('2026-11-18', [1, 2, 3, 4, 5, 26]), draw('2026-11-16', [1, 2, 3, 4, 6, 25])];
    const { main, special } = figuresOf('powerball', statisticsOf('powerball', two).all);
    expect([main.point, special.point]).toEqual([
      'Most often: 4 numbers, in 2 of 2 draws (100.0%). Least often: 63 numbers, in 0 of 2 draws (0.0%).',
      'Most often: 25 and 26, in 1 of 2 draws (50.0%). Least often: 24 numbers, in 0 of 2 draws (0.0%).',
    ]);
  });

  test('the figures of a plot write thousands of draws with a comma, too', () => {
    const same = Array(1500).fill(draw('2026-11-18', [2, 3, 4, 5, 6, 26]));
    expect(figuresOf('powerball', statisticsOf('powerball', same).all).main.rows[0]).toEqual([
      '1',
      '0',
      '1,500',
      '0.0%',
    ]);
  });

  test('samples do not count, and without draws there are no statistics [SV-8]', () => {
    const none = { since: null, draws: 0, main: [], special: [], jackpots: [] };
    expect(statisticsOf('powerball', [])).toEqual({ era: none, all: none });
    const sample = draw('2026-11-18', [1, 2, 3, 4, 5, 6], { state: 'sample', jackpot: '$20 Million' });
    expect(statisticsOf('powerball', [sample])).toEqual({ era: none, all: none });
    expect(scopeText(none)).toBe('No draw of the current number range is known yet.');
  });
});

describe('jackpots over time [PL-4]', () => {
  test.each([
    ['$633 Million', 633_000_000],
    ['$1.25 Billion', 1_250_000_000],
    ['$1,000.5 Million', 1_000_500_000],
    ['$950,000', 950_000],
    ['to be announced', null],
    ['', null],
    ['$ Million', null],
    ['$20 Trillion', null],
  ])('%j is %j dollars [OT-2]', (text, dollars) => {
    expect(dollarsOf(text)).toBe(dollars);
  });

  test('unknown amounts are left out, and the oldest comes first', () => {
    const { all } = statisticsOf('powerball', [
      draw('2026-11-18', [1, 2, 3, 4, 5, 6], { jackpot: '$20 Million' }),
      draw('2026-11-16', [1, 2, 3, 4, 5, 6]),
      draw('2026-11-14', [1, 2, 3, 4, 5, 6], { jackpot: 'soon' }),
      draw('2026-11-11', [1, 2, 3, 4, 5, 6], { jackpot: '$1.5 Billion' }),
    ]);
    expect(all.jackpots.map(({ date, dollars }) => [date, dollars])).toEqual([
      ['2026-11-11', 1_500_000_000],
      ['2026-11-18', 20_000_000],
    ]);
  });

  test.each([
    [2_040_000_000, '$2.04B'],
    [500_000_000, '$500M'],
    [50_000, '$50K'],
    [7_500, '$7500'],
    [0, '$0'],
  ])('%i dollars are %s on an axis', (dollars, text) => {
    expect(briefDollars(dollars)).toBe(text);
  });

  test('a date has a position on an axis, and the position its date', () => {
    expect(dayAt(placeOf('2026-11-18'))).toBe('Nov 18, 2026');
    expect(placeOf('2026-11-18') - placeOf('2026-11-11')).toBe(7);
  });
});

describe('winnings over time [PL-4]', () => {
  const won = (dollars: number) => ({ ...noWinnings, prizes: 1, lowest: dollars, highest: dollars });
  const played = [
    { date: '2026-11-18', tickets: 2000, won: won(4) },
    { date: '2026-11-16', tickets: 1, won: noWinnings },
    { date: '2026-11-14', tickets: 1, won: { ...won(7), prizes: 2, unpriced: 1 } },
  ];

  test('each draw has the total up to it', () => {
    expect(winningsOverTime(played).map(({ date, total }) => [date, total.prizes, total.highest])).toEqual([
      ['2026-11-14', 2, 7],
      ['2026-11-16', 2, 7],
      ['2026-11-18', 3, 11],
    ]);
    expect(winningsOverTime([])).toEqual([]);
  });

  test('the plot states the sum and what it leaves out, and writes thousands with a comma', () => {
    const figure = winningsFigure({
      is_sample: false,
      won: { ...won(11), prizes: 3, unpriced: 1 },
      draws: played,
      prizes: [],
      tickets: [],
    });
    expect(figure.point).toBe(
      '$11 and a prize of unknown amount in 3 draws since Nov 14, 2026. Prizes without a known amount are not drawn.',
    );
    expect(figure.rows[0]).toEqual(['Nov 18, 2026', '2,000', '$4', '$11 and a prize of unknown amount']);
    expect(figure.plotted.points.map(({ y }) => y)).toEqual([7, 7, 11]);
  });
});
