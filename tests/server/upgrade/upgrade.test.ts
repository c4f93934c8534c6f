import { PGlite } from '@electric-sql/pglite';
import { asc, eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { openEmbedded } from '../../../server/db/embedded.ts';
import { outbox, users } from '../../../server/db/schema.ts';
import { logTo } from '../../../server/log.ts';
import { notifyPlayers } from '../../../server/results/notifying.ts';
import { outcomesOfDraw } from '../../../server/results/outcomes.ts';
import { resultsOf } from '../../../server/results/winnings.ts';
import { written } from '../../support/server/accounts.ts';
import { emptyDatabaseOf } from '../../support/server/postgres-copy.ts';
import { contextOf, heldAt, hour } from '../results/fixture.ts';

/** What version 0.1 stored, with results, changed and deleted tickets, a correction, mails that wait, and a draw in whose midst it stopped. */
const stored = readFileSync(join(import.meta.dirname, 'version-0.1.sql'), 'utf8');
/** What it answered to its players. */
const answered = JSON.parse(readFileSync(join(import.meta.dirname, 'version-0.1.json'), 'utf8')) as Record<
  string,
  { readonly results: unknown; readonly draws: Readonly<Record<string, unknown>> }
>;
const now = heldAt + 92 * hour;

const openOnPGlite = async (): Promise<Database> => {
  const client = new PGlite();
  await client.exec(stored);
  return openEmbedded(client);
};

const openOnPostgres = (admin: string) => async (): Promise<Database> => {
  const url = await emptyDatabaseOf(admin);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(stored).finally(() => client.end());
  return openDatabase({ databaseUrl: url, dataDir: '' }, logTo('silent'));
};

const postgresUrl = inject('postgresUrl');
const places = [
  { name: 'PGlite', open: openOnPGlite },
  ...(postgresUrl === undefined ? [] : [{ name: 'PostgreSQL', open: openOnPostgres(postgresUrl) }]),
];

describe.each(places)('a database of version 0.1 on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const people = async () => {
    const rows = await database.db.select({ id: users.id, email: users.email }).from(users);
    return new Map(rows.map(({ id, email }) => [email.replace('@example.org', ''), id]));
  };

  test('shows every player the results that they were shown [PR-1, PR-2]', async () => {
    const ids = await people();
    for (const [name, { results, draws }] of Object.entries(answered)) {
      const owner = { userId: ids.get(name) ?? '', game: 'powerball', now } as const;
      expect(await resultsOf(database.db, owner)).toEqual(results);
      for (const [date, outcomes] of Object.entries(draws))
        expect(await outcomesOfDraw(database.db, owner, date)).toEqual(outcomes);
    }
  });

  test('keeps what waits to be mailed, and what was [PR-5]', async () => {
    const rows = await database.db
      .select({ mail: outbox, recipient: users.email })
      .from(outbox)
      .innerJoin(users, eq(users.id, outbox.user_id))
      .orderBy(asc(outbox.kind), asc(outbox.date), asc(users.email));
    const mails = await Promise.all(
      rows.map(async ({ mail, recipient }) => ({ recipient, ...(await written(contextOf(database.db), mail)) })),
    );
    const of = (state: string) =>
      mails.filter((mail) => mail.state === state).map(({ recipient, subject }) => [recipient.slice(0, 3), subject]);
    const [monday, wednesday, saturday] = ['Monday, November 16', 'Wednesday, November 18', 'Saturday, November 21'];
    const subject = (day: string | undefined) => `our Power Ball results of ${day}, 2026`;
    expect(of('sent')).toEqual([
      ['ann', `Y${subject(monday)}`],
      ['bob', `Y${subject(monday)}`],
      ['dan', `Y${subject(monday)}`],
      ['ann', `Y${subject(wednesday)}`],
    ]);
    expect(of('waiting')).toEqual([
      ['eve', 'Activate your account'],
      ['ann', `Correction: y${subject(monday)}`],
      ['bob', `Correction: y${subject(monday)}`],
      ['dan', `Correction: y${subject(monday)}`],
      ['ann', 'You already have an account'],
      ['bob', 'Reset your password'],
      ['bob', `Y${subject(wednesday)}`],
      ['dan', `Y${subject(wednesday)}`],
      ['ann', `Y${subject(saturday)}`],
      ['bob', `Y${subject(saturday)}`],
      ['dan', `Y${subject(saturday)}`],
      ['cas', `Y${subject(wednesday)}`],
    ]);
    const links = mails.flatMap(({ path }) => (path === null ? [] : [path]));
    expect(links.filter((path) => stored.includes(path))).toHaveLength(2);
  });

  test('goes on with the draw in whose midst it stopped, and tells nobody twice [SV-10, PR-2]', async () => {
    const before = await database.db.$count(outbox);
    await notifyPlayers({ ...contextOf(database.db, now) });
    expect(await database.db.$count(outbox)).toBe(before);
  });
});
