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
  pgEnum,
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
/** The main numbers as bits, number 1 first: two of them match where both have a bit. */
const mask = () =>
  bits('mask', { length: 75 })
    .notNull()
    .generatedAlwaysAs(sql.raw(`(${[1, 2, 3, 4, 5].map((at) => `(1::bit(75) << (75 - main[${at}]))`).join(' | ')})`));

/** Who says what was drawn: feeds, and the person who runs this server. */
export const drawSources = ['ny-open-data', 'texas-lottery', 'mega-millions', 'ny-lottery', 'operator'] as const;
const source = (name = 'source') => text(name, { enum: drawSources });

export const gameName = pgEnum('game', ['powerball', 'megamillions']);
const game = () => gameName('game').notNull();

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

/**
 * What a registration asked for; its own activation link confirms it, so that nobody else's registration of the address
 * can (SV-2).
 */
export type Registration = {
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
  readonly consents_to_updates: boolean;
};

/**
 * Links sent by mail, only their hash; each ends and works once (SV-2), an activation link again while it lives (OT-7).
 * That one carries its registration.
 */
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
  (table) => [index('links_user').on(table.user_id), index('links_end').on(table.ends_at)],
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
  (table) => [
    index('sessions_user').on(table.user_id),
    index('sessions_start').on(table.started_at),
    index('sessions_end').on(table.ended_at),
  ],
);

/** Refresh tokens, only their hash; one that was spent 30 s ago ends its session (SV-4, OT-3). */
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
  (table) => [index('refresh_tokens_session').on(table.session_id), index('refresh_tokens_end').on(table.ends_at)],
);

/**
 * A ticket is a chain of plays: the numbers with which it stood from one instant (exclusive) to another (inclusive;
 * null: it stands). A play covers the draws held in between, even if the ticket is changed or deleted afterwards
 * (PR-1).
 */
export const plays = pgTable(
  'plays',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ticket_id: uuid('ticket_id').notNull().defaultRandom(),
    id: uuid('id').notNull().defaultRandom(),
    game: game(),
    main: smallint('main').array().notNull(),
    special: smallint('special').notNull(),
    mask: mask(),
    /** When the ticket was saved first, the same in all its plays. */
    stored_at: instant('stored_at').notNull(),
    valid_from: instant('valid_from').notNull(),
    valid_until: instant('valid_until'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.ticket_id, table.id] }),
    check('plays_five', sql`cardinality(main) = 5`),
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
    mask: mask(),
    multiplier: smallint('multiplier'),
    /** The instant of the draw, New York time. */
    held_at: instant('held_at')
      .notNull()
      .generatedAlwaysAs(
        sql`((date + case game when 'powerball' then time '22:59' else time '23:00' end) at time zone 'America/New_York')`,
      ),
    state: text('state', { enum: ['sample', 'provisional', 'disputed', 'confirmed', 'corrected'] }).notNull(),
    /** Whose numbers a disputed draw shows (PR-3). */
    follows: source('follows'),
    first_seen_at: instant('first_seen_at').notNull(),
    confirmed_at: instant('confirmed_at'),
    /**
     * From when its results are given: once it is confirmed, or 48 hours after it was seen where it is disputed (PR-3).
     */
    results_from: instant('results_from'),
  },
  (table) => [primaryKey({ columns: [table.game, table.date] }), index('draws_held').on(table.game, table.held_at)],
);

/**
 * How often a game's draws were changed: what was made of them at another revision is outdated. Its row is the lock of
 * who changes them.
 */
export const drawRevisions = pgTable('draw_revisions', {
  game: game().primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

/** What each source says of a draw; a later, different answer is a new row, never an overwrite (SV-7). */
export const drawReports = pgTable(
  'draw_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    game: game(),
    date: date('date', { mode: 'string' }).notNull(),
    source: source().notNull(),
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

/**
 * By address, what makes the next request for it conditional: the ETag and Last-Modified of an answer that was stored
 * (SV-6).
 */
export type Validators = Readonly<Record<string, { readonly etag: string | null; readonly modified: string | null }>>;

/**
 * How each source is to be asked: not before `ask_from`, and with the validators of what its addresses last answered
 * (SV-6).
 */
export const feedSources = pgTable('feed_sources', {
  source: text('source').primaryKey(),
  ask_from: instant('ask_from').notNull(),
  validators: jsonb('validators').$type<Validators>().notNull(),
});

/** How far a draw's players have been notified: one row a draw, locked by the process that works on it (SV-10). */
export const drawChecks = pgTable(
  'draw_checks',
  {
    game: game(),
    date: date('date', { mode: 'string' }).notNull(),
    /** The numbers that players are told; when the draw's become others, all players are checked again. */
    main: smallint('main').array().notNull(),
    special: smallint('special').notNull(),
    is_sample: boolean('is_sample').notNull(),
    /** The last player that was gone through; null at the beginning. */
    cursor: uuid('cursor'),
    is_done: boolean('is_done').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.date] }),
    index('draw_checks_open')
      .on(table.date)
      .where(sql`not is_done`),
  ],
);

/** Who was notified of a draw's results, and a digest of the results that they were told (PR-2). */
export const resultNotifications = pgTable(
  'result_notifications',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    digest: bigint('digest', { mode: 'bigint' }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    game: game(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.date, table.game] }),
    index('result_notifications_date').on(table.date),
  ],
);

/** What a mail was, as it was sent. */
export type SentMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Mails to send, and those that were: kind and payload, from which a mail is rendered when it is sent (PR-5). */
export const outbox = pgTable(
  'outbox',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** When it is to be tried next, or when it was sent or given up. */
    at: instant('at').notNull(),
    tries: smallint('tries').notNull().default(0),
    game: gameName('game'),
    date: date('date', { mode: 'string' }),
    state: text('state', { enum: ['waiting', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    kind: text('kind', {
      enum: ['activation', 'known-address', 'reset', 'results', 'results-again', 'correction'],
    }).notNull(),
    /** What an account mail links to; gone once the mail was sent. */
    path: text('path'),
    /** Whose it is to try at the moment: a process names its leases. */
    lease: uuid('lease'),
    last_error: text('last_error'),
    /** The mail itself, where it is kept to be read in the outbox instead of being sent. */
    content: jsonb('content').$type<SentMail>(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    // What somebody waits for goes before what goes to everybody.
    index('outbox_due')
      .on(sql`(game is not null)`, table.at)
      .where(sql`state = 'waiting'`),
    index('outbox_past')
      .on(table.at)
      .where(sql`state <> 'waiting'`),
    // Empty where a mail server takes the mails: what a switch to one has to clear.
    index('outbox_kept')
      .on(table.at)
      .where(sql`content is not null`),
  ],
);

/** Counters of the rate limits; the columns are those that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
