import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { outbox } from '../db/schema.ts';
import type { AppContext } from '../context.ts';
import { startJob, type Job } from '../jobs/job.ts';
import { isForGood, type Delivery, type Mail } from './delivery.ts';

const second = 1000;
/** For how long a mail is one process's to try; longer than the longest try that the time-outs of a delivery allow. */
const lease = 120 * second;
const triesBeforeDead = 8;
const atOnce = 5;

/** How long to wait after a failed try, in milliseconds: half a minute, doubled each time, an hour at most. */
const pauseAfter = (tries: number) => Math.min(15 * second * 2 ** tries, 3600 * second);

type Office = Pick<AppContext, 'db' | 'clock' | 'log'> & {
  readonly delivery: Delivery;
  /** The longest time between two looks, in milliseconds: short where another process may put mail in. */
  readonly longestPause: number;
};

/** Sends what the outbox holds: when woken, when the next try is due, and every `longestPause`. */
export const startMailWorker = (office: Office): Job => {
  const rounds = startJob((isStopped) =>
    sendAllDue(office, isStopped)
      .then(() => untilNextTry(office))
      .catch((error: unknown) => {
        if (!isStopped()) office.log.error({ error: String(error) }, 'the outbox could not be read');
        return office.longestPause;
      }),
  );
  return {
    wake: rounds.wake,
    stop: async () => {
      await rounds.stop();
      office.delivery.close();
    },
  };
};

const sendAllDue = async (office: Office, isStopped: () => boolean): Promise<void> => {
  while (!isStopped()) {
    const leased = await leaseDue(office);
    await Promise.all(leased.map((mail) => tryMail(office, mail)));
    if (leased.length === 0) return;
    // The embedded database works without ever letting a request begin.
    await setImmediate();
  }
};

const leaseDue = ({ db, clock }: Office): Promise<Mail[]> => {
  const now = clock.now();
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.try_at, new Date(now))))
    .orderBy(asc(outbox.try_at))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ lease: crypto.randomUUID(), tries: sql`${outbox.tries} + 1`, try_at: new Date(now + lease) })
    .where(inArray(outbox.id, due))
    .returning();
};

const tryMail = async ({ db, clock, log, delivery }: Office, mail: Mail): Promise<void> => {
  const stillMine = and(eq(outbox.id, mail.id), sql`${outbox.lease} = ${mail.lease}`);
  try {
    await delivery.deliver(mail);
    await db
      .update(outbox)
      .set({ state: 'sent', sent_at: new Date(clock.now()), lease: null, last_error: null })
      .where(stillMine);
  } catch (error) {
    const last_error = error instanceof Error ? error.message : String(error);
    const state = mail.tries >= triesBeforeDead || isForGood(error) ? 'dead' : 'waiting';
    log.warn({ mail: mail.id, tries: mail.tries, state, error: last_error }, 'a mail was not accepted');
    const try_at = new Date(clock.now() + pauseAfter(mail.tries));
    await db.update(outbox).set({ state, try_at, last_error, lease: null }).where(stillMine);
  }
};

const untilNextTry = async ({ db, clock, longestPause }: Office): Promise<number> => {
  const [next] = await db
    .select({ at: min(outbox.try_at) })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  const pause = next?.at == null ? longestPause : next.at.getTime() - clock.now();
  return Math.min(Math.max(pause, 10), longestPause);
};
