import { asc, eq, inArray } from 'drizzle-orm';
import type { Records } from '../../src/protocol/records.ts';
import type { Db } from '../db/database.ts';
import { links, outbox, sessions, ticketResults, tickets, toldResults, users } from '../db/schema.ts';
import { grouped } from '../grouped.ts';

const instant = (at: Date): string => at.toISOString();
const instantIfAny = (at: Date | null): string | null => at && instant(at);

/** Everything that is stored of a person, as it was at one moment (SV-13); undefined for nobody. */
export const recordsOf = (db: Db, userId: string): Promise<Records | undefined> =>
  db.transaction(
    async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (user === undefined) return undefined;
      return {
        ...aboutUser(user),
        tickets: await ticketsWithResults(tx, userId),
        results_mails: await toldTo(tx, userId),
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

const ticketsWithResults = async (db: Db, userId: string): Promise<Records['tickets']> => {
  const own = eq(tickets.user_id, userId);
  const saved = await db.select().from(tickets).where(own).orderBy(asc(tickets.stored_at), asc(tickets.id));
  const played = await db
    .select()
    .from(ticketResults)
    .where(inArray(ticketResults.ticket_id, db.select({ id: tickets.id }).from(tickets).where(own)))
    .orderBy(asc(ticketResults.date));
  const results = grouped(played, ({ ticket_id }) => ticket_id);
  return saved.map(({ id, game, main, special, ...ticket }) => ({
    ...{ id, game, main, special },
    saved_at: instant(ticket.stored_at),
    changed_at: instant(ticket.changed_at),
    deleted_at: instantIfAny(ticket.deleted_at),
    results: (results.get(id) ?? []).map(resultAs),
  }));
};

const resultAs = ({ date, main, special, main_matches, special_matches, tier }: typeof ticketResults.$inferSelect) => ({
  ...{ draw_date: date, main, special, main_matches, special_matches },
  prize_tier: tier,
});

const toldTo = async (db: Db, userId: string): Promise<Records['results_mails']> => {
  const told = await db
    .select()
    .from(toldResults)
    .where(eq(toldResults.user_id, userId))
    .orderBy(asc(toldResults.date));
  return told.map(({ game, date, mail_key }) => ({ game, draw_date: date, was_mailed: mail_key !== null }));
};

/** The links in mails act for the person; a copy that is lost must not. */
const withoutLinks = (text: string): string => text.replace(/https?:\/\/\S+\/(?:user|unsubscribe)\/\S+/g, '(a link)');

const mailsTo = async (db: Db, userId: string): Promise<Records['mails']> => {
  const mails = await db.select().from(outbox).where(eq(outbox.user_id, userId)).orderBy(asc(outbox.created_at));
  return mails.map(({ recipient, subject, text, state, created_at, sent_at }) => ({
    ...{ to: recipient, subject, text: withoutLinks(text), state },
    written_at: instant(created_at),
    sent_at: instantIfAny(sent_at),
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
