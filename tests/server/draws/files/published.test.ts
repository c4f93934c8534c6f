import { asc } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draws } from '../../../../server/db/schema.ts';
import { findingsOf, findingsText } from '../../../../server/draws/findings.ts';
import { readDrawFile } from '../../../../server/draws/import.ts';
import { storeReading } from '../../../../server/draws/ledger/store.ts';
import { daysFrom, isDrawDate } from '../../../../src/rules/draw-times.ts';
import type { Game } from '../../../../src/rules/games.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const folder = join(import.meta.dirname, 'published');

const drawDates = (game: Game, first: string, last: string) => {
  const dates: string[] = [];
  for (let date = first; date <= last; date = daysFrom(date, 1)) if (isDrawDate(game, date)) dates.push(date);
  return dates;
};

/**
 * Rows as New York Open Data and the Texas Lottery publish them, around one that New York lacks, has wrong or does not
 * sort: what a file begins and ends with, what New York lacks, and what it has wrong with what Texas has instead.
 */
const files: readonly (readonly [string, first: string, last: string, missing: string[], wrong: string[][]])[] = [
  ['powerball_2017', '2017-06-03', '2017-06-17', ['2017-06-10'], []],
  ['powerball_2018', '2018-01-03', '2018-01-13', [], []],
  ['megamillions_2011', '2011-09-20', '2011-09-30', [], [['2011-09-23', '27 31 32 40 52 + 36', '21 27 32 40 52 + 36']]],
  ['megamillions_2013', '2013-10-15', '2013-10-29', ['2013-10-18'], []],
  ['megamillions_2022', '2022-04-26', '2022-06-03', [], [['2022-05-10', '15 19 20 61 70 + 6', '15 19 20 61 70 + 9']]],
];

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  test.each(files)(
    'the published rows %s have every draw, all confirmed but New York’s wrong ones [SV-6, SV-7, PR-3]',
    async (name, first, last, missing, wrong) => {
      const game = name.startsWith('powerball') ? 'powerball' : 'megamillions';
      const bring = (source: 'ny-open-data' | 'texas-lottery') => {
        const publisher = source === 'ny-open-data' ? 'ny' : 'texas';
        const text = readFileSync(join(folder, `${publisher}_${name}.csv`), 'utf8');
        return storeReading(connected(), { source, game, now, reading: readDrawFile({ text, source, game }) });
      };
      const scheduled = drawDates(game, first, last);
      expect(await bring('ny-open-data')).toMatchObject({ possible: scheduled.length - missing.length, refused: [] });
      expect((await findingsOf(connected(), game)).missing).toEqual(missing);
      expect((await bring('texas-lottery')).refused).toEqual([]);

      const shown = await connected().select().from(draws).orderBy(asc(draws.date));
      const disputed = wrong.map(([date]) => date ?? '');
      expect(shown.map(({ date, state }) => `${date} ${state}`)).toEqual(
        scheduled.map((date) => `${date} ${disputed.includes(date) ? 'disputed' : 'confirmed'}`),
      );

      const findings = await findingsOf(connected(), game);
      expect(findings).toMatchObject({ missing: [], refused: [] });
      expect(findings.missingBySource.get('ny-open-data')).toEqual(missing);
      expect(findings.corrected.map(({ date }) => date)).toEqual(disputed);
      const conflicts = findingsText(game, findings).filter((line) => line.includes('shown: '));
      expect(conflicts.map((line) => line.replaceAll(/\S+: /g, '').split('  ').slice(2, -1))).toEqual(wrong);
    },
  );
});
