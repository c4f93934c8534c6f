import { and, asc, eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { draws } from '../../../../server/db/schema.ts';
import { findingsText } from '../../../../server/draws/findings-text.ts';
import { findingsOf } from '../../../../server/draws/findings.ts';
import { importDraws } from '../../../../server/draws/import.ts';
import { conflictsOf } from '../../../../server/draws/ledger/conflicts.ts';
import { numbersText } from '../../../../server/draws/report.ts';
import { daysFrom, isDrawDate } from '../../../../src/rules/draw-times.ts';
import type { Game } from '../../../../src/rules/games.ts';
import { databases, oneDatabase } from '../../../support/feeds/databases.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const folder = join(import.meta.dirname, 'published');

/** Every date from one to another on which a game is drawn. */
const drawDates = (game: Game, first: string, last: string) => {
  const dates: string[] = [];
  for (let date = first; date <= last; date = daysFrom(date, 1)) if (isDrawDate(game, date)) dates.push(date);
  return dates;
};

/**
 * Rows as New York Open Data and the Texas Lottery publish them: what a file begins and ends with, what New York lacks,
 * what it has wrong, as both have it, and a draw that not both sort.
 */
const files = [
  {
    name: 'powerball_2017',
    game: 'powerball',
    dates: ['2017-06-03', '2018-01-13'],
    missing: ['2017-06-10'],
    wrong: [],
    sorted: { date: '2018-01-06', main: [12, 29, 30, 33, 61], special: 26 },
  },
  {
    name: 'megamillions_2011',
    game: 'megamillions',
    dates: ['2011-09-02', '2013-10-29'],
    missing: ['2013-10-18'],
    wrong: [['2011-09-23', 'ny-open-data: 27 31 32 40 52 + 36', 'texas-lottery: 21 27 32 40 52 + 36']],
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

const onEach = databases.flatMap(({ name: database, open }) => files.map((file) => ({ database, open, ...file })));

describe.each(onEach)(
  'the published rows $name on $database',
  ({ open, name, game, dates, missing, wrong, sorted }) => {
    const connected = oneDatabase(open);
    const bring = (source: 'ny-open-data' | 'texas-lottery') => {
      const publisher = source === 'ny-open-data' ? 'ny' : 'texas';
      const text = readFileSync(join(folder, `${publisher}_${name}.csv`), 'utf8');
      return importDraws(connected(), { text, source, game }, now);
    };
    // New York's first, what they lack, and then Texas's, for all the tests.
    let first: Awaited<ReturnType<typeof bring>>;
    let lacking: Awaited<ReturnType<typeof findingsOf>>;
    let second: typeof first;
    beforeAll(async () => {
      first = await bring('ny-open-data');
      lacking = await findingsOf(connected(), game);
      second = await bring('texas-lottery');
    });

    test('have every scheduled draw between them, each confirmed but for the disputed ones [SV-6, SV-7, PR-3]', async () => {
      const scheduled = drawDates(game, dates[0], dates[1]);
      expect(first).toMatchObject({ possible: scheduled.length - missing.length, refused: [] });
      expect(lacking.missing).toEqual(missing);
      expect(second.refused).toEqual([]);
      const shown = await connected()
        .select({ date: draws.date, state: draws.state })
        .from(draws)
        .where(eq(draws.game, game))
        .orderBy(asc(draws.date));
      const disputed = wrong.map(([date]) => date as string);
      const stateOf = (date: string) => (disputed.includes(date) ? 'disputed' : 'confirmed');
      expect(shown).toEqual(scheduled.map((date) => ({ date, state: stateOf(date) })));
      const findings = await findingsOf(connected(), game);
      expect(findings).toMatchObject({ missing: [], refused: [] });
      expect(findings.corrected.map(({ date }) => date)).toEqual(disputed);
      expect(findings.missingBySource.get('ny-open-data')).toEqual(missing);
    });

    test('differ where New York is wrong, and each source is told with its numbers [SV-7]', async () => {
      const conflicts = await conflictsOf(connected(), game);
      expect(
        conflicts.map(({ date, votes }) => [date, ...votes.map((vote) => `${vote.source}: ${numbersText(vote)}`)]),
      ).toEqual(wrong);
      const lines = findingsText(game, await findingsOf(connected(), game));
      for (const [date, newYorks, texas] of wrong)
        expect(lines).toContainEqual(
          expect.stringMatching(`^    ${date}  ${newYorks}  ${texas}  shown: `.replaceAll('+', '\\+')),
        );
    });

    test('have the same numbers in an unsorted row and in Texas’s order of drawing [SV-6]', async () => {
      const { date, ...numbers } = sorted;
      const onDate = and(eq(draws.game, game), eq(draws.date, date));
      expect(await connected().select({ main: draws.main, special: draws.special }).from(draws).where(onDate)).toEqual([
        numbers,
      ]);
    });
  },
);
