import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { draws } from '../../../server/db/schema.ts';
import { findingsText } from '../../../server/draws/findings-text.ts';
import { findingsOf } from '../../../server/draws/findings.ts';
import { importDraws, readDrawFile } from '../../../server/draws/import.ts';
import { numbersText } from '../../../server/draws/report.ts';
import type { Game } from '../../../src/rules/games.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const nyPowerBall = `"Draw Date","Winning Numbers","Multiplier","double_play_winning_numbers"
"12/30/2023","10 11 26 27 34 07","4",""
"12/27/2023","04 11 38 51 68 05","3",""
`;

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const shown = (game: Game) =>
    connected()
      .select({ date: draws.date, main: draws.main, special: draws.special, multiplier: draws.multiplier, state: draws.state })
      .from(draws)
      .where(eq(draws.game, game))
      .orderBy(asc(draws.date));

  test("both publishers' files of the same draws make them confirmed, each once [SV-6, SV-7]", async () => {
    const texas = 'Powerball,12,30,2023,26,10,34,11,27,7,4\nPowerball,12,27,2023,4,11,38,51,68,5,3\n';
    await importDraws(connected(), { text: nyPowerBall, source: 'ny-open-data', game: 'powerball' }, now);
    expect(await importDraws(connected(), { text: texas, source: 'texas-lottery', game: 'powerball' }, now)).toEqual({
      ...{ possible: 2, newReports: 2, refused: [], newRefusals: [] },
    });
    expect(await shown('powerball')).toEqual([
      { date: '2023-12-27', main: [4, 11, 38, 51, 68], special: 5, multiplier: 3, state: 'confirmed' },
      { date: '2023-12-30', main: [10, 11, 26, 27, 34], special: 7, multiplier: 4, state: 'confirmed' },
    ]);
  });

  test('a file imported twice says nothing new [SV-7]', async () => {
    const file = { text: nyPowerBall, source: 'ny-open-data', game: 'powerball' } as const;
    await importDraws(connected(), file, now);
    expect(await importDraws(connected(), file, now + 1000)).toMatchObject({ possible: 2, newReports: 0 });
  });

  test('headers, quotes, date forms and order of lines may vary [SV-6]', () => {
    const variants = [
      nyPowerBall,
      'draw_date,winning_numbers,multiplier\r\n2023-12-30T00:00:00.000,10 11 26 27 34 07,4\r\n2023-12-27,04 11 38 51 68 05,3\r\n',
      'Multiplier,Winning Numbers,Draw Date\n3,04 11 38 51 68 05,12/27/2023\n\n4,10 11 26 27 34 07,12/30/2023',
    ].map((text) => readDrawFile('powerball', text).draws.toSorted((one, other) => one.date.localeCompare(other.date)));
    expect(variants[1]).toEqual(variants[0]);
    expect(variants[2]).toEqual(variants[0]);
  });

  test('an impossible draw is skipped and reported, the rest of the file arrives [SV-6]', async () => {
    const text = `${nyPowerBall}"12/28/2023","04 11 38 51 68 05","3",""\n"12/23/2023","04 11 38 51 70 05","3",""\n`;
    const { possible, refused } = await importDraws(connected(), { text, source: 'ny-open-data', game: 'powerball' }, now);
    expect({ possible, refused }).toEqual({
      possible: 2,
      refused: [
        { report: '2023-12-28 4 11 38 51 68 + 5', reason: 'The game is not drawn on that weekday.' },
        { report: '2023-12-23 4 11 38 51 70 + 5', reason: 'A main number is outside 1 to 69.' },
      ],
    });
    expect((await findingsOf(connected(), 'powerball')).refused).toMatchObject(refused);
  });

  test.each([
    ['a line cut short', `${nyPowerBall}"12/23/2023","09 14 17`, 'line 4: '],
    ['four numbers', `${nyPowerBall}"12/23/2023","09 14 17 18 06","3",""\n`, "line 4: '09 14 17 18' is not five numbers"],
    ['no such day', `${nyPowerBall}"02/30/2023","09 14 17 18 53 06","3",""\n`, "line 4: '02/30/2023' is not a date"],
    ['a header of the other game', 'Draw Date,Winning Numbers,Mega Ball,Multiplier\n', 'line 1: the header is not one of powerball'],
    ["the other game's lines", 'Mega Millions,12,29,2023,11,70,30,62,27,10,3\n', "'Mega Millions' is not Powerball"],
    ['nothing', '\n\n', 'an empty answer'],
  ])('a file with %s is refused whole, and nothing of it is stored [SV-6]', async (_, text, message) => {
    await expect(importDraws(connected(), { text, source: 'ny-open-data', game: 'powerball' }, now)).rejects.toThrow(message);
    expect(await shown('powerball')).toEqual([]);
  });

  test('no text at all makes the reader fail in any other way than by naming what it cannot read [SV-6]', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (noise, isNewYork) => {
        const text = `${isNewYork ? nyPowerBall : 'Powerball,12,30,2023,26,10,34,11,27,7,4\n'}${noise}`;
        try {
          expect(readDrawFile('powerball', text).draws.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toMatchObject({ name: 'UnusableAnswer' });
        }
      }),
    );
  });

  const folder = '../shared/data';
  const published = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

  const wrongInNewYork = [
    ['2011-09-23', 'ny-open-data: 27 31 32 40 52 + 36', 'texas-lottery: 21 27 32 40 52 + 36'],
    ['2022-05-10', 'ny-open-data: 15 19 20 61 70 + 6', 'texas-lottery: 15 19 20 61 70 + 9'],
  ];

  describe.runIf(existsSync(`${folder}/ny_powerball_to_2023.csv`))('the published files', () => {
    test.each([
      ['powerball', 1569, 1575, ['2014-06-28', '2017-06-10', '2021-04-28', '2022-03-12', '2022-04-09', '2022-11-07'], []],
      ['megamillions', 2254, 2257, ['2007-12-25', '2009-12-25', '2013-10-18'], wrongInNewYork],
    ] as const)('of %s arrive whole, and their gaps and wrong rows are found [SV-6, SV-7]', async (game, newYork, all, missing, wrong) => {
      const db = connected();
      const first = await importDraws(db, { text: published(`ny_${game}_to_2023.csv`), source: 'ny-open-data', game }, now);
      expect(first).toMatchObject({ possible: newYork, refused: [] });
      expect((await findingsOf(db, game)).missing).toEqual(missing);
      await importDraws(db, { text: published(`texas_${game}_to_2023.csv`), source: 'texas-lottery', game }, now);
      const findings = await findingsOf(db, game);
      expect(findings).toMatchObject({ stored: all, missing: [], refused: [], corrected: [] });
      expect(findings.missingBySource.get('ny-open-data')).toEqual(missing);
      expect(findings.conflicts.map(({ date, votes }) => [date, ...votes.map((vote) => `${vote.source}: ${numbersText(vote)}`)])).toEqual(
        wrong,
      );
      expect((await shown(game)).every(({ state }) => state === 'confirmed')).toBe(true);
      expect(findingsText(game, findings).at(-1)).toBe(`  ${all} draws, 0 missing, ${wrong.length} conflicts, 0 refused, 0 corrections`);
    });
  });
});
