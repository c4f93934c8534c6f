import { setTimeout as pause } from 'node:timers/promises';

/** One measurement: its median, and what it cannot be faster than, both in the unit. */
export type Row = { readonly what: string; readonly median: number; readonly unit: string; readonly floor?: number };
export type Bench = () => Promise<readonly Row[]>;

/** How often each thing is measured: RUNS, 3 unless told otherwise. */
export const runs = Number(process.env['RUNS'] ?? 3);

/** The value in the middle, or the mean of the two there. */
export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = NaN, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
};

/** Milliseconds that a piece of work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const gap = 5;

/** The longest time in milliseconds that somebody who asks every few milliseconds waits for an answer while a piece of work runs. */
export const longestWaitDuring = async (work: () => Promise<unknown>, ask: () => Promise<unknown>): Promise<number> => {
  const working = { hasEnded: false };
  let longest = 0;
  const worked = work().finally(() => {
    working.hasEnded = true;
  });
  while (!working.hasEnded) {
    const due = performance.now() + gap;
    await pause(gap);
    await ask();
    longest = Math.max(longest, performance.now() - due);
  }
  await worked;
  return longest;
};
