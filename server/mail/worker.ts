import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { outageOf } from '../db/outages.ts';
import { grouped } from '../grouped.ts';
import { startJob, type Job } from '../jobs/job.ts';
import { type Delivery, failureText, isAnswer, isUnreachable, retryDelay } from './delivery.ts';
import { leaseTime, openLeases, type LeasedMail, type Outcome, type Renderers, type Write } from './outbox.ts';
import { render } from './template.ts';

const second = 1000;
/** How many emails are leased at once; as many may be sent twice if the process is killed. */
const mostLeased = 60;
/** How long an outcome may wait to be stored with others, in milliseconds. */
const settlingTime = 100;
/** How long to wait after an outage of the database or the mail server, in milliseconds. */
const outagePause = 30 * second;
/** How long to wait if it is too early for an email, in milliseconds: a dispute over a draw lasts for hours. */
const earlyPause = 15 * 60 * second;

type MailContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'> & {
  readonly delivery: Delivery;
  readonly renderers: Renderers;
  /** Whether this is the only process that sends and queues mail: a lease that it finds is left from a dead one. */
  readonly isAlone: boolean;
};

/** Sends the outbox: when woken, when the next try is due, and every second if other processes may queue mail. */
export const startMailWorker = ({ db, clock, log, delivery, renderers, settings, isAlone }: MailContext): Job => {
  const leases = openLeases({ db, clock, isAlone });
  const inFlight = new Map<LeasedMail, Promise<void>>();
  const outcomes: Outcome[] = [];
  let serverAwayUntil = 0;
  /** Whether the database may hold leases that nobody is sending: at the start, and after a failed run. */
  let mayHaveOrphans = true;
  let isStopping = false;

  /** Leases, sends and settles until nothing is due; returns how long to pause, in milliseconds. */
  const run = async (): Promise<number> => {
    if (mayHaveOrphans) await leases.releaseExcept([...inFlight.keys(), ...outcomes]);
    mayHaveOrphans = true;
    let renewAt = 0;
    do {
      const settled = outcomes.slice();
      await leases.settle(settled);
      outcomes.splice(0, settled.length);
      if (inFlight.size > 0 && clock.now() >= renewAt) {
        renewAt = clock.now() + leaseTime / 2;
        await leases.renew([...inFlight.keys()]);
      }
      const room = mostLeased - inFlight.size - outcomes.length;
      if (room > 0 && clock.now() >= serverAwayUntil && !isStopping) await start(await leases.take(room));
      await Promise.race([Promise.all(inFlight.values()), pause(settlingTime)]);
      // Lets requests in: the embedded database never yields to the event loop.
      await setImmediate();
    } while (inFlight.size + outcomes.length > 0);
    const next = Math.max(await leases.nextTryAt(), serverAwayUntil) - clock.now();
    mayHaveOrphans = false;
    return Math.min(Math.max(next, 10), (isAlone ? 60 : 1) * second);
  };

  const start = async (leased: readonly LeasedMail[]): Promise<void> => {
    for (const [kind, ofKind] of grouped(leased, (mail) => mail.kind))
      // Draw by draw, so that one whose results cannot be read holds up no other draw's emails.
      for (const mails of grouped(ofKind, ({ game, date }) => `${game} ${date}`).values()) {
        const writing = renderers[kind](mails);
        for (const mail of mails) {
          const sending = tryMail(mail, writing).then((now) => {
            inFlight.delete(mail);
            outcomes.push({ user_id: mail.user_id, id: mail.id, now });
          });
          inFlight.set(mail, sending);
          // Rendering many emails in a row would keep everybody else waiting.
          await setImmediate();
        }
      }
  };

  const tryMail = async (mail: LeasedMail, writing: Promise<Write>): Promise<Outcome['now']> => {
    const { id, recipient, tries } = mail;
    let isWritten = false;
    try {
      const template = (await writing)(mail);
      if (template === undefined) return null;
      if (template === 'later') return waiting(mail, clock.now() + earlyPause, mail.last_error);
      const email = await render(template, settings.publicUrl);
      isWritten = true;
      const content = await delivery.deliver({ ...template, ...email, id, recipient });
      return { state: 'sent', at: new Date(clock.now()), tries, last_error: null, content };
    } catch (error) {
      if (isWritten) return afterFailure(mail, error);
      const unwritten = new Error('The email could not be rendered', { cause: error });
      if (outageOf(error) === undefined) return afterFailure(mail, unwritten);
      log.warn({ mail: id, error }, 'mail waits for the database');
      return waiting(mail, clock.now() + outagePause, unwritten.message);
    }
  };

  const afterFailure = (mail: LeasedMail, error: unknown): Outcome['now'] => {
    const now = clock.now();
    // A shutdown cut it off, which says nothing about the email.
    if (isStopping && !isAnswer(error)) return waiting(mail, now, mail.last_error);
    if (isUnreachable(error)) {
      if (now >= serverAwayUntil) log.warn({ error }, 'mail waits for a mail server');
      serverAwayUntil = now + outagePause;
      return waiting(mail, serverAwayUntil, failureText(error));
    }
    const tries = mail.tries + 1;
    const delay = retryDelay(tries, error);
    const state = delay === undefined ? 'dead' : 'waiting';
    log.warn({ mail: mail.id, tries, state, error }, 'an email could not be sent');
    return { ...waiting(mail, now + (delay ?? 0), failureText(error)), state, tries };
  };

  const report = (error: unknown): void => log.error({ error }, 'the outbox could not be read or written');
  const { wake, stop } = startJob(run, report, second);
  return {
    wake,
    stop: async () => {
      isStopping = true;
      delivery.close();
      const timer = setTimeout(() => delivery.close({ force: true }), 10 * second);
      await stop();
      // A failed run may have left emails in flight.
      await run().catch(report);
      clearTimeout(timer);
    },
  };
};

/** An email that is tried later without counting a try. */
const waiting = ({ tries }: LeasedMail, at: number, last_error: string | null) =>
  ({ state: 'waiting', at: new Date(at), tries, last_error, content: null }) as const;
