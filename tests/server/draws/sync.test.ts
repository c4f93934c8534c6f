import { asc } from 'drizzle-orm';
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { draws } from '../../../server/db/schema.ts';
import { latestDraw } from '../../../server/draws/latest.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';
import { startFeeds, withBody, withStatus } from '../../support/feeds/feeds.ts';
import { drawsCommand, emptyFeeds, friday, monday, newProcess, tuesday, wednesday } from './fixture.ts';

const feeds = emptyFeeds();

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const syncing = (sites = feeds().sites) => newProcess(connected(), sites);
  const shown = async () => {
    const rows = await connected().select().from(draws).orderBy(asc(draws.date));
    return rows.map(({ date, special, state }) => [date, special, state]);
  };
  const dates = async () => (await shown()).map(([date]) => date);

  test('every feed is polled under our name, and gives draws and jackpots [SV-6, SV-7]', async () => {
    feeds().publish('ny-open-data', 'powerball', [monday]);
    feeds().publish('texas-lottery', 'powerball', [monday, wednesday]);
    feeds().publish('ny-lottery', 'powerball', [wednesday], { date: '2026-11-21', dollars: 633_000_000 });
    feeds().publish('mega-millions', 'megamillions', [tuesday], { date: '2026-11-20', dollars: 71_000_000 });
    const { sync, clock } = syncing();
    clock.now = Date.parse('2026-11-19T05:00:00Z');
    await sync();
    expect(feeds().requests.map(({ agent }) => agent.slice(0, 15))).toEqual(Array(7).fill('lottery-board ('));
    expect(await shown()).toEqual([
      ['2026-11-16', 26, 'confirmed'],
      ['2026-11-17', 24, 'provisional'],
      ['2026-11-18', 8, 'confirmed'],
    ]);
    const latest = (game: 'powerball' | 'megamillions') => latestDraw(connected(), game, clock.now);
    expect(await latest('powerball')).toMatchObject({
      number_set: '5 12 33 41 60 8 2x',
      next_jackpot: '$633 Million',
    });
    expect(await latest('megamillions')).toMatchObject({ next_jackpot: '$71 Million' });
  });

  const row = { draw_date: '2026-11-18T00:00:00.000', winning_numbers: '05 12 33 41 60 09' };
  const half: RequestListener = (_, response) =>
    response.writeHead(200, { 'content-length': 100 }).write('[{"draw', () => response.destroy());
  test.each<[string, RequestListener]>([
    ['a page', withBody('<!doctype html><title>Down for maintenance</title>')],
    ['an empty list', withBody('[]')],
    ['half an answer', half],
    ['too much', withBody(' '.repeat(4_000_001))],
    ['status 500', withStatus(500)],
  ])('a feed that answers %s is logged once per outage, and the last good draw stays [SV-6]', async (_, answer) => {
    feeds().publish('ny-open-data', 'powerball', [wednesday]);
    const { sync, lines } = syncing();
    const warnings = () => lines.filter(({ source, game }) => source === 'ny-open-data' && game === 'powerball');
    await sync();
    expect(warnings()).toEqual([]);
    feeds().answer('ny-open-data powerball', answer);
    await sync();
    await sync();
    expect(warnings()).toMatchObject([{ level: 40, msg: 'a feed gave no draws' }]);
    expect(await latestDraw(connected(), 'powerball', friday)).toMatchObject({ number_set: '5 12 33 41 60 8 2x' });
    feeds().publish('ny-open-data', 'powerball', [monday, wednesday]);
    await sync();
    expect(await dates()).toEqual(['2026-11-16', '2026-11-18']);
    feeds().answer('ny-open-data powerball', answer);
    await sync();
    expect(warnings()).toHaveLength(2);
  });

  test('an incomplete row is refused with its number, only once even if it moves [PR-4]', async () => {
    const { sync, lines } = syncing();
    const whole = ['Powerball,11,16,2026,1,2,3,4,69,26,2', 'Powerball,11,18,2026,5,12,33,41,60,8,2'];
    const cut = 'Powerball,11,14,2026,1,2,3';
    for (const rows of [
      [whole[0], cut],
      [...whole, cut],
    ]) {
      feeds().answer('texas-lottery powerball', withBody(`${rows.join('\n')}\n`));
      await sync();
    }
    const refused = { report: cut, reason: 'row 2: 7 fields where 11 were expected' };
    expect(lines.filter(({ msg }) => msg === 'reports were refused')).toMatchObject([
      { source: 'texas-lottery', game: 'powerball', count: 1, first: [refused] },
    ]);
    const check = await drawsCommand(connected(), ['check']);
    expect(check).toContain(`    texas-lottery  ${refused.report}  ${refused.reason}`);
    expect(check).toContain('  2 draws, 0 missing, 0 conflicts, 1 refused, 0 corrections');
  });

  test('the command fails if no feed answers [SV-6]', async () => {
    const asked = drawsCommand(connected(), ['sync'], friday, feeds().sites);
    await expect(asked).rejects.toThrow(/ status 404\n0 of 7 feeds answered$/);
  });

  test('a response that begins with a byte order mark is read [SV-6]', async () => {
    feeds().answer('ny-open-data powerball', withBody(`\uFEFF${JSON.stringify([row])}`));
    await syncing().sync();
    expect(await dates()).toEqual(['2026-11-18']);
  });

  test('a source that refuses connections does not hold up another [SV-6]', async () => {
    feeds().publish('texas-lottery', 'powerball', [wednesday]);
    const gone = await startFeeds();
    await gone.stop();
    const outcomes = await syncing({ ...feeds().sites, nyOpenDataUrl: gone.sites.nyOpenDataUrl }).sync();
    const refused = expect.stringContaining('ECONNREFUSED') as string;
    const errors = outcomes.filter(({ source }) => source === 'ny-open-data').map(({ error }) => error);
    expect(errors).toEqual([refused, refused]);
    expect(outcomes.find(({ source }) => source === 'texas-lottery')).toMatchObject({ newReports: 1 });
  });
});
