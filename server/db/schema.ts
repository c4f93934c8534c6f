import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

const instant = () => t.timestamp({ withTimezone: true, mode: 'date' });
const bits = t.customType<{ data: string; config: { length: number } }>({
  dataType: (config) => `bit(${config?.length ?? 1})`,
});
/** The main numbers as bits, number 1 first: two of them match where both have a bit. */
const mask = () =>
  bits({ length: 75 })
    .notNull()
    .generatedAlwaysAs(sql.raw(`(${[1, 2, 3, 4, 5].map((at) => `(1::bit(75) << (75 - main[${at}]))`).join(' | ')})`));

/** Who says what was drawn: feeds, and the person who runs this server. */
export const drawSources = ['ny-open-data', 'texas-lottery', 'mega-millions', 'ny-lottery', 'operator'] as const;
const source = () => t.text({ enum: drawSources });

const userId = () =>
  t
    .uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const gameName = t.pgEnum('game', ['powerball', 'megamillions']);
const game = () => gameName().notNull();

/** People with an account. An address is kept in lower case; nobody signs in before `activated_at` (SV-2). */
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

/** What a registration asked for. Only its own activation link confirms it, not that of another one (SV-2). */
export type Registration = {
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
  readonly consents_to_updates: boolean;
  /** When they signed up, as an ISO timestamp. */
  readonly agreed_at: string;
};

/** The address that a link gives its account, and the session that asked for it and lasts (AK-5). */
export type EmailChange = { readonly email: string; readonly session_id: string | null };

/**
 * Links in mails, as hashes. Each works once (SV-2), those that confirm an address again while they live (OT-7). A
 * resend token is in no mail: it has that of its registration sent again (AK-1, AK-2). A restore link went to an
 * address that an account had: it resets the password and gives the address back (AK-5).
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

/** One sign-in on one device; ending it refuses every token of its family (SV-4). */
export const sessions = t.pgTable(
  'sessions',
  {
    id: t.uuid().primaryKey().defaultRandom(),
    user_id: userId(),
    /** The browser in words, such as 'Firefox on Windows' (AK-5). */
    browser: t.text().notNull(),
    started_at: instant().notNull(),
    /** When its tokens were made last: at most as long ago as an access token works. */
    last_used_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [
    t.index('sessions_user').on(table.user_id),
    t.index('sessions_start').on(table.started_at),
    t.index('sessions_end').on(table.ended_at),
  ],
);

/** Refresh tokens, only their hash; one that was spent 30 s ago ends its session (SV-4, OT-3). */
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
 * A ticket is a chain of plays: the numbers with which it stood from one instant (exclusive) to another (inclusive;
 * null: it stands). A play covers the draws held in between, even if the ticket is changed or deleted afterwards
 * (PR-1).
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
    /** When the ticket was saved first, the same in all its plays. */
    stored_at: instant().notNull(),
    valid_from: instant().notNull(),
    valid_until: instant(),
  },
  (table) => [
    t.primaryKey({ columns: [table.user_id, table.ticket_id, table.id] }),
    t.check('plays_five', sql`cardinality(main) = 5`),
  ],
);

/** The draw that the app shows for a game and date, as its sources have it (SV-7). */
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
    /** Whose numbers a disputed draw shows (PR-3). */
    follows: source(),
    first_seen_at: instant().notNull(),
    confirmed_at: instant(),
    /** From when its results are given: once confirmed, or where disputed 48 hours after the draw (PR-3). */
    results_from: instant(),
  },
  (table) => [t.primaryKey({ columns: [table.game, table.date] }), t.index('draws_held').on(table.game, table.held_at)],
);

/** A counter of changes to a game's draws: caches compare it, and writers lock its row. */
export const drawRevisions = t.pgTable('draw_revisions', {
  game: game().primaryKey(),
  revision: t.bigint({ mode: 'number' }).notNull(),
});

/** What each source says of a draw; a later, different answer is a new row, never an overwrite (SV-7). */
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

/** Reports that no draw can be: wrong weekday, out of the era's range, duplicate balls, in the future (SV-6). */
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

/** Changes of a shown draw after it was confirmed, with both values (SV-7). */
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

/** The jackpot announced for a coming draw, in dollars, by source. */
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

/** By address, the ETag and Last-Modified of the last stored answer, for a conditional request (SV-6). */
export type Validators = Readonly<Record<string, { readonly etag: string | null; readonly modified: string | null }>>;

/** When each source may be polled next, and the validators of its addresses (SV-6). */
export const feedSources = t.pgTable('feed_sources', {
  source: t.text().primaryKey(),
  ask_from: instant().notNull(),
  validators: t.jsonb().$type<Validators>().notNull(),
});

/** How far a draw's players have been notified: one row a draw, locked by the process that works on it (SV-10). */
export const drawChecks = t.pgTable(
  'draw_checks',
  {
    game: game(),
    date: t.date({ mode: 'string' }).notNull(),
    /** The numbers that players are told; when the draw's become others, all players are checked again. */
    main: t.smallint().array().notNull(),
    special: t.smallint().notNull(),
    is_sample: t.boolean().notNull(),
    /** The last player that was gone through; null at the beginning. */
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

/** Who was notified of a draw's results, and a digest of the results that they were told (PR-2). */
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

/** What a mail was, as it was sent. */
export type SentMail = { readonly subject: string; readonly text: string; readonly html: string };

/** A sign-in as its owner is told of it. */
export type SignInOf = { readonly browser: string; readonly at: string };

/** Mails to send, and those that were: kind and payload, from which a mail is rendered when it is sent (PR-5). */
export const outbox = t.pgTable(
  'outbox',
  {
    user_id: userId(),
    id: t.uuid().notNull().defaultRandom(),
    /** When it is to be tried next, or when it was sent or given up. */
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
    /** The address that it goes to; null for the account's. */
    recipient: t.text(),
    /** What an account mail links to; gone once the mail was sent. */
    path: t.text(),
    /** When somebody signed up as an activation mail confirms. */
    signed_up_at: instant(),
    /** The sign-in that a mail of a new device tells of. */
    sign_in: t.jsonb().$type<SignInOf>(),
    /** Whose it is to try at the moment: a process names its leases. */
    lease: t.uuid(),
    last_error: t.text(),
    /** The mail itself, where it is kept to be read in the outbox instead of being sent. */
    content: t.jsonb().$type<SentMail>(),
  },
  (table) => [
    t.primaryKey({ columns: [table.user_id, table.id] }),
    // What somebody waits for goes before what goes to everybody.
    t
      .index('outbox_due')
      .on(sql`(game is not null)`, table.at)
      .where(sql`state = 'waiting'`),
    t
      .index('outbox_past')
      .on(table.at)
      .where(sql`state <> 'waiting'`),
    // Empty where a mail server takes the mails: what a switch to one has to clear.
    t
      .index('outbox_kept')
      .on(table.at)
      .where(sql`content is not null`),
  ],
);

/** Counters of the rate limits; the columns are those that rate-limiter-flexible reads and writes. */
export const rateLimits = t.pgTable('rate_limits', {
  key: t.varchar({ length: 255 }).primaryKey(),
  points: t.integer().notNull().default(0),
  expire: t.bigint({ mode: 'number' }),
});
