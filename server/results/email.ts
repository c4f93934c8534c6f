import { and, asc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { draws, plays } from '../db/schema.ts';
import { grouped } from '../grouped.ts';
import type { QueuedMail, Renderer, Write } from '../mail/outbox.ts';
import { resultsMail } from '../mail/results-mail.ts';
import { unsubscribePathOf } from '../mail/unsubscribe.ts';
import { stoodAt, tier } from './results.ts';

type EmailContext = Pick<AppContext, 'db' | 'signingKey'>;

/** Writes mails with results of a draw as they are now; none where there are none any more (SV-12, PR-5). */
export const resultsEmail =
  (context: EmailContext): Renderer =>
  async (mails) => {
    const writers = new Map<string, Write>();
    for (const [draw, told] of grouped(mails, drawOf)) writers.set(draw, await writerFor(context, told));
    return (mail) => writers.get(drawOf(mail))?.(mail);
  };

const drawOf = ({ game, date }: QueuedMail): string => `${game} ${date}`;

/** How mails of one draw are written, by two queries for all of them. */
const writerFor = async ({ db, signingKey }: EmailContext, mails: readonly QueuedMail[]): Promise<Write> => {
  const [first] = mails;
  if (first?.game == null || first.date === null) return () => undefined;
  const [draw] = await db
    .select()
    .from(draws)
    .where(and(eq(draws.game, first.game), eq(draws.date, first.date)));
  if (draw === undefined) return () => undefined;
  const players = sql`${`{${mails.map(({ user_id }) => user_id).join(',')}}`}::uuid[]`;
  const rows = await db
    .select({ user_id: plays.user_id, main: plays.main, special: plays.special, tier })
    .from(plays)
    .innerJoin(draws, and(eq(draws.game, plays.game), eq(draws.date, draw.date), stoodAt(draws.held_at)))
    .where(and(sql`${plays.user_id} = any(${players})`, eq(plays.game, draw.game)))
    .orderBy(asc(plays.user_id), asc(plays.ticket_id));
  const ticketsOf = grouped(rows, ({ user_id }) => user_id);
  return ({ user_id, kind }) => {
    const tickets = ticketsOf.get(user_id);
    return (
      tickets &&
      resultsMail({
        draw: { ...draw, isSample: draw.state === 'sample' },
        tickets,
        unsubscribePath: unsubscribePathOf(user_id, { signingKey }),
        isCorrection: kind === 'correction',
      })
    );
  };
};
