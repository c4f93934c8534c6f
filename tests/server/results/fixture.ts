import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { Database, Db } from '../../../server/db/database.ts';
import { draws, outbox, plays, users } from '../../../server/db/schema.ts';
import { beginRevision } from '../../../server/draws/ledger/store.ts';
import { logTo } from '../../../server/log.ts';
import { notifyPlayers } from '../../../server/results/notifying.ts';
import { covers, mainMatches, specialMatches, tier } from '../../../server/results/outcomes.ts';
import { signingKey as importKey } from '../../../server/secrets.ts';
import { readSettings } from '../../../server/settings.ts';
import type { Game } from '../../../src/rules/games.ts';
import { oneDatabase } from '../../support/feeds/databases.ts';
import { addAccount, written } from '../../support/server/accounts.ts';

const signingKey = await importKey({ tokenSecret: 'a key that only the tests know, 32 and more', dataDir: '' });

export type Numbers = { readonly main: readonly number[]; readonly special: number };
/** The Power Ball draw of a Wednesday, and the instant at which it was held. */
export const date = '2026-11-18';
export const heldAt = Date.parse('2026-11-19T03:59:00Z');
export const drawn: Numbers = { main: [5, 12, 33, 41, 60], special: 8 };
/** Tickets that win the third prize of that draw, and none. */
export const near: Numbers = { main: [5, 12, 33, 41, 61], special: 8 };
export const miss: Numbers = { main: [1, 2, 3, 4, 6], special: 9 };
export const hour = 3_600_000;

/** One database for the tests around the call, without people and draws before each of them. */
export const emptyDatabase = (open: () => Promise<Database>): (() => Db) => {
  const connected = oneDatabase(open);
  beforeEach(() => connected().execute(sql`truncate users, draws, draw_checks, corrections cascade`));
  return connected;
};

/** What notifying needs besides the database. */
export const contextOf = (db: Db, now = heldAt + 13 * hour) => ({
  db,
  clock: { now: () => now },
  settings: readSettings({ PUBLIC_URL: 'https://board.example.org' }),
  log: logTo('silent'),
  signingKey,
  wakeMail: () => Promise.resolve(),
});

export const notify = (db: Db, batchSize?: number): Promise<void> => notifyPlayers(contextOf(db), batchSize);

/** A person with an account; their id. */
export const addPerson = (db: Db, name: string, wants_results_mail = true): Promise<string> =>
  addAccount(db, `${name}@example.org`, heldAt - 99 * hour, { first_name: name, wants_results_mail });

type Life = { readonly game?: Game; readonly stored?: number; readonly changed?: number; readonly deleted?: number };

/** A ticket of a person, saved an hour before the draw unless told otherwise; its id. */
export const addTicket = async (
  db: Db,
  user_id: string,
  { main, special }: Numbers,
  life: Life = {},
): Promise<string> => {
  const { game = 'powerball', stored = heldAt - 99 * hour, changed = heldAt - hour, deleted } = life;
  const [added] = await db
    .insert(plays)
    .values({
      user_id,
      game,
      main: [...main],
      special,
      stored_at: new Date(stored),
      valid_from: new Date(changed),
      valid_until: deleted === undefined ? null : new Date(deleted),
    })
    .returning();
  return added?.ticket_id ?? '';
};

type Shown = {
  readonly state?: (typeof draws.$inferSelect)['state'];
  readonly game?: Game;
  readonly date?: string;
  /** When its results are given, in milliseconds since 1970. */
  readonly resultsFrom?: number;
};

/** Shows a draw in a state, confirmed unless told otherwise, in place of what was shown for its date. */
export const showDraw = async (db: Db, { main, special }: Numbers, shown: Shown = {}): Promise<void> => {
  const { state = 'confirmed' as const, game = 'powerball' as const, date: of = date, resultsFrom = heldAt } = shown;
  const results_from = state === 'provisional' ? null : new Date(resultsFrom);
  const values = { main: [...main], special, state, results_from };
  await beginRevision(db, game);
  await db
    .insert(draws)
    .values({ game, date: of, first_seen_at: new Date(heldAt), ...values })
    .onConflictDoUpdate({ target: [draws.game, draws.date], set: values });
};

/** Each result of a draw as ticket, matches and tier, by ticket. */
export const resultsOf = async (db: Db, of = date, now = contextOf(db).clock.now()) => {
  const rows = await db
    .select({ ticket_id: plays.ticket_id, mainMatches, specialMatches, tier })
    .from(plays)
    .innerJoin(draws, covers(now))
    .where(eq(draws.date, of))
    .orderBy(asc(plays.ticket_id));
  return rows.map((row) => [row.ticket_id, row.mainMatches, row.specialMatches, row.tier] as const);
};

/** The mails in the outbox as recipient and subject, by subject and recipient. */
export const mailsIn = async (db: Db) => {
  const rows = await db
    .select({ mail: outbox, recipient: users.email })
    .from(outbox)
    .innerJoin(users, eq(users.id, outbox.user_id));
  const mails = rows.map(async ({ mail, recipient }) => {
    const { subject } = await written(contextOf(db), mail);
    return [recipient, subject] as const;
  });
  const order = ([recipient, subject]: readonly [string, string]) => `${subject} ${recipient}`;
  return (await Promise.all(mails)).toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
};

/** The subject of the mail with results of that draw. */
export const subjectOf = (sentence: string) => `${sentence} (Power Ball, Nov 18, 2026)`;
