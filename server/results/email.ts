import { and, asc, eq } from 'drizzle-orm';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { draws, plays } from '../db/schema.ts';
import type { Renderer } from '../mail/outbox.ts';
import { resultsMail } from '../mail/results-mail.ts';
import { unsubscribePathOf } from '../mail/unsubscribe.ts';
import { stoodAt, tier } from './results.ts';

/** Writes the mail with somebody's results of a draw as they are now; none when there are none any more (SV-12, PR-5). */
export const resultsEmail =
  ({ db, signingKey }: Pick<AppContext, 'db' | 'signingKey'>): Renderer =>
  async ({ user_id, game, date, kind }) => {
    if (game === null || date === null) return undefined;
    const [draw] = await db
      .select()
      .from(draws)
      .where(and(eq(draws.game, game), eq(draws.date, date)));
    const tickets = await ticketsIn(db, user_id, game, date);
    if (draw === undefined || tickets.length === 0) return undefined;
    return resultsMail({
      draw: { ...draw, isSample: draw.state === 'sample' },
      tickets,
      unsubscribePath: unsubscribePathOf(user_id, { signingKey }),
      isCorrection: kind === 'correction',
    });
  };

const ticketsIn = (db: AppContext['db'], userId: string, game: Game, date: string) =>
  db
    .select({ main: plays.main, special: plays.special, tier })
    .from(plays)
    .innerJoin(draws, and(eq(draws.game, plays.game), eq(draws.date, date), stoodAt(draws.held_at)))
    .where(and(eq(plays.user_id, userId), eq(plays.game, game)))
    .orderBy(asc(plays.ticket_id));
