import { sql } from 'drizzle-orm';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import type { Db } from '../../../server/db/database.ts';
import { links, outbox, refreshTokens, users } from '../../../server/db/schema.ts';
import { startDrawSources } from '../../../server/draws/sources.ts';
import { startPurging } from '../../../server/jobs/purge.ts';
import { unsubscribePathOf } from '../../../server/mail/unsubscribe.ts';
import { codeFiles, nodesOf, placeOf } from '../../rules/house/project.ts';
import { forAll } from '../../support/at-end.ts';
import { startFeeds } from '../../support/feeds/feeds.ts';
import { keptLog } from '../../support/log-lines.ts';
import { newAddress, password, registrationOf, ticketBody } from '../../support/server/accounts.ts';
import { startServer } from '../../support/server.ts';
import { startMailbox } from '../mail/mailbox.ts';

const { log, lines } = keptLog('trace');

/** The calls of the server that log at a level, and what they say. */
const logCalls = (levels: string) =>
  codeFiles
    .filter((file) => file.startsWith('server/'))
    .flatMap(nodesOf)
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression }) => new RegExp(`\\blog(?:\\.(?:${levels})|\\[.*\\])$`, 's').test(expression.getText()))
    .map((call) => ({ place: placeOf(call), call, message: call.arguments.at(-1)?.getText().slice(1, -1) ?? '' }));

/** What is logged of no person, and what only a process or a lost connection can say: through the same serializer. */
const elsewhere = [
  'settings missing: without SMTP_URL no email, without TRUST_PROXY everyone behind the proxy counts as one sender',
  'reports were refused',
  'a database connection was lost',
  'the server did not stop cleanly',
  'the server stops on an uncaught error',
  'the database cannot be reached: trying again',
  'a request found the database down',
  'mail waits for a mail server',
  'mail waits for the database',
];

describe('every failure', () => {
  const started = forAll(async () => ({
    mailbox: await startMailbox(),
    feeds: await startFeeds(),
    server: await startServer({ log }),
  }));
  const secrets = new Set<string>([password, 'Ada', 'Byron']);

  const hashes = async (db: Db): Promise<readonly string[]> => {
    const passwords = await db.select({ hash: users.password_hash }).from(users);
    const tokens = [links, refreshTokens].map((table) => db.select({ hash: table.token_hash }).from(table));
    return [passwords, ...(await Promise.all(tokens))].flat().map(({ hash }) => hash);
  };
  const rename = async (db: Db, from: string, to: string) => {
    const tables = ['users', 'links', 'sessions', 'refresh_tokens', 'plays', 'outbox', 'draw_checks', 'draw_reports'];
    for (const table of [...tables, 'feed_sources'])
      await db.execute(sql.raw(`alter table if exists ${from}${table} rename to ${to}${table}`));
  };

  test('logs no address, parameter, token, link, name or hash [SX-2]', async () => {
    const { mailbox, feeds, server } = started();
    const { db, clock, settings } = server.context;
    const { email, access, refresh, user } = await server.signedInPerson();
    const other = newAddress();
    await server.askForReset(email);
    const { uid, token } = await server.newestLink(email);
    const unsubscribe = unsubscribePathOf(user.id, server.context);
    for (const secret of [email, other, access, refresh, token, unsubscribe, ...(await hashes(db))])
      secrets.add(secret);

    // A mail server that names the recipient whom it refuses.
    void mailbox.behave({ refusing: 'recipient', code: 550 });
    const mailing = await startServer({ log, env: { SMTP_URL: mailbox.url } });
    await mailing.register(other);
    await mailing.context.wakeMail();
    const reasons = await mailing.context.db.select({ last_error: outbox.last_error }).from(outbox);
    expect(reasons).toEqual([{ last_error: 'EENVELOPE 550: the recipient was refused' }]);

    // A mail whose tickets cannot be read.
    await mailing.context.db.execute(sql`
      insert into outbox (user_id, at, game, date, kind)
      select id, '2026-01-01', 'powerball', '2026-11-18', 'results' from users`);
    await mailing.context.db.execute(sql`alter table plays rename to lost_plays`);
    await mailing.context.wakeMail();

    await rename(db, '', 'lost_');
    const passwords = { new_password1: password, new_password2: password };
    const { tickets, ticket, widget, results, resend } = gamePaths('powerball');
    const requests: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['POST', accountPaths.register, registrationOf(other)],
      ['POST', accountPaths.login, { email, password }],
      ['POST', accountPaths.resetRequest, { email }],
      ['POST', accountPaths.resetConfirm, { uid, token, ...passwords }],
      ['POST', accountPaths.activate, { uid64: uid, token }],
      ['POST', accountPaths.refresh, { refresh }],
      ['POST', accountPaths.logout],
      ['GET', accountPaths.records],
      ['POST', accountPaths.deletion, { password }],
      ['POST', tickets, ticketBody('powerball')],
      ['DELETE', ticket(user.id)],
      ...[tickets, widget, results].map((path) => ['GET', path] as const),
      ['POST', resend],
      ['POST', unsubscribe],
    ];
    for (const [method, path, body] of requests)
      expect([path, (await server.call(method, path, { access, body })).status]).toEqual([path, 500]);

    await server.context.wakeMail();
    await server.context.wakeChecks();
    await server.call('GET', '/metrics');
    const purging = startPurging({ db, clock, log });
    await purging.wake();
    await purging.stop();
    feeds.publish('ny-open-data', 'powerball', [
      { date: '2026-11-16', main: [1, 2, 3, 4, 5], special: 6, multiplier: 2 },
    ]);
    const { wakeChecks } = server.context;
    const sources = { ...feeds.sites, databaseUrl: settings.databaseUrl };
    const polling = startDrawSources({ db, clock, log, settings: sources, wakeChecks });
    await polling.wake();
    await db.execute(sql`alter table lost_feed_sources rename to feed_sources`);
    await polling.wake();
    await polling.stop();
    await rename(db, 'lost_', '');
    await server.context.close();
    expect((await server.call('GET', '/readyz')).status).toBe(503);
  });

  test('is provoked here, and none of the secrets is in the log [SX-2]', () => {
    const said = JSON.stringify(lines);
    expect([...secrets].filter((secret) => secret === '' || said.includes(secret))).toEqual([]);
    expect(said).not.toMatch(
      /@example|params|\$argon2|\/user\/(?:activate|password-reset)\/[\w-]{8}|unsubscribe\/[^:[]/,
    );
    const provoked = new Set([...lines.map(({ msg }) => msg), ...elsewhere]);
    expect(
      logCalls('warn|error|fatal')
        .filter(({ message }) => !provoked.has(message))
        .map(({ place }) => place),
    ).toEqual([]);
  });
});

test('each log line has a message, and errors are logged whole [SX-2]', () => {
  const wrong = logCalls('trace|debug|info|warn|error|fatal').filter(
    ({ call, message }) => message === '' || /\berror:|String\(error\)|error\.(?:message|stack)/.test(call.getText()),
  );
  expect(wrong.map(({ place }) => place)).toEqual([]);
});
