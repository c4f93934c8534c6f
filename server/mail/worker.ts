import type { Job } from '../jobs/job.ts';
import { startJob } from '../jobs/job.ts';
import { openPump, type MailContext } from './pump.ts';

/** How long a stop waits for mails that are on a connection, in milliseconds. */
const stopTimeout = 10_000;
/** How long the outbox is left alone after the database failed, in milliseconds. */
const pauseAfterError = 1000;

/** Sends what the outbox holds: when woken, when the next try is due, and every second where others may queue mail. */
export const startMailWorker = (context: MailContext): Job => {
  const { log, delivery } = context;
  const pump = openPump(context);
  const run = (): Promise<number> =>
    pump.run().catch((error: unknown) => {
      log.error({ error }, 'the outbox could not be read or written');
      return pauseAfterError;
    });
  const job = startJob(run);
  return {
    wake: () => {
      pump.lookAgain();
      return job.wake();
    },
    stop: async () => {
      pump.leaseNoMore();
      delivery.close();
      const timer = setTimeout(() => delivery.close({ force: true }), stopTimeout);
      await job.stop();
      // A run that failed may have left mails on their connections.
      await run();
      clearTimeout(timer);
    },
  };
};
