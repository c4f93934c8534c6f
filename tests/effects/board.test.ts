import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countDown } from '../../src/flows/board/board.effects.ts';
import { syncClock } from '../../src/client/calls.ts';
import { toldBy } from '../support/ports.ts';

const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-08T06:59:58Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the countdown', () => {
  // Summer time begins within these two seconds.
  test('ticks at once and every second, and ends a second after zero [BD-4, RS-4]', () => {
    const { told, stop } = toldBy(countDown, { until: '2026-03-08T03:00:00' });
    vi.advanceTimersByTime(3000);
    stop();
    vi.advanceTimersByTime(10_000);
    const left = (seconds: number) => ({
      type: 'countdown.ticked',
      remaining: { days: 0, hours: 0, minutes: 0, seconds },
    });
    expect(told.mock.calls.flat()).toEqual([left(2), left(1), left(0), left(0), { type: 'countdown.ended' }]);
  });

  test('to an invalid instant ends at once [BD-4]', () => {
    const { told } = toldBy(countDown, { until: 'soon' });
    expect(told).toHaveBeenCalledWith({ type: 'countdown.ended' });
  });

  test.each([7, -7])('follows the server’s clock on a device that is %i hours off [BD-4]', (wrong) => {
    const now = Date.now();
    syncClock(new Date(now - wrong * hour).toUTCString(), now);
    const { told } = toldBy(countDown, { until: new Date(now + (24.51 - wrong) * hour).toISOString() });
    expect(told.mock.calls[0]).toMatchObject([{ remaining: { days: 1, hours: 0, minutes: 30 } }]);
  });
});
