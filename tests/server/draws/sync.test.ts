import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { draws } from '../../../server/db/schema.ts';
import { latestDraw } from '../../../server/draws/latest.ts';
import type { DrawReport } from '../../../server/draws/report.ts';
import { drawSync } from '../../../server/draws/sync.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';
import { startFeeds, type FeedAnswer, type Feeds } from '../../support/feeds/feeds.ts';
import { keptLog } from '../../support/log-lines.ts';

const friday = Date.parse('2026-11-20T17:00:00Z');
const wednesday: DrawReport = { date: '2026-11-18', main: [5, 12, 33, 41, 60], special: 8, multiplier: 2 };
const monday: DrawReport = { date: '2026-11-16', main: [1, 2, 3, 4, 69], special: 26, multiplier: null };
const tuesday: DrawReport = { date: '2026-11-17', main: [9, 19, 29, 39, 70], special: 24, multiplier: null };

let feeds: Feeds;
beforeEach(async () => {
  feeds = await startFeeds();
});

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);
  const neverStopped = new AbortController().signal;

  const syncing = (now = friday) => {
    const { log, lines } = keptLog();
    const sync = drawSync({ db: connected(), clock: { now: () => now }, settings: { feeds: feeds.sites }, log });
    return { sync: () => sync(neverStopped), lines };
  };
  const shown = () =>
    connected()
      .select({ date: draws.date, special: draws.special, state: draws.state })
      .from(draws)
      .orderBy(asc(draws.date));

  test('every feed is asked, and what they say becomes draws and jackpots [SV-6, SV-7]', async () => {
    const soon = Date.parse('2026-11-19T05:00:00Z');
    feeds.publish('ny-open-data', 'powerball', [monday]);
    feeds.publish('texas-lottery', 'powerball', [monday, wednesday]);
    feeds.publish('ny-lottery', 'powerball', [wednesday], { date: '2026-11-21', dollars: 633_000_000 });
    feeds.publish('mega-millions', 'megamillions', [tuesday], { date: '2026-11-20', dollars: 71_000_000 });
    await syncing(soon).sync();
    expect(await shown()).toEqual([
      { date: '2026-11-16', special: 26, state: 'confirmed' },
      { date: '2026-11-17', special: 24, state: 'confirmed' },
      { date: '2026-11-18', special: 8, state: 'confirmed' },
    ]);
    expect(await latestDraw(connected(), 'powerball', soon)).toMatchObject({
      number_set: '5 12 33 41 60 8 2x',
      next_jackpot: '$633 Million',
    });
    expect(await latestDraw(connected(), 'megamillions', soon)).toMatchObject({ next_jackpot: '$71 Million' });
  });

  test.each<[string, FeedAnswer]>([
    ['a page', { body: '<!doctype html><title>Down for maintenance</title>', type: 'text/html' }],
    ['nothing', { body: '' }],
    ['an empty list', { body: '[]' }],
    [
      'half an answer',
      { half: JSON.stringify([{ draw_date: '2026-11-18T00:00:00.000', winning_numbers: '05 12 33 41 60 09' }]) },
    ],
    ['a broken JSON text', { body: '[{"draw_date":"2026-11-18T00:00:00.000","winning_numbers":"05 12' }],
    ['too much', { body: ' '.repeat(4_000_001) }],
    ['status 500', { status: 500 }],
  ])('a feed that answers %s is logged once, and the last good draw stays [SV-6]', async (_, answer) => {
    feeds.publish('ny-open-data', 'powerball', [wednesday]);
    const { sync, lines } = syncing();
    const warnings = () => lines.filter(({ source, game }) => source === 'ny-open-data' && game === 'powerball');
    await sync();
    expect(warnings()).toEqual([]);
    feeds.answer('ny-open-data powerball', answer);
    await sync();
    await sync();
    expect(warnings()).toMatchObject([{ level: 40, msg: 'a feed gave no draws' }]);
    expect(await latestDraw(connected(), 'powerball', friday)).toMatchObject({ number_set: '5 12 33 41 60 8 2x' });
    feeds.publish('ny-open-data', 'powerball', [monday, wednesday]);
    await sync();
    expect((await shown()).map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-18']);
  });

  test('an impossible draw among good ones is refused and logged, the good ones arrive [SV-6]', async () => {
    feeds.publish('ny-open-data', 'powerball', [
      wednesday,
      { ...monday, date: '2026-11-15' },
      { ...monday, special: 27 },
    ]);
    const { sync, lines } = syncing();
    await sync();
    const [first, ...others] = lines.filter(({ msg }) => msg === 'reports were refused');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      source: 'ny-open-data',
      game: 'powerball',
      count: 2,
      first: [
        { report: '2026-11-16 1 2 3 4 69 + 27', reason: 'The special ball is outside 1 to 26.' },
        { report: '2026-11-15 1 2 3 4 69 + 26', reason: 'The game is not drawn on that weekday.' },
      ],
    });
    expect((await shown()).map(({ date }) => date)).toEqual(['2026-11-18']);
  });

  test('an answer that begins with a byte order mark is read [SV-6]', async () => {
    const row = { draw_date: '2026-11-18T00:00:00.000', winning_numbers: '05 12 33 41 60 08' };
    feeds.answer('ny-open-data powerball', { body: `\uFEFF${JSON.stringify([row])}` });
    await syncing().sync();
    expect((await shown()).map(({ date }) => date)).toEqual(['2026-11-18']);
  });

  test('a source that changes yesterday’s numbers corrects them alone, and against another disputes them until a third agrees [SV-7, PR-3]', async () => {
    const numbers = async () => (await shown()).map(({ special, state }) => [special, state]);
    feeds.publish('ny-open-data', 'powerball', [wednesday]);
    const { sync } = syncing();
    await sync();
    feeds.publish('ny-open-data', 'powerball', [{ ...wednesday, special: 9 }]);
    await sync();
    expect(await numbers()).toEqual([[9, 'corrected']]);
    feeds.publish('texas-lottery', 'powerball', [wednesday]);
    await sync();
    expect(await numbers()).toEqual([[8, 'disputed']]);
    feeds.publish('ny-lottery', 'powerball', [wednesday]);
    await sync();
    expect(await numbers()).toEqual([[8, 'corrected']]);
  });

  test('a source in reach is not kept back by one that refuses connections [SV-6]', async () => {
    feeds.publish('texas-lottery', 'powerball', [wednesday]);
    const gone = await startFeeds();
    await gone.stop();
    const settings = { feeds: { ...feeds.sites, nyOpenData: gone.sites.nyOpenData } };
    const sync = drawSync({ db: connected(), clock: { now: () => friday }, settings, log: keptLog().log });
    const outcomes = await sync(neverStopped);
    expect(outcomes.filter(({ source }) => source === 'ny-open-data').map(({ error }) => error)).toEqual([
      expect.stringContaining('ECONNREFUSED'),
      expect.stringContaining('ECONNREFUSED'),
    ]);
    expect(outcomes.find(({ source }) => source === 'texas-lottery')).toMatchObject({ newReports: 1 });
  });
});
