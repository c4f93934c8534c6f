import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { corrections, drawReports, drawRevisions, draws } from '../../../server/db/schema.ts';
import { findingsText } from '../../../server/draws/findings-text.ts';
import { findingsOf } from '../../../server/draws/findings.ts';
import { settleAged, storeReading } from '../../../server/draws/ledger/store.ts';
import { keepSamples } from '../../../server/draws/samples.ts';
import { drawsRequest, followed } from '../../../server/draws/terminal.ts';
import { readSettings } from '../../../server/settings.ts';
import type { Source } from '../../../server/draws/report.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';

const game = 'powerball';
const date = '2026-11-18';
const seen = Date.parse('2026-11-19T04:20:00Z');
const hour = 3_600_000;

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const said = (source: Source, special: number, now: number) => {
    const draw = { date, main: [5, 12, 33, 41, 60], special, multiplier: null };
    return storeReading(connected(), { source, game, reading: { draws: [draw], jackpots: [], unreadable: [] }, now });
  };
  const shown = async () => {
    const [draw] = await connected().select().from(draws);
    return [draw?.state, draw?.special, draw?.confirmed_at?.getTime()];
  };

  test('a draw of one source is confirmed by 12 hours, without any news [SV-7]', async () => {
    await said('ny-lottery', 8, seen);
    await settleAged(connected(), game, seen + 12 * hour - 1);
    expect(await shown()).toEqual(['provisional', 8, undefined]);
    await settleAged(connected(), game, seen + 12 * hour);
    expect(await shown()).toEqual(['confirmed', 8, seen + 12 * hour]);
  });

  test('a confirmed draw that two others contradict is corrected, and both values are kept [SV-7]', async () => {
    await said('ny-lottery', 8, seen);
    await settleAged(connected(), game, seen + 12 * hour);
    await said('texas-lottery', 9, seen + 13 * hour);
    expect(await shown()).toEqual(['disputed', 9, seen + 12 * hour]);
    expect((await findingsOf(connected(), game)).conflicts).toMatchObject([
      {
        date,
        votes: [
          { source: 'ny-lottery', special: 8 },
          { source: 'texas-lottery', special: 9 },
        ],
        shown: { special: 9 },
      },
    ]);
    await said('ny-open-data', 9, seen + 14 * hour);
    expect(await shown()).toEqual(['corrected', 9, seen + 12 * hour]);
    expect(await connected().select().from(corrections)).toMatchObject([
      { date, old_special: 8, new_special: 9, old_main: [5, 12, 33, 41, 60], new_main: [5, 12, 33, 41, 60] },
    ]);
    expect(findingsText(game, await findingsOf(connected(), game))).toEqual([
      'Power Ball',
      '  conflicts between sources (1)',
      `    ${date}  ny-lottery: 5 12 33 41 60 + 8  ny-open-data: 5 12 33 41 60 + 9  texas-lottery: 5 12 33 41 60 + 9  shown: 5 12 33 41 60 + 9`,
      '  corrections (1)',
      `    ${date}  5 12 33 41 60 + 8  became  5 12 33 41 60 + 9`,
      '  1 draw, 0 missing, 1 conflict, 0 refused, 1 correction',
    ]);
  });

  test('an operator’s word ends a dispute, as often as it is given [PR-3]', async () => {
    await said('ny-open-data', 8, seen);
    await said('texas-lottery', 9, seen);
    const settings = readSettings({});
    const confirm = (...words: string[]) =>
      followed(drawsRequest(['confirm', '--game', game, '--date', date, ...words]), {
        ...{ db: connected(), clock: { now: () => seen + hour }, settings },
      });
    expect(await shown()).toEqual(['disputed', 9, undefined]);
    for (const words of [
      ['--source', 'ny-open-data'],
      ['--numbers', '5 12 33 41 60 8'],
    ]) {
      expect(await confirm(...words)).toEqual([`Power Ball, ${date}: 5 12 33 41 60 + 8, confirmed`]);
      expect(await shown()).toEqual(['confirmed', 8, seen + hour]);
    }
    await expect(confirm('--source', 'ny-lottery')).rejects.toThrow(`ny-lottery says nothing of Power Ball on ${date}`);
    await expect(confirm('--numbers', '5 5 33 41 60 8')).rejects.toThrow('A main number is there twice.');
    expect(() => drawsRequest(['confirm', '--game', game, '--date', date])).toThrow('either --source');
  });

  test('a check no longer lists what an operator confirmed [GR-3]', async () => {
    await said('ny-open-data', 8, seen);
    await said('texas-lottery', 9, seen);
    const conflicts = async () => (await findingsOf(connected(), game)).conflicts.map((conflict) => conflict.date);
    expect(await conflicts()).toEqual([date]);
    await said('operator', 8, seen + hour);
    expect(await conflicts()).toEqual([]);
  });

  test('only news begins a new revision of the draws: a report, a jackpot, a draw that becomes certain [SV-7]', async () => {
    const revision = async () => (await connected().select().from(drawRevisions))[0]?.revision ?? 0;
    const announced = (dollars: number) => {
      const reading = { draws: [], jackpots: [{ date: '2026-11-21', dollars }], unreadable: [] };
      return storeReading(connected(), { source: 'ny-lottery', game, reading, now: seen });
    };
    const first = await revision();
    const steps: readonly (readonly [step: () => Promise<unknown>, by: 0 | 1])[] = [
      [() => keepSamples(connected(), game, seen), 1],
      [() => keepSamples(connected(), game, seen), 0],
      [() => said('ny-lottery', 8, seen), 1],
      [() => said('ny-lottery', 8, seen + hour), 0],
      [() => announced(20_000_000), 1],
      [() => announced(20_000_000), 0],
      [() => announced(30_000_000), 1],
      [() => settleAged(connected(), game, seen + hour), 0],
      [() => settleAged(connected(), game, seen + 12 * hour), 1],
      [() => settleAged(connected(), game, seen + 13 * hour), 0],
    ];
    const raised: number[] = [];
    let last = first;
    for (const [step] of steps) {
      await step();
      const now = await revision();
      raised.push(now - last);
      last = now;
    }
    expect(raised).toEqual(steps.map(([, by]) => by));
  });

  test('a source that gives two values for one date gives none, each of them is refused; the same one twice is one [PR-3]', async () => {
    const draw = { date, main: [5, 12, 33, 41, 60], special: 8, multiplier: null };
    const reading = { draws: [draw, { ...draw, special: 9 }], jackpots: [], unreadable: [] };
    const stored = await storeReading(connected(), { source: 'texas-lottery', game, reading, now: seen });
    expect(stored.refused.map(({ reason }) => reason)).toEqual(
      Array(2).fill('The same source gives two values for that date.'),
    );
    expect(await connected().$count(draws)).toBe(0);
    const doubled = { ...reading, draws: [draw, draw] };
    await storeReading(connected(), { source: 'texas-lottery', game, reading: doubled, now: seen });
    expect(await shown()).toEqual(['provisional', 8, undefined]);
  });

  test('the newest report of a source counts, a value that it returns to as well, and no report is overwritten [SV-7]', async () => {
    for (const [at, special] of [8, 9, 8].entries()) await said('ny-lottery', special, seen + at * 13 * hour);
    expect(await shown()).toEqual(['corrected', 8, seen + 13 * hour]);
    const reports = await connected().select().from(drawReports).orderBy(asc(drawReports.special));
    expect(reports.map(({ special }) => special)).toEqual([8, 9]);
    expect(await connected().$count(corrections)).toBe(1);
  });

  test('sources that report at the same moment leave one draw, confirmed [SV-7]', async () => {
    await Promise.all(
      (['ny-lottery', 'texas-lottery', 'ny-open-data'] as const).map((source) => said(source, 8, seen)),
    );
    expect(await shown()).toEqual(['confirmed', 8, seen]);
    expect(await connected().$count(drawReports)).toBe(3);
  });

  test('a refused report is kept once, however often it comes [SV-6]', async () => {
    const wrong = { date: '2026-11-19', main: [5, 12, 33, 41, 60], special: 8, multiplier: null };
    const reading = {
      draws: [wrong],
      jackpots: [],
      unreadable: [{ place: 2, text: '{"draw":"?"}', reason: 'draw_date: missing' }],
    };
    const first = await storeReading(connected(), { source: 'ny-lottery', game, reading, now: seen });
    const again = await storeReading(connected(), { source: 'ny-lottery', game, reading, now: seen + hour });
    expect([first.newlyRefused.length, again.newlyRefused.length, again.refused.length]).toEqual([2, 0, 2]);
    expect((await findingsOf(connected(), game)).refused).toMatchObject([
      { source: 'ny-lottery', report: '{"draw":"?"}', reason: 'draw_date: missing' },
      {
        source: 'ny-lottery',
        report: '2026-11-19 5 12 33 41 60 + 8',
        reason: 'The game is not drawn on that weekday.',
      },
    ]);
    expect(await connected().$count(draws)).toBe(0);
  });
});
