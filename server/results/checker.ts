import { and, asc, eq, ne } from 'drizzle-orm';
import { drawChecks } from '../db/schema.ts';
import type { Room } from '../room.ts';
import { startRounds, type Rounds } from '../rounds.ts';
import { openChecks, type Check } from './checks.ts';
import { compareTickets, recompareResults } from './comparing.ts';
import { tellPeople, type Office } from './telling.ts';

/** How much one transaction does; the embedded database answers nobody else meanwhile. */
export type Portions = { readonly tickets: number; readonly people: number };
const usual: Portions = { tickets: 5000, people: 50 };

/** Milliseconds between two looks for draws to check: as often as the app asks for event codes while results are awaited (WI-8). */
const pause = 15_000;

type CheckingRoom = Office & Pick<Room, 'log'> & { readonly wakeMail: () => Promise<void> };
type Progress = { readonly count: number; readonly reached: string | null };
type Phase = { readonly work: (office: Office, check: Check, portions: Portions) => Promise<Progress>; readonly next: Check['phase'] };

const phases: Readonly<Record<Exclude<Check['phase'], 'done'>, Phase>> = {
  recomparing: { work: ({ db }, check, { tickets }) => recompareResults(db, check, tickets), next: 'comparing' },
  comparing: { work: ({ db }, check, { tickets }) => compareTickets(db, check, tickets), next: 'telling' },
  telling: { work: (office, check, { people }) => tellPeople(office, check, people), next: 'done' },
};

/** Compares draws with tickets and mails the results: now, when woken, and every 15 s (SV-10). */
export const startChecking = (room: CheckingRoom, portions?: Portions): Rounds =>
  startRounds((isStopped) =>
    checkDraws(room, portions, isStopped)
      .catch((error: unknown) => {
        if (!isStopped()) room.log.error({ error: String(error) }, 'draws could not be compared with tickets');
      })
      .then(() => pause),
  );

/**
 * Does all that is to be done for the draws that are known, in small transactions that each remember how far they came, so that a process that
 * ends is followed by any other. What another process works on is left to it.
 */
export const checkDraws = async (room: CheckingRoom, portions = usual, isStopped = () => false): Promise<void> => {
  await openChecks(room.db);
  while (!isStopped()) {
    const done = await takeStep(room, portions);
    if (done === undefined) return;
    room.log.debug(done, 'a part of a draw was compared with tickets');
    if (done.phase === 'telling') void room.wakeMail();
  }
};

const takeStep = ({ db, ...room }: CheckingRoom, portions: Portions) =>
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
    const { count, reached } = await phases[phase].work({ ...room, db: tx }, check, portions);
    const wasLast = count < (phase === 'telling' ? portions.people : portions.tickets);
    await tx
      .update(drawChecks)
      .set(wasLast ? { phase: phases[phase].next, reached: null } : { reached })
      .where(and(eq(drawChecks.game, game), eq(drawChecks.date, date)));
    return { game, date, phase, count };
  });
