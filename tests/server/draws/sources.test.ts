import { beforeEach, expect, test } from 'vitest';
import { openTestMemory } from '../../support/server/memory.ts';
import { latestDraw } from '../../../server/draws/latest.ts';
import type { DrawReport } from '../../../server/draws/report.ts';
import { startDrawSources, type Wait } from '../../../server/draws/sources.ts';
import { emptyDraws } from '../../support/feeds/databases.ts';
import { startFeeds, type Feeds } from '../../support/feeds/feeds.ts';
import { keptLog } from '../../support/log-lines.ts';

const wednesday: DrawReport = { date: '2026-11-18', main: [5, 12, 33, 41, 60], special: 8, multiplier: 2 };
const tuesday: DrawReport = { date: '2026-11-17', main: [9, 19, 29, 39, 70], special: 24, multiplier: null };
const drawTime = Date.parse('2026-11-19T03:59:00Z');
const minute = 60_000;

const connected = emptyDraws(openTestMemory);
let feeds: Feeds;
beforeEach(async () => {
  feeds = await startFeeds();
});

/** Waits that end when the test says so, or when the signal aborts; the clock moves with them. */
const deferredWaits = (start: number) => {
  let now = start;
  const begun: { readonly pause: number; readonly end: () => void }[] = [];
  let noticed = () => {};
  const wait: Wait = (pause, stopped) =>
    new Promise((resolve) => {
      if (stopped.aborted) resolve();
      stopped.addEventListener('abort', () => resolve(), { once: true });
      begun.push({
        pause,
        end: () => {
          now += pause;
          resolve();
        },
      });
      noticed();
    });
  const next = async (isSought: (pause: number) => boolean) => {
    for (;;) {
      const at = begun.findIndex(({ pause }) => isSought(pause));
      const [found] = at < 0 ? [] : begun.splice(at, 1);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (noticed = resolve));
    }
  };
  return {
    wait,
    clock: { now: () => now },
    requestTimeout: () => next((pause) => pause === 3000),
    pause: () => next((pause) => pause !== 3000),
  };
};

const starting = (drawSources: 'auto' | 'sample' | 'off', now: number, databaseUrl?: string) => {
  const { log, lines } = keptLog();
  const { wait, clock, requestTimeout, pause } = deferredWaits(now);
  const running = startDrawSources(
    { db: connected(), clock, settings: { drawSources, databaseUrl, feeds: feeds.sites }, log },
    wait,
  );
  return {
    ...running,
    lines,
    requestTimeout,
    pause,
    latest: (game: 'powerball' | 'megamillions') => latestDraw(connected(), game, clock.now()),
  };
};

test('a late draw is looked for again and again until it is out [SV-6]', async () => {
  feeds.publish('ny-lottery', 'powerball', [{ ...wednesday, date: '2026-11-16' }]);
  feeds.publish('ny-lottery', 'megamillions', [tuesday]);
  const sources = starting('auto', drawTime - 2 * minute);
  await sources.ready;
  const pauses: number[] = [];
  for (let looks = 0; looks < 4; looks += 1) {
    const { pause, end } = await sources.pause();
    pauses.push(pause / minute);
    if (looks === 3) feeds.publish('ny-lottery', 'powerball', [wednesday]);
    end();
  }
  const { pause } = await sources.pause();
  expect([...pauses, pause / minute]).toEqual([2, 1, 2, 4, 30]);
  expect(await sources.latest('powerball')).toMatchObject({ drawing_date: '2026-11-18', is_sample: false });
  await sources.stop();
});

test('each night at half past four in New York the whole history is asked for, once [SV-6]', async () => {
  for (const [game, draw] of [
    ['powerball', wednesday],
    ['megamillions', tuesday],
  ] as const)
    feeds.publish('ny-open-data', game, [draw]);
  const sources = starting('auto', Date.parse('2026-11-19T09:25:00Z'));
  await sources.ready;
  const pauses: number[] = [];
  for (let looks = 0; looks < 2; looks += 1) {
    const { pause, end } = await sources.pause();
    pauses.push(pause / minute);
    end();
  }
  await sources.pause();
  expect(pauses).toEqual([5, 30]);
  const asked = feeds.requests
    .filter(({ feed }) => feed === 'ny-open-data powerball')
    .map(({ path }) => /limit=(\d+)/.exec(path)?.[1]);
  expect(asked).toEqual(['5000', '5000', '20']);
  await sources.stop();
});

test('a source that wants to be left alone is asked again when its pause is over [SV-6]', async () => {
  for (const [game, draw] of [
    ['powerball', wednesday],
    ['megamillions', tuesday],
  ] as const)
    feeds.publish('ny-open-data', game, [draw]);
  feeds.answer('texas-lottery powerball', { status: 503, headers: { 'retry-after': '1200' } });
  const sources = starting('auto', Date.parse('2026-11-19T15:00:00Z'));
  await sources.ready;
  expect((await sources.pause()).pause / minute).toBe(20);
  await sources.stop();
});

test('with no feed in reach samples are shown, and the first real draw of a game takes their place [SV-8]', async () => {
  const sources = starting('auto', drawTime + 60 * minute);
  await sources.ready;
  expect(await sources.latest('powerball')).toMatchObject({ drawing_date: '2026-11-18', is_sample: true });
  expect(await sources.latest('megamillions')).toMatchObject({ drawing_date: '2026-11-17', is_sample: true });
  feeds.publish('texas-lottery', 'powerball', [wednesday]);
  (await sources.pause()).end();
  await sources.pause();
  expect(await sources.latest('powerball')).toMatchObject({ number_set: '5 12 33 41 60 8 2x', is_sample: false });
  expect(await sources.latest('megamillions')).toMatchObject({ is_sample: true });
  await sources.stop();
});

test('a feed that never answers delays the samples by three seconds at most, and stopping ends its request [SV-8]', async () => {
  feeds.answer('ny-open-data powerball', { silence: true });
  const sources = starting('auto', drawTime + 60 * minute);
  (await sources.requestTimeout()).end();
  await sources.ready;
  expect(await sources.latest('powerball')).toMatchObject({ is_sample: true });
  await sources.stop();
  expect(sources.lines.filter(({ source, game }) => source === 'ny-open-data' && game === 'powerball')).toEqual([]);
});

test('asked for samples, no feed is asked, and each draw date brings a new one [SV-8]', async () => {
  feeds.publish('texas-lottery', 'powerball', [wednesday]);
  const sources = starting('sample', drawTime - 10 * minute);
  await sources.ready;
  expect(await sources.latest('powerball')).toMatchObject({ drawing_date: '2026-11-16', is_sample: true });
  const { pause, end } = await sources.pause();
  expect(pause).toBe(10 * minute);
  end();
  await sources.pause();
  expect(await sources.latest('powerball')).toMatchObject({ drawing_date: '2026-11-18', is_sample: true });
  await sources.stop();
  expect(feeds.requests).toEqual([]);
});

test.each([
  ['switched off', 'off', undefined],
  ['on a PostgreSQL of its own', 'auto', 'postgres://somewhere'],
] as const)('%s a server makes up no draws, and asks nobody unless told to [SV-6, SV-8]', async (_, mode, database) => {
  const sources = starting(mode, drawTime, database);
  await sources.ready;
  expect(await sources.latest('powerball')).toBeUndefined();
  await sources.stop();
  expect(feeds.requests.length > 0).toBe(mode === 'auto');
});
