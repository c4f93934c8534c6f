import { asc } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draws } from '../../../../server/db/schema.ts';
import { findingsOf, findingsText } from '../../../../server/draws/findings.ts';
import { importDraws } from '../../../../server/draws/import.ts';
import { daysFrom, isDrawDate } from '../../../../src/rules/draw-times.ts';
import type { Game } from '../../../../src/rules/games.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const folder = join(import.meta.dirname, 'published');

/** Every date from one to another on which a game is drawn. */
const drawDates = (game: Game, first: string, last: string) => {
  const dates: string[] = [];
  for (let date = first; date <= last; date = daysFrom(date, 1)) if (isDrawDate(game, date)) dates.push(date);
  return dates;
};

/**
 * Rows as New York Open Data and the Texas Lottery publish them, around a row that one of them lacks, has wrong or does
 * not sort: what a file begins and ends with, what New York lacks, what it has wrong, and a draw that not both sort.
 */
const files = [
  {
    name: 'powerball_2017',
    game: 'powerball',
    dates: ['2017-06-03', '2017-06-17'],
    missing: ['2017-06-10'],
    wrong: [],
    sorted: { date: '2017-06-10', main: [20, 26, 32, 38, 58], special: 3 },
  },
  {
    name: 'powerball_2018',
    game: 'powerball',
    dates: ['2018-01-03', '2018-01-13'],
    missing: [],
    wrong: [],
    sorted: { date: '2018-01-06', main: [12, 29, 30, 33, 61], special: 26 },
  },
  {
    name: 'megamillions_2011',
    game: 'megamillions',
    dates: ['2011-09-20', '2011-09-30'],
    missing: [],
    wrong: [['2011-09-23', 'ny-open-data: 27 31 32 40 52 + 36', 'texas-lottery: 21 27 32 40 52 + 36']],
    sorted: { date: '2011-09-30', main: [3, 19, 21, 44, 45], special: 29 },
  },
  {
    name: 'megamillions_2013',
    game: 'megamillions',
    dates: ['2013-10-15', '2013-10-29'],
    missing: ['2013-10-18'],
    wrong: [],
    sorted: { date: '2013-10-18', main: [5, 20, 45, 48, 56], special: 1 },
  },
  {
    name: 'megamillions_2022',
    game: 'megamillions',
    dates: ['2022-04-26', '2022-06-03'],
    missing: [],
    wrong: [['2022-05-10', 'ny-open-data: 15 19 20 61 70 + 6', 'texas-lottery: 15 19 20 61 70 + 9']],
    sorted: { date: '2022-05-13', main: [11, 41, 43, 44, 65], special: 13 },
  },
] as const;

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  test.each(files)(
    'the published rows $name have every draw, each confirmed but for New York’s wrong ones [SV-6, SV-7, PR-3]',
    async ({ name, game, dates, missing, wrong, sorted }) => {
      const bring = (source: 'ny-open-data' | 'texas-lottery') => {
        const publisher = source === 'ny-open-data' ? 'ny' : 'texas';
        const text = readFileSync(join(folder, `${publisher}_${name}.csv`), 'utf8');
        return importDraws(connected(), { text, source, game }, now);
      };
      const scheduled = drawDates(game, dates[0], dates[1]);
      expect(await bring('ny-open-data')).toMatchObject({ possible: scheduled.length - missing.length, refused: [] });
      expect((await findingsOf(connected(), game)).missing).toEqual(missing);
      expect((await bring('texas-lottery')).refused).toEqual([]);

      const shown = await connected().select().from(draws).orderBy(asc(draws.date));
      const disputed = wrong.map(([date]) => date as string);
      expect(shown.map(({ date, state }) => `${date} ${state}`)).toEqual(
        scheduled.map((date) => `${date} ${disputed.includes(date) ? 'disputed' : 'confirmed'}`),
      );
      expect(shown).toContainEqual(expect.objectContaining(sorted));

      const findings = await findingsOf(connected(), game);
      expect(findings).toMatchObject({ missing: [], refused: [] });
      expect(findings.missingBySource.get('ny-open-data')).toEqual(missing);
      expect(findings.corrected.map(({ date }) => date)).toEqual(disputed);
      const conflicts = findingsText(game, findings).filter((line) => line.includes('shown: '));
      expect(conflicts.map((line) => line.split('  ').slice(2, -1))).toEqual(wrong);
    },
  );
});
