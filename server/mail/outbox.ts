import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { rowOf, timestamp } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import type { EmailTemplate } from './template.ts';

export type QueuedMail = typeof outbox.$inferSelect;
type Outbox = Pick<AppContext, 'db' | 'clock'>;
type ResultsMail = { readonly kind: 'results-again'; readonly game: Game; readonly date: string };
type AccountMail = Pick<typeof outbox.$inferInsert, 'path' | 'signed_up_at' | 'sign_in' | 'recipient'> & {
  readonly kind: Exclude<QueuedMail['kind'], 'results' | 'results-again' | 'correction'>;
};

/** What an email is rendered from. */
export type MailToWrite = Pick<QueuedMail, 'user_id' | 'kind' | 'game' | 'date' | 'path' | 'signed_up_at' | 'sign_in'>;
/** Renders one email when it is sent (PR-5); undefined if there is nothing left to say, 'later' if it is too early. */
export type Write = (mail: MailToWrite) => EmailTemplate | 'later' | undefined;

/** Reads the data of several emails of a kind and a draw at once; resolves to the function that renders each. */
export type Renderer = (mails: readonly MailToWrite[]) => Promise<Write>;
export type Renderers = Readonly<Record<QueuedMail['kind'], Renderer>>;

/** Makes a change in a transaction, and has the emails that it queued sent after the commit. */
export const withMail = async <Result>(
  context: AppContext,
  change: (inside: AppContext) => Promise<Result>,
): Promise<Result> => {
  const result = await context.db.transaction((db) => change({ ...context, db }));
  void context.wakeMail();
  return result;
};

/** Queues an email in the transaction of the change that it reports; it is rendered and sent after the commit. */
export const enqueue = async (
  { db, clock }: Outbox,
  { userId, ...mail }: { readonly userId: string } & (ResultsMail | AccountMail),
): Promise<void> => {
  await db.insert(outbox).values({ user_id: userId, at: new Date(clock.now()), ...mail });
};

/** How long an email is leased to one process unless renewed, in milliseconds. */
export const leaseTime = 20_000;

const leased = v.object({
  user_id: v.string(),
  id: v.string(),
  kind: v.picklist(outbox.kind.enumValues),
  tries: v.number(),
  game: v.nullable(v.picklist(outbox.game.enumValues)),
  date: v.nullable(v.string()),
  path: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
  signed_up_at: v.nullable(v.pipe(v.string(), v.toDate())),
  sign_in: v.nullable(v.object({ browser: v.string(), at: v.string() })),
  recipient: v.string(),
});
export type LeasedMail = v.InferOutput<typeof leased>;
type Key = Pick<QueuedMail, 'user_id' | 'id'>;
/** The outcome of a leased email; null if there was nothing left to say. */
export type Outcome = Key & {
  readonly now: Pick<QueuedMail, 'state' | 'at' | 'tries' | 'last_error' | 'content'> | null;
};

/** The emails that one process has leased; `isAlone` if no other process can have leased any. */
export const openLeases = ({ db, clock, isAlone }: Outbox & { readonly isAlone: boolean }) => {
  const lease = crypto.randomUUID();
  return {
    /** Leases up to `count` due emails: first those that someone is waiting for, then those to everybody. */
    async take(count: number): Promise<readonly LeasedMail[]> {
      const now = clock.now();
      // One value instead of rows: the embedded database takes as long to return rows as to find them.
      const answer = await db.execute(sql`
        with due as (
          select user_id, id from outbox where state = 'waiting' and at <= ${timestamp(now)}
          order by (game is not null), at limit ${count} for update skip locked
        ), leased as (
          update outbox set lease = ${lease}, at = ${timestamp(now + leaseTime)}
          from due where outbox.user_id = due.user_id and outbox.id = due.id
          returning outbox.user_id, outbox.id, kind, tries, game, date, path, last_error, signed_up_at, sign_in,
            coalesce(recipient, (select email from users where users.id = outbox.user_id)) as recipient
        )
        select coalesce(json_agg(leased order by game is not null), '[]') as mails from leased`);
      return rowOf(v.object({ mails: v.array(leased) }), answer).mails;
    },

    /** Keeps emails leased while a slow mail server takes them. */
    async renew(mails: readonly Key[]): Promise<void> {
      await db.execute(sql`
        with held as materialized (${locked(mails.map(keyOf))})
        update outbox set at = ${timestamp(clock.now() + leaseTime)} from held
        where outbox.user_id = held.user_id and outbox.id = held.id and outbox.lease = ${lease}`);
    },

    /**
     * Releases leases that nobody is sending: this process's own except `kept` and, if it is alone, those of dead
     * processes. A lease may be committed and the response lost (GR-1).
     */
    async releaseExcept(kept: readonly Key[]): Promise<void> {
      await db.execute(sql`
        update outbox set lease = null, at = ${timestamp(clock.now())}
        where state = 'waiting' and ${isAlone ? sql`lease is not null` : sql`lease = ${lease}`}
          and (user_id, id) not in (
            select user_id, id from ${listed(kept.map(keyOf))} as kept(${key}))`);
    },

    /** Stores the outcomes of emails that are still leased; clears the link of an email that was sent. */
    async settle(outcomes: readonly Outcome[]): Promise<void> {
      if (outcomes.length === 0) return;
      const past = outcomes.map(({ user_id, id, now }) => ({ user_id, id, ...now }));
      const isLeased = sql`outbox.user_id = past.user_id and outbox.id = past.id and outbox.lease = ${lease}`;
      await db.execute(sql`
        with past as materialized (${locked(past, outcome)}), needless as (
          delete from outbox using past where ${isLeased} and past.state is null
        )
        update outbox set state = past.state, at = past.at, tries = past.tries, last_error = past.last_error,
          content = past.content, path = case when past.state <> 'sent' then outbox.path end, lease = null
        from past where ${isLeased} and past.state is not null`);
    },

    /** When the next email is due, in milliseconds since 1970; Infinity if none is waiting. */
    async nextTryAt(): Promise<number> {
      // Two lookups in the index: the first email of all, and the first of those to everybody.
      const answer = await db.execute(sql`
        select (extract(epoch from min(at)) * 1000)::float8 as at from (
          (select at from outbox where state = 'waiting' order by (game is not null), at limit 1)
          union all
          (select at from outbox where state = 'waiting' and game is not null order by at limit 1)
        ) as firsts`);
      return rowOf(v.object({ at: v.nullable(v.number()) }), answer).at ?? Infinity;
    },
  };
};

const keyOf = ({ user_id, id }: Key): Key => ({ user_id, id });

/** Rows as one parameter: otherwise each row count would need a statement of its own, compiled each time. */
const listed = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;
const key = sql`user_id uuid, id uuid`;
const outcome = sql`${key}, state text, at timestamptz, tries smallint, last_error text, content jsonb`;

/**
 * Rows whose accounts are locked, in the order of their ids: a deletion or a change of an account locks it, too, before
 * its emails.
 */
const locked = (rows: readonly Key[], columns = key) => sql`
  select listed.* from ${listed(rows)} as listed(${columns}) join users on users.id = user_id
  order by users.id for share of users`;

/** Makes every dead email due again, as if it had never been tried; returns how many (GR-2). */
export const reviveDead = async ({ db, clock }: Outbox): Promise<number> => {
  const revived = await db
    .update(outbox)
    .set({ state: 'waiting', tries: 0, last_error: null, at: new Date(clock.now()) })
    .where(eq(outbox.state, 'dead'))
    .returning({ id: outbox.id });
  return revived.length;
};
