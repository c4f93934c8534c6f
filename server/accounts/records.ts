import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { draws, links, outbox, plays, resultNotifications, sessions, users } from '../db/schema.ts';
import { grouped } from '../grouped.ts';
import { covers, mainMatches, specialMatches, tier } from '../results/outcomes.ts';

/** Everything stored about a person, as of one moment (SV-13); undefined if there is no such user. */
export const recordsOf = (db: Db, userId: string, now: number) =>
  db.transaction(
    async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (user === undefined) return undefined;
      const { id, email, first_name, last_name, created_at } = user;
      const { agreed_at, activated_at, consents_to_updates, wants_results_mail } = user;
      return {
        profile: { id, email, first_name, last_name, created_at },
        consents: {
          agreed_to_terms_at: agreed_at,
          activated_at,
          consents_to_updates,
          wants_results_mails: wants_results_mail,
        },
        tickets: await ticketsWithResults(tx, userId, now),
        results_notifications: await tx
          .select({ game: resultNotifications.game, draw_date: resultNotifications.date })
          .from(resultNotifications)
          .where(eq(resultNotifications.user_id, userId))
          .orderBy(asc(resultNotifications.date)),
        mails: await mailsTo(tx, userId),
        links: await linksOf(tx, userId),
        sign_ins: await tx
          .select({
            browser: sessions.browser,
            started_at: sessions.started_at,
            last_used_at: sessions.last_used_at,
            ended_at: sessions.ended_at,
          })
          .from(sessions)
          .where(eq(sessions.user_id, userId))
          .orderBy(asc(sessions.started_at)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const ticketsWithResults = async (db: Db, userId: string, now: number) => {
  const own = eq(plays.user_id, userId);
  const stored = await db
    .select()
    .from(plays)
    .where(own)
    .orderBy(asc(plays.stored_at), asc(plays.ticket_id), asc(plays.valid_from));
  const played = await db
    .select({
      ticket_id: plays.ticket_id,
      result: {
        draw_date: draws.date,
        main: plays.main,
        special: plays.special,
        prize_tier: tier,
        main_matches: mainMatches,
        special_matches: specialMatches,
      },
    })
    .from(plays)
    .innerJoin(draws, covers(now))
    .where(own)
    .orderBy(asc(draws.date));
  const results = grouped(played, ({ ticket_id }) => ticket_id);
  return [...grouped(stored, ({ ticket_id }) => ticket_id)].flatMap(([id, chain]) => {
    const last = chain.at(-1);
    if (last === undefined) return [];
    const { game, main, special, stored_at, valid_from, valid_until } = last;
    return {
      id,
      game,
      main,
      special,
      saved_at: stored_at,
      changed_at: valid_from,
      deleted_at: valid_until,
      results: (results.get(id) ?? []).map(({ result }) => result),
    };
  });
};

/** Links in emails act for the person; a lost copy must not. */
const withoutLinks = (text: string): string => text.replace(/https?:\/\/\S+\/(?:user|unsubscribe)\/\S+/g, '(a link)');

const mailsTo = async (db: Db, userId: string) => {
  const mails = await db.select().from(outbox).where(eq(outbox.user_id, userId)).orderBy(asc(outbox.at));
  return mails.map(({ kind, recipient, game, date, state, at, sign_in, content }) => ({
    kind,
    recipient,
    game,
    draw_date: date,
    state,
    at,
    sign_in,
    subject: content?.subject ?? null,
    text: content && withoutLinks(content.text),
  }));
};

const linksOf = async (db: Db, userId: string) => {
  const sent = await db.select().from(links).where(eq(links.user_id, userId)).orderBy(asc(links.ends_at));
  return sent.map(({ purpose, ends_at, used_at, registration: asked, email_change }) => ({
    purpose,
    ends_at,
    used_at,
    email: email_change?.email ?? null,
    sign_up: asked && {
      first_name: asked.first_name,
      last_name: asked.last_name,
      consents_to_updates: asked.consents_to_updates,
      agreed_to_terms_at: asked.agreed_at,
    },
  }));
};
