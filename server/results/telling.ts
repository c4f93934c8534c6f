import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf, type Db } from '../db/handle.ts';
import { ticketResults, toldResults } from '../db/schema.ts';
import { grouped } from '../draws/ledger/grouped.ts';
import { enqueueAll } from '../mail/outbox.ts';
import { resultsMail } from '../mail/results-mail.ts';
import { unsubscribePathOf } from '../mail/unsubscribe.ts';
import type { Room } from '../room.ts';
import type { Check } from './checks.ts';

export type Office = Pick<Room, 'db' | 'clock' | 'settings' | 'signingKey'>;
type Result = typeof ticketResults.$inferSelect;

const person = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  wants_mail: v.nullable(v.boolean()),
  told: v.nullable(v.number()),
  has_news: v.boolean(),
});
type Person = v.InferOutput<typeof person>;

/**
 * Marks the next people with results of a draw as done, and mails them in the same transaction: results to those who were not told, a correction
 * to those whose results are no more what they were told (SV-10, SV-12). `reached` is the last of them.
 */
export const tellPeople = async (office: Office, check: Check, atOnce: number): Promise<{ count: number; reached: string | null }> => {
  const people = await nextPeople(office.db, check, atOnce);
  const toTell = people.filter(({ told, has_news, email }) => email !== null && (told === null || has_news));
  const wanting = toTell.filter(({ wants_mail }) => wants_mail);
  const results = grouped(await resultsOf(office.db, check, wanting), ({ user_id }) => user_id);
  const mails = wanting.map((one) => mailFor(office, check, one, results.get(one.id) ?? []));
  await enqueueAll(office, mails);
  await markTold(office.db, check, toTell);
  return { count: people.length, reached: people.at(-1)?.id ?? null };
};

const nextPeople = async (db: Db, { game, date, reached }: Check, atOnce: number): Promise<readonly Person[]> => {
  const answer = await db.execute(sql`
    with people as (
      select user_id, max(revision) as newest from ticket_results
      where game = ${game} and date = ${date}::date and user_id > ${reached ?? '00000000-0000-0000-0000-000000000000'}::uuid
      group by user_id order by user_id limit ${atOnce}
    )
    select p.user_id::text as id, u.email, u.wants_results_mail as wants_mail, t.revision as told,
      coalesce(p.newest > t.revision, false) as has_news
    from people p left join users u on u.id = p.user_id
      left join told_results t on t.user_id = p.user_id and t.game = ${game} and t.date = ${date}::date
    order by p.user_id`);
  return rowsOf(person, answer);
};

const resultsOf = async (db: Db, { game, date }: Check, people: readonly Person[]): Promise<readonly Result[]> => {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .select()
    .from(ticketResults)
    .where(and(eq(ticketResults.game, game), eq(ticketResults.date, date), inArray(ticketResults.user_id, ids)))
    .orderBy(asc(ticketResults.ticket_id));
};

const keyOf = ({ game, date, is_sample, revision }: Check, { id, told }: Person): string =>
  [is_sample ? 'sample-results' : 'results', game, date, id, ...(told === null ? [] : [revision])].join(':');

const mailFor = (office: Office, check: Check, one: Person, tickets: readonly Result[]) => ({
  ...{ key: keyOf(check, one), userId: one.id, recipient: one.email ?? '' },
  mail: resultsMail({
    draw: { ...check, isSample: check.is_sample },
    tickets,
    unsubscribePath: unsubscribePathOf(one.id, office),
    isCorrection: one.told !== null,
  }),
});

const markTold = async (db: Db, check: Check, people: readonly Person[]): Promise<void> => {
  const { game, date, revision } = check;
  const rows = people.map((one) => ({
    ...{ user_id: one.id, game, date, revision },
    mail_key: one.wants_mail === true ? keyOf(check, one) : null,
  }));
  if (rows.length === 0) return;
  await db
    .insert(toldResults)
    .values(rows)
    .onConflictDoUpdate({
      target: [toldResults.user_id, toldResults.game, toldResults.date],
      set: { revision: sql`excluded.revision`, mail_key: sql`excluded.mail_key` },
    });
};
