import { asc, eq } from 'drizzle-orm';
import type { Records } from '../../src/protocol/records.ts';
import type { Db } from '../db/database.ts';
import { draws, links, outbox, plays, resultNotifications, sessions, users } from '../db/schema.ts';
import { grouped } from '../grouped.ts';
import { covers, mainMatches, specialMatches, tier } from '../results/results.ts';

const instant = (at: Date): string => at.toISOString();
const instantIfAny = (at: Date | null): string | null => at && instant(at);

/** Everything that is stored of a person, as it was at one moment (SV-13); undefined for nobody. */
export const recordsOf = (db: Db, userId: string, now: number): Promise<Records | undefined> =>
  db.transaction(
    async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (user === undefined) return undefined;
      return {
        ...aboutUser(user),
        tickets: await ticketsWithResults(tx, userId, now),
        results_notifications: await notificationsOf(tx, userId),
        mails: await mailsTo(tx, userId),
        links: await linksOf(tx, userId),
        sign_ins: await signInsOf(tx, userId),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const aboutUser = (user: typeof users.$inferSelect): Pick<Records, 'profile' | 'consents'> => {
  const { id, email, first_name, last_name } = user;
  return {
    profile: { id, email, first_name, last_name, created_at: instant(user.created_at) },
    consents: {
      agreed_to_terms_at: instant(user.agreed_at),
      activated_at: instantIfAny(user.activated_at),
      consents_to_updates: user.consents_to_updates,
      wants_results_mails: user.wants_results_mail,
    },
  };
};

const ticketsWithResults = async (db: Db, userId: string, now: number): Promise<Records['tickets']> => {
  const own = eq(plays.user_id, userId);
  const stored = await db
    .select()
    .from(plays)
    .where(own)
    .orderBy(asc(plays.stored_at), asc(plays.ticket_id), asc(plays.valid_from));
  const played = await db
    .select({
      ...{ ticket_id: plays.ticket_id, draw_date: draws.date, main: plays.main, special: plays.special },
      ...{ main_matches: mainMatches, special_matches: specialMatches, prize_tier: tier },
    })
    .from(plays)
    .innerJoin(draws, covers(now))
    .where(own)
    .orderBy(asc(draws.date));
  const results = grouped(played, ({ ticket_id }) => ticket_id);
  return [...grouped(stored, ({ ticket_id }) => ticket_id)].flatMap(([id, chain]) => {
    const last = chain.at(-1);
    if (last === undefined) return [];
    return {
      ...{ id, game: last.game, main: last.main, special: last.special },
      ...{ saved_at: instant(last.stored_at), changed_at: instant(last.valid_from) },
      deleted_at: instantIfAny(last.valid_until),
      results: (results.get(id) ?? []).map(({ draw_date, prize_tier, ...result }) => ({
        ...{ draw_date, main: result.main, special: result.special, prize_tier },
        ...{ main_matches: result.main_matches, special_matches: result.special_matches },
      })),
    };
  });
};

const notificationsOf = async (db: Db, userId: string): Promise<Records['results_notifications']> => {
  const notified = await db
    .select()
    .from(resultNotifications)
    .where(eq(resultNotifications.user_id, userId))
    .orderBy(asc(resultNotifications.date));
  return notified.map(({ game, date }) => ({ game, draw_date: date }));
};

/** The links in mails act for the person; a copy that is lost must not. */
const withoutLinks = (text: string): string => text.replace(/https?:\/\/\S+\/(?:user|unsubscribe)\/\S+/g, '(a link)');

const mailsTo = async (db: Db, userId: string): Promise<Records['mails']> => {
  const mails = await db.select().from(outbox).where(eq(outbox.user_id, userId)).orderBy(asc(outbox.at));
  return mails.map(({ kind, game, date, state, at, content }) => ({
    ...{ kind, game, draw_date: date, state, at: instant(at) },
    ...{ subject: content?.subject ?? null, text: content && withoutLinks(content.text) },
  }));
};

const linksOf = async (db: Db, userId: string): Promise<Records['links']> => {
  const sent = await db.select().from(links).where(eq(links.user_id, userId)).orderBy(asc(links.ends_at));
  return sent.map(({ purpose, ends_at, used_at, registration }) => ({
    ...{ purpose, ends_at: instant(ends_at), used_at: instantIfAny(used_at) },
    sign_up: registration && {
      first_name: registration.first_name,
      last_name: registration.last_name,
      consents_to_updates: registration.consents_to_updates,
    },
  }));
};

const signInsOf = async (db: Db, userId: string): Promise<Records['sign_ins']> => {
  const begun = await db.select().from(sessions).where(eq(sessions.user_id, userId)).orderBy(asc(sessions.started_at));
  return begun.map(({ started_at, ended_at }) => ({
    started_at: instant(started_at),
    ended_at: instantIfAny(ended_at),
  }));
};
