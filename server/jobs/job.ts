import { AsyncLocalStorage } from 'node:async_hooks';

export type Job = {
  /** Begins a round now; resolves when a round that began after the call has ended. */
  readonly wake: () => Promise<void>;
  /** Begins no other round, and resolves when the one that runs has ended. */
  readonly stop: () => Promise<void>;
};

/** Runs a job in rounds, one at a time: at once, when woken, and after the pause in milliseconds that a round answers. A round never rejects. */
export const startJob = (round: (isStopped: () => boolean) => Promise<number>): Job => {
  let running: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  // What a request woke is not a part of it, and must not log under its id.
  const asItself = AsyncLocalStorage.snapshot();

  const start = (): Promise<void> => {
    clearTimeout(timer);
    running = asItself(round, () => isStopped).then((pause) => {
      running = undefined;
      if (!isStopped) timer = setTimeout(() => void wake(), pause);
    });
    return running;
  };
  // A round that runs may have looked already: whoever wakes it then waits for the round after it.
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
      clearTimeout(timer);
      await running;
    },
  };
};
