import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { plainClient, serverNow, syncClock } from '../../src/client/calls.ts';

const noon = Date.parse('2026-03-08T12:00:00Z');
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  syncClock(new Date(Date.now()).toUTCString(), Date.now());
  vi.useRealTimers();
});

describe('the server’s clock', () => {
  test('is this device’s until an answer proves otherwise [BD-4]', async () => {
    expect(serverNow()).toBe(noon);
    for (const nothing of [null, '', 'soon']) syncClock(nothing, noon);
    vi.stubGlobal('fetch', () => {
      vi.setSystemTime(noon + 4000);
      return Promise.resolve(new Response('{}', { headers: { Date: 'Sun, 08 Mar 2026 12:00:00 GMT' } }));
    });
    await plainClient.post('/', {});
    expect(serverNow()).toBe(noon + 4000);
  });

  test.each([
    ['ahead', -7 * hour],
    ['behind', 7 * hour],
  ])('is known to the second on a device that is hours %s [BD-4]', (_way, wrong) => {
    syncClock(new Date(noon + wrong).toUTCString(), noon - 200);
    vi.advanceTimersByTime(10_000);
    expect(Math.abs(serverNow() - (noon + wrong + 10_000))).toBeLessThanOrEqual(1200);
  });

  test('becomes more exact with each answer and never contradicts an earlier one [BD-4]', () => {
    syncClock('Sun, 08 Mar 2026 14:00:00 GMT', noon - 5000);
    expect(serverNow()).toBe(noon + 2 * hour);
    syncClock('Sun, 08 Mar 2026 14:00:03 GMT', noon);
    expect(serverNow()).toBe(noon + 2 * hour + 3000);
    syncClock('Sun, 08 Mar 2026 14:00:00 GMT', noon - 5000);
    expect(serverNow()).toBe(noon + 2 * hour + 3000);
  });
});
