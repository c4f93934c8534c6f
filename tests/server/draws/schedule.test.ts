import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nextNightlyRun, startJob } from '../../../server/jobs/job.ts';
import { pauseBeforeSync } from '../../../server/draws/sources.ts';
import { hour, minute } from './fixture.ts';

const heldAt = Date.parse('2026-11-19T03:59:00Z');
const nextAt = heldAt + 72 * hour;
const games = [{ heldAt, nextAt, isOut: true }];

const looksAfterDraw = (isOut: boolean, hours: number) => {
  const looks: number[] = [];
  for (let now = heldAt; now < heldAt + hours * hour; now += pauseBeforeSync(now, [{ heldAt, nextAt, isOut }]))
    looks.push((now - heldAt) / minute);
  return looks;
};

test('a late draw is polled for with growing pauses, and half-hourly after a day [SV-6]', () => {
  const looks = looksAfterDraw(false, 26);
  expect(looks.slice(0, 7)).toEqual([0, 1, 3, 7, 15, 30, 45]);
  expect(looks.slice(-6)).toEqual([1410, 1425, 1440, 1470, 1500, 1530]);
  expect(looksAfterDraw(true, 2)).toEqual([0, 30, 60, 90]);
});

test('feeds are polled at the moment of a draw, and when something else is due [SV-6]', () => {
  expect(pauseBeforeSync(nextAt - 5 * minute, games)).toBe(5 * minute);
  expect(pauseBeforeSync(heldAt, games, [heldAt + 5 * minute, heldAt + hour])).toBe(5 * minute);
  expect(pauseBeforeSync(heldAt, games, [heldAt - 1])).toBe(1000);
});

test.each([
  ['2026-03-07T12:00:00Z', '2026-03-08T08:30'],
  ['2026-03-08T09:00:00Z', '2026-03-09T08:30'],
  ['2026-07-01T08:30:00Z', '2026-07-02T08:30'],
  ['2026-11-01T08:30:00Z', '2026-11-01T09:30'],
  ['2026-11-01T09:30:00Z', '2026-11-02T09:30'],
])('after %s the nightly run is due at %s, half past four in New York [SV-6]', (now, next) => {
  expect(new Date(nextNightlyRun(Date.parse(now))).toISOString().slice(0, 16)).toBe(next);
});

test('a job that is stopped during a run leaves no timer behind', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await startJob(() => Promise.resolve(hour), vi.fn()).stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a job reports an outage of the database once, other failures each time, none when stopped [SV-10]', async () => {
  const outage = new Error('Connection terminated unexpectedly');
  const defect = new Error('a defect');
  const report = vi.fn();
  const run = vi.fn(() => Promise.reject<number>(outage));
  const { wake, stop } = startJob(run, report, hour);
  await wake();
  await wake();
  expect(report.mock.calls).toEqual([[outage]]);
  run.mockResolvedValueOnce(hour);
  await wake();
  await wake();
  run.mockRejectedValueOnce(defect).mockRejectedValueOnce(defect);
  await wake();
  await wake();
  expect(report.mock.calls).toEqual([[outage], [outage], [defect], [defect]]);
  run.mockImplementationOnce(() => {
    void stop();
    return Promise.reject(defect);
  });
  await wake();
  await stop();
  expect([report.mock.calls.length, run.mock.calls.length]).toEqual([4, 8]);
});

test('no pause is longer than half an hour, shorter than a second or beyond a draw [SV-6]', () => {
  const anyTime = fc.nat({ max: 96 * hour });
  const anyGame = fc.record({ since: anyTime, until: anyTime, isOut: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyGame, { maxLength: 2 }), (all) => {
      const awaited = all.map(({ since, until, isOut }) => ({ heldAt: heldAt - since, nextAt: heldAt + until, isOut }));
      const pause = pauseBeforeSync(heldAt, awaited);
      expect(pause).toBeGreaterThanOrEqual(1000);
      expect(pause).toBeLessThanOrEqual(Math.max(1000, Math.min(30 * minute, ...all.map(({ until }) => until))));
    }),
  );
});
