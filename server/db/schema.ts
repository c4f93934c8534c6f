import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

const instant = () => t.timestamp({ withTimezone: true, mode: 'date' });
/** The main numbers as bits, number 1 first: two sets match where both have a bit. */
const mask = () =>
  t
    .bit({ dimensions: 75 })
    .notNull()
    .generatedAlwaysAs(sql.raw(`(${[1, 2, 3, 4, 5].map((at) => `(1::bit(75) << (75 - main[${at}]))`).join(' | ')})`));

/** The sources that are polled. */
export const feedSourceNames = ['ny-open-data', 'texas-lottery', 'mega-millions', 'ny-lottery'] as const;
/** Who reports draws: the feeds, and the operator of this server. */
const drawSources = [...feedSourceNames, 'operator'] as const;
const source = () => t.text({ enum: drawSources });

const userId = () =>
  t
    .uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const gameName = t.pgEnum('game', ['powerball', 'megamillions']);
const game = () => gameName().notNull();

/** Accounts. Addresses are stored in lower case; nobody can sign in before `activated_at` (SV-2). */
export const users = t.pgTable('users', {
  id: t.uuid().primaryKey().defaultRandom(),
  email: t.text().notNull().unique(),
  first_name: t.text().notNull(),
  last_name: t.text().notNull(),
  password_hash: t.text().notNull(),
  consents_to_updates: t.boolean().notNull(),
  wants_results_mail: t.boolean().notNull().default(true),
  agreed_at: instant().notNull(),
  activated_at: instant(),
  created_at: instant().notNull(),
});

/** What a registration asked for. Only its own activation link confirms it (SV-2). */
export type Registration = {
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
  readonly consents_to_updates: boolean;
  /** When they signed up, as an ISO timestamp. */
  readonly agreed_at: string;
};

/** The address that a link gives its account, and the session that asked for it and survives (AK-5). */
export type EmailChange = { readonly email: string; readonly session_id: string | null };

/**
 * Links in emails, as hashes. Each works once (SV-2), but one that confirms an address works until it expires (OT-7).
 * A resend token, which is in no email, has its registration's email sent again (AK-1, AK-2). A restore link goes to an
 * account's former address: it resets the password and restores the address (AK-5).
 */
export const links = t.pgTable(
  'links',
  {
    token_hash: t.text().primaryKey(),
    user_id: userId(),
    purpose: t.text({ enum: ['activation', 'reset', 'resend', 'email-change', 'restore'] }).notNull(),
    registration: t.jsonb().$type<Registration>(),
    email_change: t.jsonb().$type<EmailChange>(),
    ends_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [t.index('links_user').on(table.user_id), t.index('links_end').on(table.ends_at)],
);

/** One sign-in on one device; ending it invalidates all its tokens (SV-4). */
export const sessions = t.pgTable(
  'sessions',
  {
    id: t.uuid().primaryKey().defaultRandom(),
    user_id: userId(),
    /** The browser in words, such as 'Firefox on Windows' (AK-5). */
    browser: t.text().notNull(),
    started_at: instant().notNull(),
    /** When its tokens were last renewed, at most 15 minutes before its last call: calls themselves write nothing. */
    last_used_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [
    t.index('sessions_user').on(table.user_id),
    t.index('sessions_start').on(table.started_at),
    t.index('sessions_end').on(table.ended_at),
  ],
);

/** Refresh tokens, as hashes; using one more than 30 s after its first use ends its session (SV-4, OT-3). */
export const refreshTokens = t.pgTable(
  'refresh_tokens',
  {
    token_hash: t.text().primaryKey(),
    session_id: t
      .uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    ends_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [t.index('refresh_tokens_session').on(table.session_id), t.index('refresh_tokens_end').on(table.ends_at)],
);

/**
 * A ticket is a chain of plays: its numbers from one instant (exclusive) to another (inclusive; null while current). A
 * play covers the draws held in between, even if the ticket is later changed or deleted (PR-1).
 */
export const plays = t.pgTable(
  'plays',
  {
    user_id: userId(),
    ticket_id: t.uuid().notNull().defaultRandom(),
    id: t.uuid().notNull().defaultRandom(),
    game: game(),
    main: t.smallint().array().notNull(),
    special: t.smallint().notNull(),
    mask: mask(),
    /** When the ticket was first saved; the same in all its plays. */
    stored_at: instant().notNull(),
    valid_from: instant().notNull(),
    valid_until: instant(),
  },
  (table) => [
    t.primaryKey({ columns: [table.user_id, table.ticket_id, table.id] }),
    t.check('plays_five', sql`cardinality(main) = 5`),
  ],
);

/** The draw that the app shows for a game and date, reconciled from its sources (SV-7). */
export const draws = t.pgTable(
  'draws',
  {
    game: game(),
    date: t.date({ mode: 'string' }).notNull(),
    main: t.smallint().array().notNull(),
    special: t.smallint().notNull(),
    mask: mask(),
    multiplier: t.smallint(),
    /** The instant of the draw, New York time. */
    held_at: instant()
      .notNull()
      .generatedAlwaysAs(
        sql`((date + case game when 'powerball' then time '22:59' else time '23:00' end)
          at time zone 'America/New_York')`,
      ),
    state: t.text({ enum: ['sample', 'provisional', 'disputed', 'confirmed', 'corrected'] }).notNull(),
    /** The source whose numbers a disputed draw shows (PR-3). */
    follows: source(),
    first_seen_at: instant().notNull(),
    confirmed_at: instant(),
    /** When results become available: once confirmed, or 48 hours after a disputed draw (PR-3). */
    results_from: instant(),
  },
  (table) => [t.primaryKey({ columns: [table.game, table.date] }), t.index('draws_held').on(table.game, table.held_at)],
);

/** Counts the changes to a game's draws: caches compare it, and writers lock its row. */
export const drawRevisions = t.pgTable('draw_revisions', {
  game: game().primaryKey(),
  revision: t.bigint({ mode: 'number' }).notNull(),
});

/**
 * What each source reports of a draw; a later, different report is a new row, never an overwrite (SV-7). One without
 * main numbers withdraws the earlier ones: the source gave two values (PR-3).
 */
export const drawReports = t.pgTable(
  'draw_reports',
  {
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    game: game(),
    date: t.date({ mode: 'string' }).notNull(),
    source: source().notNull(),
    main: t.smallint().array().notNull(),
    special: t.smallint().notNull(),
    multiplier: t.smallint(),
    seen_at: instant().notNull(),
  },
  (table) => [
    t.uniqueIndex('draw_reports_value').on(table.game, table.date, table.source, table.main, table.special),
    t.index('draw_reports_draw').on(table.game, table.date),
  ],
);

/** Reports that cannot be draws: wrong weekday, out of the era's range, duplicate balls, in the future (SV-6). */
export const refusedReports = t.pgTable(
  'refused_reports',
  {
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    game: game(),
    source: t.text().notNull(),
    report: t.text().notNull(),
    reason: t.text().notNull(),
    seen_at: instant().notNull(),
  },
  (table) => [t.uniqueIndex('refused_reports_value').on(table.game, table.source, table.report)],
);

/** Changes to a draw after it was shown as confirmed, with both values (SV-7). */
export const corrections = t.pgTable('corrections', {
  id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  game: game(),
  date: t.date({ mode: 'string' }).notNull(),
  old_main: t.smallint().array().notNull(),
  old_special: t.smallint().notNull(),
  new_main: t.smallint().array().notNull(),
  new_special: t.smallint().notNull(),
  corrected_at: instant().notNull(),
});

/** The jackpot that each source announced for a draw, in dollars. */
export const jackpots = t.pgTable(
  'jackpots',
  {
    game: game(),
    date: t.date({ mode: 'string' }).notNull(),
    source: t.text().notNull(),
    dollars: t.bigint({ mode: 'number' }).notNull(),
    seen_at: instant().notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.game, table.date, table.source] })],
);

/** By URL, the ETag and Last-Modified of the last response stored, for conditional requests (SV-6). */
export type Validators = Readonly<Record<string, { readonly etag: string | null; readonly modified: string | null }>>;

/** When each source may be polled next, and the validators of its URLs (SV-6). */
export const feedSources = t.pgTable('feed_sources', {
  source: t.text().primaryKey(),
  ask_from: instant().notNull(),
  validators: t.jsonb().$type<Validators>().notNull(),
});

/** How far a draw's players have been notified: one row per draw, locked by the process that works on it (SV-10). */
export const drawChecks = t.pgTable(
  'draw_checks',
  {
    game: game(),
    date: t.date({ mode: 'string' }).notNull(),
    /** The numbers that players are notified of; if the draw's change, all players are checked again. */
    main: t.smallint().array().notNull(),
    special: t.smallint().notNull(),
    is_sample: t.boolean().notNull(),
    /** The last player checked; null at the start. */
    cursor: t.uuid(),
    is_done: t.boolean().notNull().default(false),
  },
  (table) => [
    t.primaryKey({ columns: [table.game, table.date] }),
    t
      .index('draw_checks_open')
      .on(table.date)
      .where(sql`not is_done`),
  ],
);

/** Who was notified of a draw's results, with a digest of those results (PR-2). */
export const resultNotifications = t.pgTable(
  'result_notifications',
  {
    user_id: userId(),
    digest: t.bigint({ mode: 'bigint' }).notNull(),
    date: t.date({ mode: 'string' }).notNull(),
    game: game(),
  },
  (table) => [
    t.primaryKey({ columns: [table.user_id, table.date, table.game] }),
    t.index('result_notifications_date').on(table.date),
  ],
);

/** The content of an email as it was sent. */
export type SentMail = { readonly subject: string; readonly text: string; readonly html: string };

/** What the owner of an account is told about a sign-in. */
type SignInOf = { readonly browser: string; readonly at: string };

/** Emails to send and emails sent: kind and payload, from which an email is rendered when it is sent (PR-5). */
export const outbox = t.pgTable(
  'outbox',
  {
    user_id: userId(),
    id: t.uuid().notNull().defaultRandom(),
    /** When it is next due, or when it was sent or given up. */
    at: instant().notNull(),
    tries: t.smallint().notNull().default(0),
    game: gameName(),
    date: t.date({ mode: 'string' }),
    state: t
      .text({ enum: ['waiting', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    kind: t
      .text({
        enum: [
          'activation',
          'known-address',
          'reset',
          'password-changed',
          'new-device',
          'email-change',
          'email-changed',
          'results',
          'results-again',
          'correction',
        ],
      })
      .notNull(),
    /** The address that it goes to; null for the account's own. */
    recipient: t.text(),
    /** The path that an account email links to; cleared once it is sent. */
    path: t.text(),
    /** When the sign-up was made that an activation email confirms. */
    signed_up_at: instant(),
    /** The sign-in that a new-device email reports. */
    sign_in: t.jsonb().$type<SignInOf>(),
    /** The lease of the process that may send it. */
    lease: t.uuid(),
    last_error: t.text(),
    /** The email itself, if it is kept to be read in the outbox instead of being sent. */
    content: t.jsonb().$type<SentMail>(),
  },
  (table) => [
    t.primaryKey({ columns: [table.user_id, table.id] }),
    // Emails that someone is waiting for go before those to everybody.
    t
      .index('outbox_due')
      .on(sql`(game is not null)`, table.at)
      .where(sql`state = 'waiting'`),
    t
      .index('outbox_past')
      .on(table.at)
      .where(sql`state <> 'waiting'`),
    // Finds the content to clear after a switch to a mail server; empty from then on.
    t
      .index('outbox_kept')
      .on(table.at)
      .where(sql`content is not null`),
  ],
);

/** Counters of the rate limits, in the columns that rate-limiter-flexible reads and writes. */
export const rateLimits = t.pgTable('rate_limits', {
  key: t.varchar({ length: 255 }).primaryKey(),
  points: t.integer().notNull().default(0),
  expire: t.bigint({ mode: 'number' }),
});
