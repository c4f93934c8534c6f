import { describe, expect, test } from 'vitest';
import { draws } from '../../../../server/db/schema.ts';
import { endLease, takeLease } from '../../../../server/draws/feeds/leases.ts';
import type { FeedOutcome } from '../../../../server/draws/sync.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';
import { silently, withStatus } from '../../../support/feeds/feeds.ts';
import { emptyFeeds, friday, hour, minute, newProcess, wednesday } from '../fixture.ts';

const notAsked = 'not polled: it asked us to wait, or another process is polling it';
const feeds = emptyFeeds();

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);

  const starting = () => newProcess(connected(), feeds().sites);
  const asked = (name: string) => feeds().requests.filter(({ feed }) => feed.startsWith(name));
  const limits = () => asked('ny-open-data powerball').map(({ path }) => /limit=(\d+)/.exec(path)?.[1]);
  const errorsOf = (outcomes: readonly FeedOutcome[], name: string) =>
    outcomes.filter(({ source }) => source === name).map(({ error }) => error);

  test('a new process sends the last one’s validators and accepts a 304 [SV-6]', async () => {
    for (const source of ['ny-open-data', 'texas-lottery'] as const) feeds().publish(source, 'powerball', [wednesday]);
    await starting().sync();
    const { sync } = starting();
    for (let times = 0; times < 3; times += 1) await sync();
    expect(asked('texas-lottery powerball').map(({ status }) => status)).toEqual([200, 304, 304, 304]);
    expect(asked('ny-open-data powerball').map(({ status }) => status)).toEqual([200, 304, 200, 304]);
    expect(limits()).toEqual(['5000', '5000', '20', '20']);
  });

  test('a 304 to an unconditional request is an error [SV-6]', async () => {
    feeds().answer('texas-lottery powerball', withStatus(304));
    expect(errorsOf(await starting().sync(), 'texas-lottery')).toEqual(['status 304', 'status 404']);
  });

  test('a response with a refused row is requested in full again [SV-6]', async () => {
    const { sync, clock } = starting();
    feeds().publish('texas-lottery', 'powerball', [wednesday]);
    clock.now = Date.parse('2026-11-19T03:58:50Z');
    await sync();
    expect(await connected().$count(draws)).toBe(0);
    clock.now += minute;
    await sync();
    expect(await connected().$count(draws)).toBe(1);
  });

  test('a lease that ends late does not end the next one [SV-6]', async () => {
    const [before, since] = [friday, friday + minute + 1];
    const late = (await takeLease(connected(), 'texas-lottery', before)) ?? expect.fail();
    await takeLease(connected(), 'texas-lottery', since);
    await endLease(connected(), late, since);
    expect(await takeLease(connected(), 'texas-lottery', since + 1)).toBeUndefined();
  });

  const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';
  test.each([
    ['429 with seconds', 429, { 'retry-after': '3600' }, 60],
    ['503 with a date', 503, { date: noon, 'retry-after': noon.replace('12', '13') }, 60],
    ['503 with a second', 503, { 'retry-after': '1' }, 15],
    ['503 with a year', 503, { 'retry-after': '31536000' }, 24 * 60],
  ])('every process pauses a source that answers %s [SV-6]', async (_, status, headers, minutes) => {
    feeds().answer('ny-open-data powerball', withStatus(status, headers));
    const first = await starting().sync();
    expect(errorsOf(first, 'ny-open-data')).toEqual([
      expect.stringMatching(new RegExp(`^status ${status}, and asks to wait \\d+ s$`)),
      notAsked,
    ]);
    feeds().publish('ny-open-data', 'powerball', [wednesday]);
    const { sync, clock } = starting();
    clock.now = friday + minutes * minute - 1;
    expect(errorsOf(await sync(), 'ny-open-data')).toEqual([notAsked, notAsked]);
    expect(asked('ny-open-data')).toHaveLength(1);
    clock.now += 1;
    expect(errorsOf(await sync(), 'ny-open-data')).toEqual([undefined, 'status 404']);
  });

  test('a source gets one request at a time from all processes together [SV-6]', async () => {
    feeds().answer('ny-open-data powerball', silently);
    const stopping = new AbortController();
    const first = starting().sync(stopping.signal);
    await expect.poll(() => asked('ny-open-data')).not.toEqual([]);
    expect(errorsOf(await starting().sync(), 'ny-open-data')).toEqual([notAsked, notAsked]);
    stopping.abort();
    await first;
    expect(asked('ny-open-data')).toHaveLength(1);
    feeds().answer('ny-open-data powerball', withStatus(404));
    await starting().sync();
    expect(asked('ny-open-data megamillions')).toHaveLength(1);
  });

  test('a lease that a killed process left behind expires after a minute [SV-6]', async () => {
    await takeLease(connected(), 'texas-lottery', friday);
    const { sync, clock } = starting();
    clock.now = friday + minute - 1;
    expect(errorsOf(await sync(), 'texas-lottery')).toEqual([notAsked, notAsked]);
    clock.now += 1;
    expect(errorsOf(await sync(), 'texas-lottery')).toEqual(['status 404', 'status 404']);
  });

  test('a pause set by a clock that is far ahead blocks no other process [SV-6]', async () => {
    feeds().answer('texas-lottery powerball', withStatus(429, { 'retry-after': '60' }));
    const { sync, clock } = starting();
    clock.now = friday + 48 * hour;
    await sync();
    expect(errorsOf(await starting().sync(), 'texas-lottery')[0]).toMatch(/^status 429/);
  });
});
