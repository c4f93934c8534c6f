import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rowsOf, type Db } from '../db/database.ts';
import { toldResults } from '../db/schema.ts';
import { enqueueAll } from '../mail/outbox.ts';
import { resultsMail } from '../mail/results-mail.ts';
import { unsubscribePathOf } from '../mail/unsubscribe.ts';
import type { AppContext } from '../context.ts';
import type { Check } from './checks.ts';

export type Office = Pick<AppContext, 'db' | 'clock' | 'settings' | 'signingKey'>;

const ticket = v.object({ main: v.array(v.number()), special: v.number(), tier: v.nullable(v.number()) });
const person = v.object({
  ...{ id: v.string(), email: v.nullable(v.string()), wants_mail: v.nullable(v.boolean()) },
  ...{ told: v.nullable(v.number()), is_to_be_told: v.boolean() },
  /** Only of those who are to be mailed. */
  tickets: v.nullable(v.array(ticket)),
});
type Person = v.InferOutput<typeof person>;

/**
 * Marks the next people with results of a draw as done, and mails them in the same transaction: results to those who were not told, a correction
 * to those whose results are no more what they were told (SV-10, SV-12). `reached` is the last of them.
 */
export const tellPeople = async (
  office: Office,
  check: Check,
  atOnce: number,
): Promise<{ count: number; reached: string | null }> => {
  const people = await nextPeople(office.db, check, atOnce);
  const toTell = people.filter(({ is_to_be_told }) => is_to_be_told);
  await enqueueAll(
    office,
    toTell.filter(({ wants_mail }) => wants_mail).map((one) => mailFor(office, check, one)),
  );
  await markTold(office.db, check, toTell);
  return { count: people.length, reached: people.at(-1)?.id ?? null };
};

/** The tickets come as JSON, a value a person: as rows each would cost more than all that is done with it. */
const nextPeople = async (db: Db, { game, date, reached }: Check, atOnce: number): Promise<readonly Person[]> => {
  const answer = await db.execute(sql`
    with played as (
      select user_id, max(revision) as newest from ticket_results
      where game = ${game} and date = ${date}::date and user_id > ${reached ?? '00000000-0000-0000-0000-000000000000'}::uuid
      group by user_id order by user_id limit ${atOnce}
    ), people as (
      select p.user_id as id, u.email, u.wants_results_mail as wants_mail, t.revision as told,
        u.id is not null and coalesce(p.newest > t.revision, true) as is_to_be_told
      from played p left join users u on u.id = p.user_id
        left join told_results t on t.user_id = p.user_id and t.game = ${game} and t.date = ${date}::date
    )
    select p.*, case when is_to_be_told and wants_mail then (
      select json_agg(json_build_object('main', r.main, 'special', r.special, 'tier', r.tier) order by r.ticket_id)
      from ticket_results r where r.game = ${game} and r.date = ${date}::date and r.user_id = p.id
    ) end as tickets
    from people p order by id`);
  return rowsOf(person, answer);
};

const keyOf = ({ game, date, is_sample, revision }: Check, { id, told }: Person): string =>
  [is_sample ? 'sample-results' : 'results', game, date, id, ...(told === null ? [] : [revision])].join(':');

const mailFor = (office: Office, check: Check, one: Person) => ({
  ...{ key: keyOf(check, one), userId: one.id, recipient: one.email ?? '' },
  mail: resultsMail({
    draw: { ...check, isSample: check.is_sample },
    tickets: one.tickets ?? [],
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
