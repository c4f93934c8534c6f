import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { openTestMemory } from '../../support/server/memory.ts';
import { draws } from '../../../server/db/schema.ts';
import { latestDraw } from '../../../server/draws/latest.ts';
import { startDrawSources } from '../../../server/draws/sources.ts';
import type { Game } from '../../../src/rules/games.ts';
import { atEnd } from '../../support/at-end.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';
import { silently, withStatus } from '../../support/feeds/feeds.ts';
import { keptLog } from '../../support/log-lines.ts';
import { emptyFeeds, hour, minute, monday, tell, tuesday, wednesday } from './fixture.ts';

const drawTime = Date.parse('2026-11-19T03:59:00Z');

const connected = emptyDraws(openTestMemory);
const feeds = emptyFeeds();

type Mode = 'auto' | 'sample' | 'off';

const starting = (drawSources: Mode, start: number, databaseUrl?: string, db = connected()) => {
  const { log, lines } = keptLog();
  const settings = { ...feeds().sites, drawSources, databaseUrl };
  let now = start;
  let pause = 0;
  let run = () => Promise.resolve(0);
  const wakeChecks = vi.fn(() => Promise.resolve());
  const context = { db, clock: { now: () => now }, settings, log, wakeChecks };
  const { stop } = startDrawSources(context, (started) => {
    run = () => started(() => false);
    return { wake: () => Promise.resolve(), stop: () => Promise.resolve() };
  });
  atEnd(stop);
  return {
    lines,
    wakeChecks,
    stop,
    latest: (game: Game) => latestDraw(connected(), game, now),
    /** Ends the pause that there is and polls; the minutes of the next pause. */
    nextPause: async () => {
      now += pause;
      pause = await run();
      return pause / minute;
    },
  };
};
const publishBoth = () => {
  feeds().publish('ny-open-data', 'powerball', [wednesday]);
  feeds().publish('ny-open-data', 'megamillions', [tuesday]);
};

test('a late draw is polled for until it is out [SV-6]', async () => {
  feeds().publish('ny-lottery', 'powerball', [monday]);
  feeds().publish('ny-lottery', 'megamillions', [tuesday]);
  const { nextPause, latest } = starting('auto', drawTime - 2 * minute);
  expect([await nextPause(), await nextPause(), await nextPause(), await nextPause()]).toEqual([2, 1, 2, 4]);
  feeds().publish('ny-lottery', 'powerball', [wednesday]);
  expect(await nextPause()).toBe(30);
  expect(await latest('powerball')).toMatchObject({ drawing_date: '2026-11-18', is_sample: false });
});

test('at half past four each night in New York, the whole history is requested once [SV-6]', async () => {
  publishBoth();
  const { nextPause } = starting('auto', Date.parse('2026-11-19T09:25:00Z'));
  expect([await nextPause(), await nextPause()]).toEqual([5, 30]);
  await nextPause();
  const asked = feeds().requests.filter(({ feed }) => feed === 'ny-open-data powerball');
  expect(asked.map(({ path }) => /limit=(\d+)/.exec(path)?.[1])).toEqual(['5000', '5000', '20']);
});

test('a source that asks for a pause is polled again after it [SV-6]', async () => {
  publishBoth();
  feeds().answer('texas-lottery powerball', withStatus(503, { 'retry-after': '1200' }));
  const { nextPause } = starting('auto', Date.parse('2026-11-19T15:00:00Z'));
  expect(await nextPause()).toBe(20);
});

test('a feed that never answers delays the samples by at most three seconds [SV-8]', async () => {
  feeds().answer('ny-open-data powerball', silently);
  const { nextPause, latest, stop, lines } = starting('auto', drawTime + 60 * minute);
  const polling = nextPause();
  await expect.poll(() => latest('powerball')).toMatchObject({ is_sample: true });
  await stop();
  await polling;
  expect(lines.filter(({ source, game }) => source === 'ny-open-data' && game === 'powerball')).toEqual([]);
});

test('tickets are checked once every feed has been read [PR-3, SV-10]', async () => {
  publishBoth();
  feeds().answer('texas-lottery powerball', silently);
  const { nextPause, latest, stop, wakeChecks } = starting('auto', drawTime + 60 * minute);
  const polling = nextPause();
  await expect.poll(() => latest('powerball')).toMatchObject({ is_sample: false });
  expect(wakeChecks).not.toHaveBeenCalled();
  await stop();
  await polling;
  expect(wakeChecks).toHaveBeenCalledOnce();
});

test('with samples only, no feed is polled, and each draw date brings a new one, to be checked [SV-8]', async () => {
  feeds().publish('texas-lottery', 'powerball', [wednesday]);
  const { nextPause, latest, stop, wakeChecks } = starting('sample', drawTime - 10 * minute);
  expect(await nextPause()).toBe(10);
  expect(await latest('powerball')).toMatchObject({ drawing_date: '2026-11-16', is_sample: true });
  expect(await latest('megamillions')).toMatchObject({ drawing_date: '2026-11-17', is_sample: true });
  wakeChecks.mockClear();
  await nextPause();
  expect(await latest('powerball')).toMatchObject({ drawing_date: '2026-11-18', is_sample: true });
  expect(wakeChecks).toHaveBeenCalled();
  await stop();
  expect(feeds().requests).toEqual([]);
});

test.each([
  ['switched off', 'off', undefined],
  ['on a PostgreSQL of its own', 'auto', 'postgres://somewhere'],
] as const)('%s, a server makes up no draws, and polls only if told to [SV-6, SV-8]', async (_, mode, database) => {
  const { nextPause, latest } = starting(mode, drawTime, database);
  await nextPause();
  expect(await latest('powerball')).toBeUndefined();
  expect(feeds().requests.length > 0).toBe(mode === 'auto');
});

describe.each(databases)('on $name', ({ open }) => {
  const imported = emptyDraws(open);

  test.each<Mode>(['auto', 'sample', 'off'])(
    'an imported draw is confirmed 12 h after it was first seen, and checked, in mode %s [SV-7, SV-10]',
    async (mode) => {
      await tell(imported(), [wednesday], { now: drawTime + 20 * minute });
      const { nextPause, wakeChecks } = starting(mode, drawTime + 12 * hour, undefined, imported());
      const states = async () => {
        const rows = await imported().select().from(draws).where(eq(draws.game, 'powerball'));
        return rows.map(({ state }) => state);
      };
      await nextPause();
      expect(await states()).toEqual(['provisional']);
      wakeChecks.mockClear();
      await nextPause();
      expect(await states()).toEqual(['confirmed']);
      expect(wakeChecks).toHaveBeenCalled();
    },
  );
});
