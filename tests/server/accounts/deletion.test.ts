import { eq, getTableColumns, getTableName, is, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test, vi } from 'vitest';
import * as schema from '../../../server/db/schema.ts';
import type { Db } from '../../../server/db/database.ts';
import { setResultsPreference } from '../../../server/mail/unsubscribe.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { answersBehind, password, ticketBody } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { onPostgres, startOnEither, type TestServer } from '../../support/server.ts';
import { refused, type Answer } from '../../support/server/caller.ts';
import { addTicket, drawn, heldAt, hour, notify, showDraw } from '../results/fixture.ts';

/** How many rows each table has that names people. */
const rowsIn = async (db: Db) => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const ofPeople = tables.filter((table) => ['user_id', 'session_id'].some((name) => name in getTableColumns(table)));
  return Promise.all(
    [schema.users, ...ofPeople].map(async (table) => [getTableName(table), await db.$count(table)] as const),
  );
};

const remove = ({ call }: TestServer, access: string) =>
  call('POST', accountPaths.deletion, { access, body: { password } });

/** Two tickets that played, one of them deleted since, with results and a mail that waits. */
const play = async ({ context, clock }: TestServer, userId: string) => {
  await addTicket(context.db, userId, drawn);
  await addTicket(context.db, userId, drawn, { deleted: heldAt + hour });
  clock.advance(Math.max(0, heldAt + 13 * hour - clock.now()));
  await showDraw(context.db, drawn);
  await notify(context.db);
};

describe('deleting an account', () => {
  const server = forAll(() => startOnEither({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } }));

  test('every table loses the person’s rows, and nobody else’s [API-24, SV-13]', async () => {
    const { db } = server().context;
    await server().signedInPerson();
    const before = await rowsIn(db);
    const { email, user } = await server().signedInPerson();
    await play(server(), user.id);
    await server().askForReset(email);
    const there = new Map(await rowsIn(db));
    expect(before.filter(([table, count]) => there.get(table) === count)).toEqual([]);
    const { access } = (await server().signIn(email)).body as { access: string };
    const answer = await remove(server(), access);
    expect(answer).toMatchObject({ status: 200, body: { detail: 'Your account has been deleted.' } });
    expect(await rowsIn(db)).toEqual(before);
    expect([(await remove(server(), access)).status, (await server().signIn(email)).status]).toEqual([401, 400]);
    // A request that was admitted just before the deletion.
    expect(await setResultsPreference(db, user.id, true)).toBe(false);
  });

  test('each request meanwhile is answered as before or after it [API-14, API-22, API-23, SV-4, SV-13]', async () => {
    const { access, user } = await server().signedInPerson();
    const body = ticketBody('megamillions');
    const save = () => server().call('POST', gamePaths('megamillions').tickets, { access, body });
    const preference = () => server().call('PUT', accountPaths.resultsMails, { access, body: { wanted: true } });
    const copy = () => server().call('GET', accountPaths.records, { access });
    const several = () => Array.from({ length: 8 }, () => [save(), preference(), copy()]).flat();
    const before = several();
    await save();
    const deletion = server().context.db.delete(schema.users).where(eq(schema.users.id, user.id));
    const [, ...answers] = await Promise.all([deletion, ...before, ...several()]);
    expect([200, 201, 401]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect(await save()).toMatchObject({ status: 401, body: { error: 'You are not signed in.' } });
  });

  test('the tries counted for the person are deleted [SV-13]', async () => {
    const keys = async () => {
      const rows = await server().context.db.select({ key: schema.rateLimits.key }).from(schema.rateLimits);
      return rows.map(({ key }) => key).filter((key) => !key.includes('BySender'));
    };
    const before = await keys();
    const { access, email } = await server().signedInPerson();
    await server().askForReset(email);
    await server().signIn(email);
    await server().call('POST', gamePaths('powerball').resend, { access });
    // The embedded server counts in its memory.
    expect((await keys()).length - before.length).toBe(server().context.settings.databaseUrl === undefined ? 0 : 3);
    expect((await remove(server(), access)).status).toBe(200);
    expect(await keys()).toEqual(before);
  });

  test('an account whose tries cannot be deleted stays, and can be deleted again [SV-13]', async () => {
    const { access } = await server().signedInPerson();
    const forget = vi.spyOn(server().context.rateLimiter, 'forget').mockResolvedValueOnce();
    forget.mockRejectedValueOnce(new Error('The database was away'));
    expect((await remove(server(), access)).status).toBe(500);
    expect((await remove(server(), access)).status).toBe(200);
  });
});

describe.each(onPostgres)('a deletion on $name', ({ start }) => {
  // Without the jobs of a worker, which at its start would wait for the same locks.
  const server = forAll(() => start({ role: 'api' }));

  /** The status of a call that waits for some tables, as does a deletion of the account that it has found by then. */
  const statusDuring = async (email: string, tables: SQL, call: () => Promise<Answer>) => {
    const { db } = server().context;
    const lock = (tx: Db) => tx.execute(sql`lock table ${tables} in share mode`);
    const remove = () => db.delete(schema.users).where(eq(schema.users.email, email)).execute();
    const [{ status }] = await answersBehind(db, lock, call, remove);
    expect(await db.$count(schema.users, eq(schema.users.email, email))).toBe(0);
    return status;
  };

  test.each([
    ['a registration', 201],
    ['a resend', 200],
    ['a sign-in', 403],
    ['a reset', 200],
    ['a change of email', 200],
  ] as const)('waits until %s has stored rows for the account [SV-2, SV-13]', async (call, status) => {
    const { email, resend, link } = await server().signUp();
    if (call === 'a change of email') await server().activate(link);
    const { access } = await server().signedInPerson();
    const post = (path: string, body: object) => server().call('POST', path, { access, body });
    const calls = {
      'a registration': () => server().register(email),
      'a resend': () => post(accountPaths.activationResend, { token: resend }),
      'a sign-in': () => server().signIn(email),
      'a reset': () => server().askForReset(email),
      'a change of email': () => post(accountPaths.emailChange, { email, password }),
    };
    expect(await statusDuring(email, sql`${schema.links}, ${schema.outbox}`, calls[call])).toBe(status);
  });

  test.each(['a change of name', 'a sign-out of other devices', 'a change of password'] as const)(
    'answers 401 to %s that it overtakes [AK-5, SV-13]',
    async (call) => {
      const { db } = server().context;
      const { access, email, user } = await server().signedInPerson();
      await server().signIn(email);
      const { nameChange, devices, passwordChange } = accountPaths;
      const [names, fresh] = [{ first_name: 'Zoë', last_name: 'O’Neill' }, 'Battery-staple-7'];
      const passwords = { password, new_password1: fresh, new_password2: fresh };
      const calls = {
        'a change of name': () => server().call('POST', nameChange, { access, body: names }),
        'a sign-out of other devices': () => server().call('DELETE', devices, { access }),
        'a change of password': () => server().call('POST', passwordChange, { access, body: passwords }),
      };
      const removal = async (tx: Db) => {
        await tx.delete(schema.users).where(eq(schema.users.id, user.id));
        // Tries at the password are counted before the account is read.
        await tx.execute(sql`lock table ${schema.rateLimits} in exclusive mode`);
      };
      const [answer] = await answersBehind(db, removal, calls[call]);
      expect(answer).toMatchObject(refused(401, 'You are not signed in.'));
    },
  );

  test('waits until results are queued again [API-19, SV-13]', async () => {
    const { email, user } = await server().signedInPerson();
    await play(server(), user.id);
    const { access } = (await server().signIn(email)).body as { access: string };
    const resend = () => server().call('POST', gamePaths('powerball').resend, { access });
    expect(await statusDuring(email, sql`${schema.outbox}`, resend)).toBe(200);
  });

  test('answers 401 to a change of a played ticket that it overtakes [API-15, API-24, SV-13]', async () => {
    const { email, user } = await server().signedInPerson();
    await play(server(), user.id);
    const { access } = (await server().signIn(email)).body as { access: string };
    const { tickets, ticket } = gamePaths('powerball');
    const [{ ticket_id }] = (await server().call('GET', tickets, { access })).body as [{ ticket_id: string }];
    const change = () =>
      server().call('PUT', ticket(ticket_id), { access, body: { ...ticketBody('powerball'), first_number: 9 } });
    const removal = (tx: Db) => tx.delete(schema.users).where(eq(schema.users.id, user.id));
    const [answer] = await answersBehind(server().context.db, removal, change);
    expect(answer).toMatchObject(refused(401, 'You are not signed in.'));
  });

  test('waits until a session is renewed, without a deadlock [SV-4, SV-13]', async () => {
    const { email, refresh } = await server().signedInPerson();
    const renew = () => server().call('POST', accountPaths.refresh, { body: { refresh } });
    expect(await statusDuring(email, sql`${schema.refreshTokens}`, renew)).toBe(200);
  });
});
