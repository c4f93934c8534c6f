import { setImmediate } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { grouped } from '../grouped.ts';
import type { Delivery } from './delivery.ts';
import { failureText, isAnswer, isForGood, isUnreachable } from './failures.ts';
import { freeLeases, leaseDue, leaseTime, nextTryAt, renewLeases, settle } from './leases.ts';
import type { LeasedMail, Outcome } from './leases.ts';
import type { Renderers, Write } from './outbox.ts';
import { render } from './template.ts';

const second = 1000;
/** How many mails are leased at once; as many may be sent twice when the process is killed. */
const mostLeased = 60;
/** How many mails are leased, and how many outcomes written, in one statement while there is enough to do. */
const batchSize = 40;
/** For how long an outcome may wait to be written with others, in milliseconds. */
const settlingTime = 100;
/** How long a mail server that cannot be reached is left alone. */
const serverPause = 30 * second;
const triesBeforeDead = 8;

/** How long to wait after a failed try, in milliseconds: half a minute, doubled each time, an hour at most. */
const pauseAfter = (tries: number) => Math.min(15 * second * 2 ** tries, 3600 * second);

export type MailContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'> & {
  readonly delivery: Delivery;
  readonly renderers: Renderers;
  /** Whether no other process can send or queue mail: every lease that is found is of a process that ended. */
  readonly isAlone: boolean;
};

/** Sends mails as long as any are due: leases them, writes them, hands them over and notes what became of them. */
export const openPump = (context: MailContext) => {
  const { db, clock, log, isAlone } = context;
  const longestPause = isAlone ? 60 * second : second;
  const holder = { db, clock, lease: crypto.randomUUID() };
  const flying = new Map<string, LeasedMail>();
  const outcomes: Outcome[] = [];
  let settleBy = 0;
  let renewAt = 0;
  /** Until when the mail server is left alone. */
  let leaveUntil = 0;
  /** For how many more mails there must be room to lease some; none are due where it is infinite. */
  let leastRoom = batchSize;
  let isStopping = false;
  let areOthersFreed = !isAlone;
  let ring = (): void => undefined;

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const lookAgain = (): void => {
    leastRoom = 1;
    ring();
  };

  const leaseMore = async (room: number): Promise<void> => {
    leastRoom = batchSize;
    const leased = await leaseDue(holder, room);
    if (leased.length < room && leastRoom === batchSize) leastRoom = Infinity;
    for (const mail of leased) flying.set(mail.id, mail);
    for (const [kind, mails] of grouped(leased, (mail) => mail.kind)) {
      const writing = context.renderers[kind](mails);
      for (const mail of mails) {
        void send(mail, writing);
        // Writing many mails in a row would keep everybody else waiting.
        await setImmediate();
      }
    }
  };

  const send = async (mail: LeasedMail, writing: Promise<Write>): Promise<void> => {
    const { user_id, id } = mail;
    const now = await tryMail(context, mail, writing).catch((error: unknown) => afterFailure(mail, error));
    flying.delete(id);
    if (outcomes.length === 0) settleBy = performance.now() + settlingTime;
    outcomes.push({ user_id, id, now });
    ring();
  };

  const afterFailure = (mail: LeasedMail, error: unknown): Outcome['now'] => {
    const { tries, last_error } = mail;
    const now = clock.now();
    // A stop cut it off, which says nothing about the mail.
    if (isStopping && !isAnswer(error))
      return { state: 'waiting', at: new Date(now), tries, last_error, content: null };
    const errorText = failureText(error);
    if (isUnreachable(error)) {
      if (now >= leaveUntil) log.warn({ error }, 'mail waits for a mail server');
      leaveUntil = now + serverPause;
      return { state: 'waiting', at: new Date(leaveUntil), tries, last_error: errorText, content: null };
    }
    const state = tries + 1 >= triesBeforeDead || isForGood(error) ? 'dead' : 'waiting';
    log.warn({ mail: mail.id, tries: tries + 1, state, error }, 'a mail was not accepted');
    const at = new Date(state === 'dead' ? now : now + pauseAfter(tries + 1));
    return { state, at, tries: tries + 1, last_error: errorText, content: null };
  };

  const settleAll = async (): Promise<void> => {
    const batch = outcomes.splice(0);
    try {
      await settle(holder, batch);
    } catch (error) {
      outcomes.unshift(...batch);
      throw error;
    }
    // What became due meanwhile is part of this run.
    leastRoom = Math.min(leastRoom, batchSize);
  };

  const renewAll = async (): Promise<void> => {
    if (clock.now() < renewAt) return;
    renewAt = clock.now() + leaseTime / 2;
    if (flying.size > 0)
      await renewLeases(
        holder,
        [...flying.values()].map(({ user_id, id }) => ({ user_id, id })),
      );
  };

  const isTimeToSettle = () =>
    outcomes.length >= batchSize || (outcomes.length > 0 && (flying.size === 0 || performance.now() >= settleBy));

  /** Sends until nothing more is due, and answers for how long then to pause, in milliseconds. */
  const run = async (): Promise<number> => {
    if (!areOthersFreed) await freeLeases(holder);
    areOthersFreed = true;
    leastRoom = batchSize;
    for (;;) {
      await renewAll();
      if (isTimeToSettle()) await settleAll();
      const room = mostLeased - flying.size - outcomes.length;
      if (!isStopping && room >= leastRoom && clock.now() >= leaveUntil) await leaseMore(room);
      else if (flying.size + outcomes.length === 0) return untilNextTry();
      else if (!isTimeToSettle()) {
        await pause(outcomes.length > 0 ? settleBy - performance.now() : longestPause);
        if (outcomes.length === 0) lookAgain();
      }
      // The embedded database works without ever letting a request begin.
      await setImmediate();
    }
  };

  const untilNextTry = async (): Promise<number> => {
    const now = clock.now();
    const next = isStopping ? undefined : await nextTryAt(holder);
    return Math.min(Math.max((next ?? Infinity) - now, leaveUntil - now, 10), longestPause);
  };

  const leaseNoMore = (): void => {
    isStopping = true;
  };

  return { run, lookAgain, leaseNoMore };
};

/** Writes a mail and hands it over; what is to be noted of it. Rejects when it was not taken. */
const tryMail = async (
  { clock, delivery, settings }: MailContext,
  mail: LeasedMail,
  writing: Promise<Write>,
): Promise<Outcome['now']> => {
  const template = (await writing)(mail);
  if (template === undefined) return null;
  const { id, recipient, tries } = mail;
  const written = await render(template, settings.publicUrl);
  const content = await delivery.deliver({ id, recipient, unsubscribePath: template.unsubscribePath, ...written });
  return { state: 'sent', at: new Date(clock.now()), tries, last_error: null, content };
};
