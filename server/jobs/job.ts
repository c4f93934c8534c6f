import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit from 'p-limit';
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
  const turns = pLimit(1);
  let next = Promise.resolve();
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
  const runUnlessStopped = async (): Promise<void> => {
    clearTimeout(timer);
    if (isStopped) return;
    const pause = await outsideRequest(runOrReport);
    timer = setTimeout(() => void wake(), pause);
  };
  // The current run may have looked already, so a wake during it waits for the next one.
  const wake = (): Promise<void> => {
    if (turns.pendingCount === 0) next = turns(runUnlessStopped);
    return next;
  };

  void wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      await wake();
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
