import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { draws } from '../../../../server/db/schema.ts';
import { findingsOf } from '../../../../server/draws/findings.ts';
import { importDraws } from '../../../../server/draws/import.ts';
import type { Game } from '../../../../src/rules/games.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const nyPowerBall = `"Draw Date","Winning Numbers","Multiplier","double_play_winning_numbers"
"12/30/2023","10 11 26 27 34 07","4",""
"12/27/2023","04 11 38 51 68 05","3",""
`;

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const shown = (game: Game) =>
    connected()
      .select({
        date: draws.date,
        main: draws.main,
        special: draws.special,
        multiplier: draws.multiplier,
        state: draws.state,
      })
      .from(draws)
      .where(eq(draws.game, game))
      .orderBy(asc(draws.date));

  test("both publishers' files of the same draws make them confirmed, each once [SV-6, SV-7]", async () => {
    const texas = 'Powerball,12,30,2023,26,10,34,11,27,7,4\nPowerball,12,27,2023,4,11,38,51,68,5,3\n';
    await importDraws(connected(), { text: nyPowerBall, source: 'ny-open-data', game: 'powerball' }, now);
    expect(await importDraws(connected(), { text: texas, source: 'texas-lottery', game: 'powerball' }, now)).toEqual({
      ...{ possible: 2, newReports: 2, refused: [], newlyRefused: [] },
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

  test('an impossible draw is skipped and reported, the rest of the file arrives [SV-6]', async () => {
    const text = `${nyPowerBall}"12/28/2023","04 11 38 51 68 05","3",""\n"12/23/2023","04 11 38 51 70 05","3",""\n`;
    const { possible, refused } = await importDraws(
      connected(),
      { text, source: 'ny-open-data', game: 'powerball' },
      now,
    );
    expect({ possible, refused }).toEqual({
      possible: 2,
      refused: [
        { report: '2023-12-28 4 11 38 51 68 + 5', reason: 'The game is not drawn on that weekday.' },
        { report: '2023-12-23 4 11 38 51 70 + 5', reason: 'A main number is outside 1 to 69.' },
      ],
    });
    expect((await findingsOf(connected(), 'powerball')).refused).toMatchObject(refused);
  });

  test('a file with a broken line among good ones is refused whole, and nothing of it is stored [SV-6]', async () => {
    const text = `${nyPowerBall}"12/23/2023","09 14 17 18 06","3",""\n`;
    await expect(importDraws(connected(), { text, source: 'ny-open-data', game: 'powerball' }, now)).rejects.toThrow(
      /^line 4: /,
    );
    expect(await shown('powerball')).toEqual([]);
  });

  test('what a line has in it does not steer the terminal on which it is named [SV-6]', async () => {
    const text = `${nyPowerBall}"12/23/2023","09 14 17 \u001B[2J 18 06 25","3",""\n`;
    await expect(importDraws(connected(), { text, source: 'ny-open-data', game: 'powerball' }, now)).rejects.toThrow(
      /^line 4: '09 14 17 \uFFFD\[2J 18 06' is not five numbers/,
    );
  });
});
