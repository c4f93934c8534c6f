import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { corrections, drawReports, drawRevisions, draws } from '../../../server/db/schema.ts';
import { findingsOf, findingsText } from '../../../server/draws/findings.ts';
import { settleAged } from '../../../server/draws/ledger/store.ts';
import { keepSamples } from '../../../server/draws/samples.ts';
import { drawsWork } from '../../../server/draws/terminal.ts';
import type { Source } from '../../../server/draws/report.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';
import { drawsCommand, hour, monday, tell, wednesday } from './fixture.ts';

const game = 'powerball';
const { date } = wednesday;
const seen = Date.parse('2026-11-19T04:20:00Z');
const aged = seen + 12 * hour;

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const said = (source: Source, special: number, now = seen) =>
    tell(connected(), [{ ...wednesday, special }], { source, now });
  const saidTwo = (source: Source, now: number) =>
    tell(connected(), [wednesday, { ...wednesday, special: 9 }], { source, now });
  const shown = async () => {
    const [draw] = await connected().select().from(draws);
    return [draw?.state, draw?.special, draw?.confirmed_at?.getTime()];
  };
  const findings = () => findingsOf(connected(), game);

  test('a confirmed draw that two other sources contradict is corrected, and both values are kept [SV-7]', async () => {
    await said('ny-lottery', 8);
    await settleAged(connected(), game, aged);
    await said('texas-lottery', 9, seen + 13 * hour);
    expect(await shown()).toEqual(['disputed', 9, aged]);
    await said('ny-open-data', 9, seen + 14 * hour);
    expect(await shown()).toEqual(['corrected', 9, aged]);
    const main = wednesday.main;
    const [wrong, right] = ['5 12 33 41 60 + 8', '5 12 33 41 60 + 9'];
    expect(await connected().select().from(corrections)).toMatchObject([
      { date, old_special: 8, new_special: 9, old_main: main, new_main: main },
    ]);
    expect(findingsText(game, await findings())).toEqual([
      'Power Ball',
      '  conflicts between sources (1)',
      `    ${date}  ny-lottery: ${wrong}  ny-open-data: ${right}  texas-lottery: ${right}  shown: ${right}`,
      '  corrections (1)',
      `    ${date}  ${wrong}  became  ${right}`,
      '  1 draw, 0 missing, 1 conflict, 0 refused, 1 correction',
    ]);
  });

  test('an operator’s word ends a dispute, and a check no longer lists it [PR-3, GR-3]', async () => {
    await said('ny-open-data', 8);
    await said('texas-lottery', 9);
    const confirm = (...words: string[]) =>
      drawsCommand(connected(), ['confirm', '--game', game, '--date', date, ...words], seen + hour);
    expect(await shown()).toEqual(['disputed', 9, undefined]);
    expect((await findings()).conflicts).toMatchObject([{ date, shown: { special: 9 } }]);
    for (const words of [
      ['--source', 'ny-open-data'],
      ['--numbers', '5 12 33 41 60 8'],
    ]) {
      expect(await confirm(...words)).toEqual([`Power Ball, ${date}: 5 12 33 41 60 + 8, confirmed`]);
      expect(await shown()).toEqual(['confirmed', 8, seen + hour]);
    }
    expect((await findings()).conflicts).toEqual([]);
    await expect(confirm('--source', 'ny-lottery')).rejects.toThrow(
      `ny-lottery reports nothing for Power Ball on ${date}`,
    );
    await expect(confirm('--numbers', '5 5 33 41 60 8')).rejects.toThrow(
      `${date} 5 5 33 41 60 + 8 cannot be confirmed: A main number appears twice.`,
    );
    expect((await findings()).refused).toEqual([]);
    expect(() => drawsWork(['confirm', '--game', game, '--date', date])).toThrow('either --source');
  });

  test('an agreement corrects numbers that counted after 48 h of dispute [PR-3, SV-7]', async () => {
    await said('ny-open-data', 8);
    await said('texas-lottery', 9);
    await said('ny-lottery', 8, seen + 49 * hour);
    expect(await shown()).toEqual(['corrected', 8, seen + 49 * hour]);
    expect((await findings()).corrected).toMatchObject([{ date, old_special: 9, new_special: 8 }]);
  });

  test('only a report, a jackpot, or a draw that becomes certain makes a new revision [SV-7]', async () => {
    const revision = async () => (await connected().select().from(drawRevisions))[0]?.revision ?? 0;
    const announced = (dollars: number) =>
      tell(connected(), [], { now: seen, jackpots: [{ date: '2026-11-21', dollars }] });
    const steps: readonly (readonly [step: () => Promise<unknown>, by: 0 | 1])[] = [
      [() => keepSamples(connected(), game, seen), 1],
      [() => keepSamples(connected(), game, seen), 0],
      [() => said('ny-lottery', 8), 1],
      [() => said('ny-lottery', 8, seen + hour), 0],
      [() => announced(20_000_000), 1],
      [() => announced(20_000_000), 0],
      [() => announced(30_000_000), 1],
      [() => settleAged(connected(), game, aged - 1), 0],
      [() => settleAged(connected(), game, aged), 1],
      [() => settleAged(connected(), game, aged + 1), 0],
    ];
    const raised: number[] = [];
    for (const [step] of steps) {
      const before = await revision();
      await step();
      raised.push((await revision()) - before);
    }
    expect(raised).toEqual(steps.map(([, by]) => by));
    expect(await shown()).toEqual(['confirmed', 8, aged]);
  });

  test('two values from one source for a date are refused; the same one twice counts once [PR-3, PR-4]', async () => {
    const { possible, refused } = await tell(connected(), [wednesday, monday, { ...wednesday, special: 9 }]);
    expect(possible).toBe(1);
    expect(refused.map(({ reason }) => reason)).toEqual(
      Array(2).fill('The same source gives two values for that date.'),
    );
    expect(await tell(connected(), [wednesday, monday, wednesday])).toMatchObject({ possible: 2, newReports: 1 });
  });

  test('a source with two values for a date loses its vote until it gives one again [PR-3]', async () => {
    await said('ny-open-data', 8);
    expect(await saidTwo('ny-open-data', seen + hour)).toMatchObject({ possible: 0, newReports: 1 });
    expect(await saidTwo('ny-open-data', seen + hour)).toMatchObject({ possible: 0, newReports: 0 });
    expect(await connected().$count(draws)).toBe(0);
    expect(await findings()).toMatchObject({ stored: 0, conflicts: [] });
    await said('texas-lottery', 8, seen + 2 * hour);
    expect(await shown()).toEqual(['provisional', 8, undefined]);
    await said('ny-open-data', 8, seen + 3 * hour);
    expect(await shown()).toEqual(['confirmed', 8, seen + 3 * hour]);
  });

  test('two values from one source end its dispute, and do not change what was confirmed [PR-3]', async () => {
    await said('ny-open-data', 8);
    await said('texas-lottery', 9);
    expect((await shown())[0]).toBe('disputed');
    await saidTwo('texas-lottery', seen + hour);
    expect(await shown()).toEqual(['provisional', 8, undefined]);
    await settleAged(connected(), game, aged);
    await saidTwo('ny-open-data', aged + hour);
    expect(await shown()).toEqual(['confirmed', 8, aged]);
    const reports = await connected().select().from(drawReports).orderBy(asc(drawReports.id));
    expect(reports.map(({ source, special }) => `${source} ${special}`)).toEqual([
      'ny-open-data 8',
      'texas-lottery 9',
      'texas-lottery 0',
      'ny-open-data 0',
    ]);
  });

  test('sources that report at the same time give one draw, confirmed [SV-7]', async () => {
    await Promise.all((['ny-lottery', 'texas-lottery', 'ny-open-data'] as const).map((source) => said(source, 8)));
    expect(await shown()).toEqual(['confirmed', 8, seen]);
    expect(await connected().$count(drawReports)).toBe(3);
  });

  test.each([
    ['{"draw":"?"}', '{"draw":"?"}'],
    ['a\0b', 'a\uFFFDb'],
    ['a\uD800b', 'a\uFFFDb'],
    [`${'6'.repeat(499)}😀`, `${'6'.repeat(499)}\uFFFD`],
  ])(
    'a refused report is stored once, however often it comes, and blocks no draw: %j [SV-6, PR-4]',
    async (text, report) => {
      const unreadable = [{ text, reason: 'draw_date: missing' }];
      const told = () => tell(connected(), [wednesday, { ...wednesday, date: '2026-11-19' }], { unreadable });
      const [first, again] = [await told(), await told()];
      expect([first.possible, first.newlyRefused.length, again.newlyRefused.length, again.refused.length]).toEqual([
        1, 2, 0, 2,
      ]);
      expect((await findings()).refused).toMatchObject([
        { source: 'ny-lottery', report, reason: 'draw_date: missing' },
        { report: '2026-11-19 5 12 33 41 60 + 8', reason: 'The game is not drawn on that weekday.' },
      ]);
      expect(await connected().$count(draws)).toBe(1);
    },
  );
});
