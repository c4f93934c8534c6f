import { and, asc, eq } from 'drizzle-orm';
import { existsSync, readFileSync } from 'node:fs';
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
const folder = '../shared/data';
const published = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** Every date from one to another on which a game is drawn. */
const drawDates = (game: Game, first: string, last: string) => {
  const dates: string[] = [];
  for (let date = first; date <= last; date = daysFrom(date, 1)) if (isDrawDate(game, date)) dates.push(date);
  return dates;
};

/** What each publisher's file begins and ends with, what New York lacks, and has wrong, as New York and Texas have it, and a draw that not both sort. */
const files = [
  {
    game: 'powerball',
    dates: ['2010-02-03', '2023-12-30'],
    newYork: 1569,
    missing: ['2014-06-28', '2017-06-10', '2021-04-28', '2022-03-12', '2022-04-09', '2022-11-07'],
    wrong: [],
    sorted: { date: '2018-01-06', main: [12, 29, 30, 33, 61], special: 26 },
  },
  {
    game: 'megamillions',
    dates: ['2002-05-17', '2023-12-29'],
    newYork: 2254,
    missing: ['2007-12-25', '2009-12-25', '2013-10-18'],
    wrong: [
      ['2011-09-23', 'ny-open-data: 27 31 32 40 52 + 36', 'texas-lottery: 21 27 32 40 52 + 36'],
      ['2022-05-10', 'ny-open-data: 15 19 20 61 70 + 6', 'texas-lottery: 15 19 20 61 70 + 9'],
    ],
    sorted: { date: '2018-01-05', main: [28, 30, 39, 59, 70], special: 10 },
  },
] as const;

const onEach = databases.flatMap(({ name, open }) => files.map((file) => ({ name, open, ...file })));

describe.runIf(existsSync(`${folder}/ny_powerball_to_2023.csv`)).each(onEach)(
  'the published files of $game on $name',
  ({ open, game, dates, newYork, missing, wrong, sorted }) => {
    const connected = oneDatabase(open);
    const bring = (source: 'ny-open-data' | 'texas-lottery') => {
      const name = source === 'ny-open-data' ? 'ny' : 'texas';
      return importDraws(connected(), { text: published(`${name}_${game}_to_2023.csv`), source, game }, now);
    };
    // New York's first, what they lack, and then Texas's: seconds each, so that the tests share them.
    let first: Awaited<ReturnType<typeof bring>>;
    let lacking: Awaited<ReturnType<typeof findingsOf>>;
    let second: typeof first;
    beforeAll(async () => {
      first = await bring('ny-open-data');
      lacking = await findingsOf(connected(), game);
      second = await bring('texas-lottery');
    });

    test('have every scheduled draw between them, each confirmed but for the disputed ones [SV-6, SV-7, PR-3]', async () => {
      expect(first).toMatchObject({ possible: newYork, refused: [] });
      expect(lacking.missing).toEqual(missing);
      expect(second.refused).toEqual([]);
      const shown = await connected()
        .select({ date: draws.date, state: draws.state })
        .from(draws)
        .where(eq(draws.game, game))
        .orderBy(asc(draws.date));
      const disputed = wrong.map(([date]) => date as string);
      const stateOf = (date: string) => (disputed.includes(date) ? 'disputed' : 'confirmed');
      expect(shown).toEqual(drawDates(game, dates[0], dates[1]).map((date) => ({ date, state: stateOf(date) })));
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
