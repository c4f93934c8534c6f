import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bits = customType<{ data: string; config: { length: number } }>({
  dataType: (config) => `bit(${config?.length ?? 1})`,
});
const game = () => text('game', { enum: ['powerball', 'megamillions'] }).notNull();

/** People with an account. An address is kept in lower case; nobody signs in before `activated_at` (SV-2). */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  password_hash: text('password_hash').notNull(),
  consents_to_updates: boolean('consents_to_updates').notNull(),
  wants_results_mail: boolean('wants_results_mail').notNull().default(true),
  agreed_at: instant('agreed_at').notNull(),
  activated_at: instant('activated_at'),
  created_at: instant('created_at').notNull(),
});

/** What a registration asked for; its own activation link confirms it, so that nobody else's registration of the address can (SV-2). */
export type Registration = {
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
  readonly consents_to_updates: boolean;
};

/** Links sent by mail, only their hash; each works once and ends (SV-2). An activation link carries its registration. */
export const links = pgTable(
  'links',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['activation', 'reset'] }).notNull(),
    registration: jsonb('registration').$type<Registration>(),
    ends_at: instant('ends_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [index('links_user').on(table.user_id)],
);

/** One sign-in on one device; ending it refuses every token of its family (SV-4). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    started_at: instant('started_at').notNull(),
    ended_at: instant('ended_at'),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/** Refresh tokens, only their hash; a second use of one ends its session (SV-4). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    ends_at: instant('ends_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.session_id)],
);

/** Saved tickets; `mask` has a bit for each main number so that a draw is matched by one AND (SV-10). */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    game: game(),
    main: smallint('main').array().notNull(),
    special: smallint('special').notNull(),
    mask: bits('mask', { length: 75 }).generatedAlwaysAs(sql`(
    (1::bit(75) << (75 - main[1])) | (1::bit(75) << (75 - main[2])) | (1::bit(75) << (75 - main[3])) | (1::bit(75) << (75 - main[4])) | (1::bit(75) << (75 - main[5])))`),
    stored_at: instant('stored_at').notNull(),
    changed_at: instant('changed_at').notNull(),
    deleted_at: instant('deleted_at'),
  },
  (table) => [
    // Deleted ones too: what they played and won is asked for by their owner (SV-9, DH-2).
    index('tickets_owner').on(table.user_id, table.game, table.stored_at),
    index('tickets_game').on(table.game, table.changed_at),
    check('tickets_five', sql`cardinality(main) = 5`),
  ],
);

/** The draw that the app shows for a game and date, as its sources have it (SV-7). */
export const draws = pgTable(
  'draws',
  {
    game: game(),
    date: date('date', { mode: 'string' }).notNull(),
    main: smallint('main').array().notNull(),
    special: smallint('special').notNull(),
    multiplier: smallint('multiplier'),
    state: text('state', { enum: ['sample', 'provisional', 'confirmed', 'corrected'] }).notNull(),
    first_seen_at: instant('first_seen_at').notNull(),
    confirmed_at: instant('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.game, table.date] })],
);

/** What each source says of a draw; a later, different answer is a new row, never an overwrite (SV-7). */
export const drawReports = pgTable(
  'draw_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    game: game(),
    date: date('date', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    main: smallint('main').array().notNull(),
    special: smallint('special').notNull(),
    multiplier: smallint('multiplier'),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('draw_reports_value').on(table.game, table.date, table.source, table.main, table.special),
    index('draw_reports_draw').on(table.game, table.date),
  ],
);

/** Reports that no draw can be: wrong weekday, out of the era's range, duplicate balls, in the future (SV-6). */
export const refusedReports = pgTable(
  'refused_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    game: game(),
    source: text('source').notNull(),
    report: text('report').notNull(),
    reason: text('reason').notNull(),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [uniqueIndex('refused_reports_value').on(table.game, table.source, table.report)],
);

/** Changes of a shown draw after it was confirmed, with both values (SV-7). */
export const corrections = pgTable('corrections', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  game: game(),
  date: date('date', { mode: 'string' }).notNull(),
  old_main: smallint('old_main').array().notNull(),
  old_special: smallint('old_special').notNull(),
  new_main: smallint('new_main').array().notNull(),
  new_special: smallint('new_special').notNull(),
  corrected_at: instant('corrected_at').notNull(),
});

/** The jackpot announced for a coming draw, in dollars, by source. */
export const jackpots = pgTable(
  'jackpots',
  {
    game: game(),
    date: date('date', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    dollars: bigint('dollars', { mode: 'number' }).notNull(),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.date, table.source] })],
);

/** By address, what makes the next request for it conditional: the ETag and Last-Modified of an answer that was stored (SV-6). */
export type Validators = Readonly<Record<string, { readonly etag: string | null; readonly modified: string | null }>>;

/** How each source is to be asked: not before `ask_from`, and with the validators of what its addresses last answered (SV-6). */
export const feedSources = pgTable('feed_sources', {
  source: text('source').primaryKey(),
  ask_from: instant('ask_from').notNull(),
  validators: jsonb('validators').$type<Validators>().notNull(),
});

/** How far a draw has been compared with its tickets: one row a draw, locked by the process that works on it (SV-10). */
export const drawChecks = pgTable(
  'draw_checks',
  {
    game: game(),
    date: date('date', { mode: 'string' }).notNull(),
    /** The numbers that were compared; when the draw's become others, everything is compared anew as the next revision. */
    main: smallint('main').array().notNull(),
    special: smallint('special').notNull(),
    is_sample: boolean('is_sample').notNull(),
    revision: integer('revision').notNull().default(1),
    phase: text('phase', { enum: ['recomparing', 'comparing', 'telling', 'done'] })
      .notNull()
      .default('comparing'),
    /** The last ticket, or the last person, that the phase is through with. */
    reached: uuid('reached'),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.date] }),
    index('draw_checks_open')
      .on(table.date)
      .where(sql`phase <> 'done'`),
  ],
);

/** What a ticket matched in a draw, with its numbers as they played; `revision` is the check's that last changed it (SV-10). */
export const ticketResults = pgTable(
  'ticket_results',
  {
    // Goes with its ticket by a trigger: a foreign key would look each ticket up, two thirds of the time of comparing.
    ticket_id: uuid('ticket_id').notNull(),
    user_id: uuid('user_id').notNull(),
    game: game(),
    date: date('date', { mode: 'string' }).notNull(),
    main: smallint('main').array().notNull(),
    special: smallint('special').notNull(),
    main_matches: smallint('main_matches').notNull(),
    special_matches: boolean('special_matches').notNull(),
    tier: smallint('tier'),
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticket_id, table.game, table.date] }),
    index('ticket_results_person').on(table.game, table.date, table.user_id),
  ],
);

/** Who is done with a draw: all their results of the revision are there, and mailed under `mail_key` unless they wanted none (SV-10). */
export const toldResults = pgTable(
  'told_results',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    game: game(),
    date: date('date', { mode: 'string' }).notNull(),
    revision: integer('revision').notNull(),
    mail_key: text('mail_key'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.game, table.date] })],
);

/** Mail to send, or sent: one row a `key`, leased by the process that tries it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    key: text('key').notNull().unique(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where one click ends mails of this kind (SV-12); none for mails that cannot be unsubscribed from. */
    unsubscribe_path: text('unsubscribe_path'),
    state: text('state', { enum: ['waiting', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    try_at: instant('try_at').notNull(),
    lease: uuid('lease'),
    last_error: text('last_error'),
    created_at: instant('created_at').notNull(),
    sent_at: instant('sent_at'),
  },
  (table) => [
    index('outbox_due')
      .on(table.try_at)
      .where(sql`state = 'waiting'`),
  ],
);

/** Counters of the rate limits; the columns are those that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
