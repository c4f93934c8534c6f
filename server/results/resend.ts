import { and, asc, desc, eq } from 'drizzle-orm';
import type { Game } from '../../src/rules/games.ts';
import { drawChecks, ticketResults, toldResults, users } from '../db/schema.ts';
import { enqueue } from '../mail/outbox.ts';
import { resultsMail } from '../mail/results-mail.ts';
import { unsubscribePathOf } from '../mail/unsubscribe.ts';
import type { Office } from './telling.ts';

type Asked = { readonly userId: string; readonly game: Game };

/** Puts somebody's last results of a game into the outbox again, wanted mails or not; false when there are none (API-19, API-20, SV-12). */
export const resendResults = (office: Office, { userId, game }: Asked): Promise<boolean> =>
  office.db.transaction(async (db) => {
    const last = await lastTold({ ...office, db }, { userId, game });
    if (last === undefined) return false;
    const tickets = await db
      .select()
      .from(ticketResults)
      .where(
        and(eq(ticketResults.user_id, userId), eq(ticketResults.game, game), eq(ticketResults.date, last.draw.date)),
      )
      .orderBy(asc(ticketResults.ticket_id));
    const draw = { ...last.draw, isSample: last.draw.is_sample };
    const mail = resultsMail({
      draw,
      tickets,
      unsubscribePath: unsubscribePathOf(userId, office),
      isCorrection: false,
    });
    await enqueue(
      { ...office, db },
      { key: `results-again:${crypto.randomUUID()}`, userId, recipient: last.email, mail },
    );
    return true;
  });

const lastTold = async ({ db }: Office, { userId, game }: Asked) => {
  const [last] = await db
    .select({ draw: drawChecks, email: users.email })
    .from(toldResults)
    .innerJoin(drawChecks, and(eq(drawChecks.game, toldResults.game), eq(drawChecks.date, toldResults.date)))
    .innerJoin(users, eq(users.id, toldResults.user_id))
    .where(and(eq(toldResults.user_id, userId), eq(toldResults.game, game)))
    .orderBy(desc(toldResults.date))
    .limit(1);
  return last;
};
