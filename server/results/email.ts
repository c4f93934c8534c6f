import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../context.ts';
import { arrayOf, rowsOf } from '../db/database.ts';
import { draws, plays } from '../db/schema.ts';
import { grouped } from '../grouped.ts';
import type { MailToWrite, Renderer, Write } from '../mail/outbox.ts';
import { resultsMail } from './results-mail.ts';
import { unsubscribePathOf } from '../mail/unsubscribe.ts';
import { wasValidAt, tier } from './results.ts';

type EmailContext = Pick<AppContext, 'db' | 'signingKey'>;

/** Renders emails with the current results of a draw; undefined if there are none left (SV-12, PR-5). */
export const resultsEmail =
  (context: EmailContext): Renderer =>
  async (mails) => {
    const writers = new Map<string, Write>();
    for (const [draw, told] of grouped(mails, drawOf)) writers.set(draw, await writerFor(context, told));
    return (mail) => writers.get(drawOf(mail))?.(mail);
  };

const drawOf = ({ game, date }: MailToWrite): string => `${game} ${date}`;

const numbers = { main: v.array(v.number()), special: v.number() };
const results = v.object({
  ...numbers,
  isSample: v.boolean(),
  follows: v.nullable(v.string()),
  tickets: v.record(v.string(), v.array(v.object({ ...numbers, tier: v.nullable(v.number()) }))),
});

/** Renders the emails of one draw, with one query for all of them. */
const writerFor = async ({ db, signingKey }: EmailContext, mails: readonly MailToWrite[]): Promise<Write> => {
  const [{ game, date } = { game: null, date: null }] = mails;
  if (game === null || date === null) return () => undefined;
  const players = arrayOf(mails.map(({ user_id }) => user_id));
  const answer = await db.execute(sql`
    select ${draws.main}, ${draws.special}, ${draws.follows}, ${draws.state} = 'sample' as "isSample", (
      select coalesce(json_object_agg(user_id, tickets), '{}') from (
        select ${plays.user_id}, json_agg(
          json_build_object('main', ${plays.main}, 'special', ${plays.special}, 'tier', ${tier})
          order by ${plays.ticket_id}
        ) as tickets
        from ${plays}
        where ${plays.user_id} = any(${players}::uuid[]) and ${plays.game} = ${game} and ${wasValidAt(draws.held_at)}
        group by ${plays.user_id}
      ) as players
    ) as tickets
    from ${draws} where ${draws.game} = ${game} and ${draws.date} = ${date}`);
  const [draw] = rowsOf(results, answer);
  return ({ user_id, kind }) => {
    const tickets = draw?.tickets[user_id];
    return (
      tickets &&
      resultsMail({
        draw: { ...draw, game, date },
        tickets,
        unsubscribePath: unsubscribePathOf(user_id, { signingKey }),
        isCorrection: kind === 'correction',
      })
    );
  };
};
