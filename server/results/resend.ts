import { and, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { draws, plays } from '../db/schema.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Owner } from './outcomes.ts';
import { covers } from './results.ts';

/**
 * Puts somebody's last results of a game into the outbox again, wanted mails or not; false when there are none (API-19,
 * API-20, SV-12).
 */
export const resendResults = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  owner: Owner,
): Promise<boolean> => {
  const { userId, game, now } = owner;
  const [last] = await db
    .select({ date: draws.date })
    .from(plays)
    .innerJoin(draws, covers(now))
    .where(and(eq(plays.user_id, userId), eq(plays.game, game)))
    .orderBy(desc(draws.date))
    .limit(1);
  if (last === undefined) return false;
  await enqueue({ db, clock }, { kind: 'results-again', userId, game, date: last.date });
  return true;
};
