import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as schema from '../../../server/db/schema.ts';
import type { Db } from '../../../server/db/database.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { askForReset, password, signIn, signedInPerson, type SignedIn } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { places, type TestServer } from '../../support/server.ts';
import { addTicket, drawn, heldAt, hour, showDraw } from '../results/fixture.ts';

/** How many rows of each table of people's there are. */
const rowsIn = async (db: Db) => {
  const { users, links, sessions, refreshTokens, plays, resultNotifications, outbox } = schema;
  const tables = [users, links, sessions, refreshTokens, plays, resultNotifications, outbox];
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [getTableName(table), await db.$count(table)] as const)),
  );
};
const none = {
  users: 0,
  links: 0,
  sessions: 0,
  refresh_tokens: 0,
  plays: 0,
  result_notifications: 0,
  outbox: 0,
};

const remove = ({ call }: TestServer, access: string) =>
  call('POST', accountPaths.deletion, { access, body: { password } });

/** Two tickets that played, one of them deleted since, with results and a mail that waits. */
const play = async ({ context, clock }: TestServer, { user }: SignedIn) => {
  await addTicket(context.db, user.id, drawn);
  await addTicket(context.db, user.id, drawn, { deleted: heldAt + hour });
  clock.advance(Math.max(0, heldAt + 13 * hour - clock.now()));
  await showDraw(context.db, drawn);
  await context.wakeChecks();
};

describe.each(places)('deleting an account on $name', ({ start }) => {
  const server = forAll(() => start({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } }));

  test('every table that names a person is emptied of them, and of nobody else [API-24, SV-13]', async () => {
    const before = await rowsIn(server().context.db);
    const ann = await signedInPerson(server());
    await play(server(), ann);
    await askForReset(server(), ann.email);
    const there = await rowsIn(server().context.db);
    expect(Object.entries(there).filter(([table, count]) => count === before[table])).toEqual([]);
    const { access } = (await signIn(server(), ann.email)).body as { access: string };
    expect(await remove(server(), access)).toMatchObject({
      status: 200,
      body: { detail: 'Your account has been deleted.' },
    });
    expect(await rowsIn(server().context.db)).toEqual(before);
    expect(before).toEqual(none);
  });

  test('no table names a person that this test does not know of [SV-13]', () => {
    const tables = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .filter((table) => 'user_id' in getTableColumns(table) || 'session_id' in getTableColumns(table));
    expect(tables.map(getTableName).toSorted()).toEqual(
      Object.keys(none)
        .filter((name) => name !== 'users')
        .toSorted(),
    );
  });

  test('its tokens are refused from then on, and nobody can sign in with it [SV-4, SV-13]', async () => {
    const [ann, bob] = [await signedInPerson(server()), await signedInPerson(server())];
    expect((await remove(server(), ann.access)).status).toBe(200);
    for (const path of [gamePaths('powerball').tickets, accountPaths.resultsMails, accountPaths.records])
      expect(await server().call('GET', path, { access: ann.access })).toMatchObject({ status: 401 });
    expect((await remove(server(), ann.access)).status).toBe(401);
    expect((await server().call('POST', accountPaths.refresh, { body: { refresh: ann.refresh } })).status).toBe(401);
    expect(await signIn(server(), ann.email)).toMatchObject({
      status: 400,
      body: { error: 'Incorrect email or password.' },
    });
    expect((await server().call('GET', accountPaths.resultsMails, { access: bob.access })).status).toBe(200);
  });

  test('the tries that were counted for the person are forgotten [SV-13]', async () => {
    const keys = async () => {
      const rows = await server().context.db.select({ key: schema.rateLimits.key }).from(schema.rateLimits);
      return rows.map(({ key }) => key).filter((key) => !key.includes('BySender'));
    };
    const before = await keys();
    const { access, email } = await signedInPerson(server());
    await askForReset(server(), email);
    await signIn(server(), email);
    await server().call('POST', gamePaths('powerball').resend, { access });
    // The embedded server counts in its memory.
    expect((await keys()).length - before.length).toBe(server().context.settings.databaseUrl === undefined ? 0 : 3);
    expect((await remove(server(), access)).status).toBe(200);
    expect(await keys()).toEqual(before);
  });
});
