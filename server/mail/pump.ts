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
/** How many outcomes are written at once, without waiting for more. */
const batchSize = 40;
/** For how long an outcome may wait to be written with others, in milliseconds. */
const settlingTime = 100;
/** For how long a mail that could not be written, or a mail server that cannot be reached, is left alone. */
const outagePause = 30 * second;
/** A refused mail is asked for again for 25 hours: seven doubled pauses of an hour together, and 24 of an hour. */
const triesBeforeDead = 32;

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
  const { db, clock, log, delivery, renderers, settings, isAlone } = context;
  const longestPause = isAlone ? 60 * second : second;
  const holder = { db, clock, lease: crypto.randomUUID() };
  const flying = new Set<LeasedMail>();
  const outcomes: Outcome[] = [];
  let renewAt = 0;
  /** When to look for due mails, by the process's own clock: none were left at the last look. */
  let lookAt = 0;
  /** Until when the mail server is left alone. */
  let leaveUntil = 0;
  let isStopping = false;
  /** Whether the database may hold leases that nobody is sending: at the start, and after a run that failed. */
  let mayHaveLost = true;
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
    lookAt = 0;
    ring();
  };

  /** Sends until nothing more is due, and answers for how long then to pause, in milliseconds. */
  const run = async (): Promise<number> => {
    if (mayHaveLost) await freeLeases(holder, { kept: [...flying, ...outcomes], isAlone });
    mayHaveLost = true;
    lookAt = 0;
    for (;;) {
      if (outcomes.length > 0) await settleAll();
      await renewAll();
      const room = mostLeased - flying.size - outcomes.length;
      if (room > 0 && performance.now() >= lookAt && clock.now() >= leaveUntil && !isStopping) await leaseMore(room);
      else if (flying.size + outcomes.length === 0) break;
      else if (outcomes.length < batchSize && flying.size > 0) await pause(settlingTime);
      // The embedded database works without ever letting a request begin.
      await setImmediate();
    }
    const now = clock.now();
    const next = isStopping ? undefined : await nextTryAt(holder);
    mayHaveLost = false;
    return Math.min(Math.max((next ?? Infinity) - now, leaveUntil - now, 10), longestPause);
  };

  const settleAll = async (): Promise<void> => {
    const batch = outcomes.splice(0);
    await settle(holder, batch).catch((error: unknown) => {
      outcomes.unshift(...batch);
      throw error;
    });
  };

  const renewAll = async (): Promise<void> => {
    if (clock.now() < renewAt) return;
    if (flying.size > 0) await renewLeases(holder, [...flying]);
    renewAt = clock.now() + leaseTime / 2;
  };

  const leaseMore = async (room: number): Promise<void> => {
    lookAt = performance.now() + second;
    const leased = await leaseDue(holder, room);
    if (leased.length === room) lookAt = 0;
    for (const mail of leased) flying.add(mail);
    for (const [kind, mails] of grouped(leased, (mail) => mail.kind)) {
      const writing = renderers[kind](mails);
      for (const mail of mails) {
        void send(mail, writing);
        // Writing many mails in a row would keep everybody else waiting.
        await setImmediate();
      }
    }
  };

  const send = async (mail: LeasedMail, writing: Promise<Write>): Promise<void> => {
    const now = await tryMail(mail, writing);
    flying.delete(mail);
    outcomes.push({ user_id: mail.user_id, id: mail.id, now });
    if (flying.size === 0 || outcomes.length >= batchSize) ring();
  };

  /** Writes a mail and hands it over; what is to be noted of it. */
  const tryMail = async (mail: LeasedMail, writing: Promise<Write>): Promise<Outcome['now']> => {
    const { id, recipient, tries } = mail;
    const written = await writing
      .then(async (write) => {
        const template = write(mail);
        return template && { ...template, ...(await render(template, settings.publicUrl)) };
      })
      .catch((error: unknown) => {
        log.warn({ mail: id, error }, 'a mail could not be written');
        return 'unwritten' as const;
      });
    if (written === undefined) return null;
    if (written === 'unwritten') return waiting(mail, clock.now() + outagePause, 'The mail could not be written');
    try {
      const content = await delivery.deliver({ unsubscribePath: undefined, ...written, id, recipient });
      return { state: 'sent', at: new Date(clock.now()), tries, last_error: null, content };
    } catch (error) {
      return afterFailure(mail, error);
    }
  };

  const afterFailure = (mail: LeasedMail, error: unknown): Outcome['now'] => {
    const now = clock.now();
    // A stop cut it off, which says nothing about the mail.
    if (isStopping && !isAnswer(error)) return waiting(mail, now, mail.last_error);
    if (isUnreachable(error)) {
      if (now >= leaveUntil) log.warn({ error }, 'mail waits for a mail server');
      leaveUntil = now + outagePause;
      return waiting(mail, leaveUntil, failureText(error));
    }
    const tries = mail.tries + 1;
    const isDead = tries >= triesBeforeDead || isForGood(error);
    const state = isDead ? 'dead' : 'waiting';
    log.warn({ mail: mail.id, tries, state, error }, 'a mail was not accepted');
    const at = new Date(isDead ? now : now + pauseAfter(tries));
    return { state, at, tries, last_error: failureText(error), content: null };
  };

  const leaseNoMore = (): void => {
    isStopping = true;
  };

  return { run, lookAgain, leaseNoMore };
};

/** A mail that is tried later, at no cost of a try. */
const waiting = ({ tries }: LeasedMail, at: number, last_error: string | null): Outcome['now'] => ({
  ...{ state: 'waiting', at: new Date(at), tries, last_error, content: null },
});
