import { and, asc, eq, ne } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { drawChecks } from '../db/schema.ts';
import type { AppContext } from '../context.ts';
import { startJob, type Job } from '../jobs/job.ts';
import { openChecks, type Check } from './checks.ts';
import { compareTickets, recompareResults } from './comparing.ts';
import { firstPortions, pacedPortions, type Portions } from './pace.ts';
import { tellPeople, type Office } from './telling.ts';

/** Milliseconds between two looks for draws to check: as often as the app asks for event codes while results are awaited (WI-8). */
const pause = 15_000;

type CheckingContext = Office & Pick<AppContext, 'log'> & { readonly wakeMail: () => Promise<void> };
type Progress = { readonly count: number; readonly reached: string | null };
type Phase = {
  readonly of: keyof Portions;
  readonly work: (office: Office, check: Check, atOnce: number) => Promise<Progress>;
  readonly next: Check['phase'];
};

const phases: Readonly<Record<Exclude<Check['phase'], 'done'>, Phase>> = {
  recomparing: {
    of: 'tickets',
    work: ({ db }, check, atOnce) => recompareResults(db, check, atOnce),
    next: 'comparing',
  },
  comparing: { of: 'tickets', work: ({ db }, check, atOnce) => compareTickets(db, check, atOnce), next: 'telling' },
  telling: { of: 'people', work: tellPeople, next: 'done' },
};

/** Compares draws with tickets and mails the results: now, when woken, and every 15 s (SV-10). */
export const startChecking = (context: CheckingContext, portions?: Portions): Job =>
  startJob((isStopped) =>
    checkDraws(context, portions, isStopped)
      .catch((error: unknown) => {
        if (!isStopped()) context.log.error({ error: String(error) }, 'draws could not be compared with tickets');
      })
      .then(() => pause),
  );

/**
 * Does all that is to be done for the draws that are known, in small transactions that each remember how far they came, so that a process that
 * ends is followed by any other. What another process works on is left to it. Without fixed portions the parts are paced.
 */
export const checkDraws = async (
  context: CheckingContext,
  fixed?: Portions,
  isStopped = () => false,
): Promise<void> => {
  await openChecks(context.db);
  let portions = fixed ?? firstPortions;
  while (!isStopped()) {
    const start = performance.now();
    const done = await takeStep(context, portions);
    if (done === undefined) return;
    if (fixed === undefined) portions = pacedPortions(portions, phases[done.phase].of, performance.now() - start);
    context.log.debug(done, 'a part of a draw was compared with tickets');
    if (done.phase === 'telling') void context.wakeMail();
    await othersTurn();
  }
};

/** Ends when requests and timers that came meanwhile have begun: the embedded database works without ever letting them. */
const othersTurn = () => setImmediate();

const takeStep = ({ db, ...context }: CheckingContext, portions: Portions) =>
  db.transaction(async (tx) => {
    const [check] = await tx
      .select()
      .from(drawChecks)
      .where(ne(drawChecks.phase, 'done'))
      .orderBy(asc(drawChecks.date))
      .limit(1)
      .for('update', { skipLocked: true });
    if (check === undefined || check.phase === 'done') return undefined;
    const { game, date, phase } = check;
    const { of, work, next } = phases[phase];
    const { count, reached } = await work({ ...context, db: tx }, check, portions[of]);
    const wasLast = count < portions[of];
    await tx
      .update(drawChecks)
      .set(wasLast ? { phase: next, reached: null } : { reached })
      .where(and(eq(drawChecks.game, game), eq(drawChecks.date, date)));
    return { game, date, phase, count };
  });
