import { and, eq, min, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { outbox, users } from '../db/schema.ts';
import { startJob, type Job } from '../jobs/job.ts';
import { messageOf } from '../redaction.ts';
import { isForGood, type Delivery } from './delivery.ts';
import type { QueuedMail, Renderer } from './outbox.ts';
import { render } from './template.ts';

const second = 1000;
/** For how long a mail is one process's to try; longer than the longest try that the time-outs of a delivery allow. */
const leaseTime = 120 * second;
const triesBeforeDead = 8;
const batchSize = 50;

/** How long to wait after a failed try, in milliseconds: half a minute, doubled each time, an hour at most. */
const pauseAfter = (tries: number) => Math.min(15 * second * 2 ** tries, 3600 * second);

type MailContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'> & {
  readonly delivery: Delivery;
  readonly renderers: Readonly<Record<QueuedMail['kind'], Renderer>>;
  /** The longest time between two looks, in milliseconds: short where another process may put mail in. */
  readonly longestPause: number;
};

/** Sends what the outbox holds: when woken, when the next try is due, and every `longestPause`. */
export const startMailWorker = (context: MailContext): Job => {
  const job = startJob((isStopped) =>
    sendAllDue(context, isStopped)
      .then(() => untilNextTry(context))
      .catch((error: unknown) => {
        if (!isStopped()) context.log.error({ error }, 'the outbox could not be read');
        return context.longestPause;
      }),
  );
  return {
    wake: job.wake,
    stop: async () => {
      await job.stop();
      context.delivery.close();
    },
  };
};

const sendAllDue = async (context: MailContext, isStopped: () => boolean): Promise<void> => {
  while (!isStopped()) {
    const leased = await leaseDue(context);
    await Promise.all(leased.map((mail) => tryMail(context, mail)));
    if (leased.length === 0) return;
    // The embedded database works without ever letting a request begin.
    await setImmediate();
  }
};

type LeasedMail = QueuedMail & { readonly recipient: string };

/** The next mails that are due, what somebody waits for before what goes to everybody. */
const leaseDue = async ({ db, clock }: MailContext): Promise<readonly LeasedMail[]> => {
  const now = clock.now();
  const due = db
    .select({ user_id: outbox.user_id, id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), sql`${outbox.at} <= ${new Date(now).toISOString()}`))
    .orderBy(sql`(${outbox.game} is not null), ${outbox.at}`)
    .limit(batchSize)
    .for('update', { skipLocked: true })
    .as('due');
  const leased = await db
    .update(outbox)
    .set({ lease: crypto.randomUUID(), at: new Date(now + leaseTime) })
    .from(due)
    .innerJoin(users, eq(users.id, due.user_id))
    .where(and(eq(outbox.user_id, due.user_id), eq(outbox.id, due.id)))
    .returning({ mail: outbox, recipient: users.email });
  return leased.map(({ mail, recipient }) => ({ ...mail, recipient }));
};

const tryMail = async (
  { db, clock, log, delivery, renderers, settings }: MailContext,
  mail: LeasedMail,
): Promise<void> => {
  const stillMine = and(eq(outbox.user_id, mail.user_id), eq(outbox.id, mail.id), sql`${outbox.lease} = ${mail.lease}`);
  try {
    const template = await renderers[mail.kind](mail);
    if (template === undefined) {
      await db.delete(outbox).where(stillMine);
      return;
    }
    const { recipient, id } = mail;
    const written = await render(template, settings.publicUrl);
    const content = await delivery.deliver({ id, recipient, unsubscribePath: template.unsubscribePath, ...written });
    await db
      .update(outbox)
      .set({ ...{ state: 'sent', at: new Date(clock.now()), path: null, lease: null, last_error: null }, content })
      .where(stillMine);
  } catch (error) {
    const last_error = messageOf(error);
    const tries = mail.tries + 1;
    const state = tries >= triesBeforeDead || isForGood(error) ? 'dead' : 'waiting';
    log.warn({ mail: mail.id, tries, state, reason: last_error }, 'a mail was not accepted');
    const at = new Date(clock.now() + (state === 'dead' ? 0 : pauseAfter(tries)));
    await db.update(outbox).set({ state, at, tries, last_error, lease: null }).where(stillMine);
  }
};

const untilNextTry = async ({ db, clock, longestPause }: MailContext): Promise<number> => {
  const [next] = await db
    .select({ at: min(outbox.at) })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  const pause = next?.at == null ? longestPause : next.at.getTime() - clock.now();
  return Math.min(Math.max(pause, 10), longestPause);
};
