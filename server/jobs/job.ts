import { AsyncLocalStorage } from 'node:async_hooks';
import { daysFrom, newYorkDate, newYorkInstant } from '../../src/rules/draw-times.ts';
import { outageOf, type Outage } from '../db/outages.ts';

export type Job = {
  /** Starts a run; resolves when a run that began after this call has ended. */
  readonly wake: () => Promise<void>;
  /** Prevents further runs; resolves when the current one has ended. */
  readonly stop: () => Promise<void>;
};

/**
 * Runs a job, one run at a time: now, when woken, and after the milliseconds that a run returns, or after
 * `pauseAfterFailure`. Reports what a run rejects with, but an outage of the database once, and nothing while stopping.
 */
export const startJob = (
  run: (isStopped: () => boolean) => Promise<number>,
  report: (error: unknown) => void,
  pauseAfterFailure = 60_000,
): Job => {
  let running: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastOutage: Outage | undefined;
  let isStopped = false;
  // A run that a request woke must not log under that request's id.
  const outsideRequest = AsyncLocalStorage.snapshot();

  const runOrReport = async (): Promise<number> => {
    try {
      const pause = await run(() => isStopped);
      lastOutage = undefined;
      return pause;
    } catch (error) {
      const outage = outageOf(error);
      if (!isStopped && (outage === undefined || outage !== lastOutage)) report(error);
      lastOutage = outage;
      return pauseAfterFailure;
    }
  };
  const start = (): Promise<void> => {
    clearTimeout(timer);
    running = outsideRequest(runOrReport).then((pause) => {
      running = undefined;
      timer = setTimeout(() => void wake(), pause);
    });
    return running;
  };
  // The current run may have looked already, so a wake during it waits for the next one.
  const wake = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    if (running === undefined) return start();
    again ??= running.then(() => {
      again = undefined;
      return wake();
    });
    return again;
  };

  void wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      await running;
      clearTimeout(timer);
    },
  };
};

/** In New York: the evening's draws are out everywhere, and no daylight saving change skips or repeats it. */
const nightly = '04:30';

/** The instant of the first nightly run after another instant, both in milliseconds since 1970. */
export const nextNightlyRun = (now: number): number => {
  const today = newYorkDate(now);
  const run = newYorkInstant(today, nightly);
  return run > now ? run : newYorkInstant(daysFrom(today, 1), nightly);
};
