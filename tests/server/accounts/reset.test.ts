import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as accounts from '../../../server/accounts/accounts.ts';
import { changePassword, deleteAccount, requestEmailChange } from '../../../server/accounts/changes.ts';
import type { Db } from '../../../server/db/database.ts';
import { links } from '../../../server/db/schema.ts';
import { startSession } from '../../../server/sessions/sessions.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { answersBehind, newAddress, password } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { onPostgres, startOnEither, type TestServer } from '../../support/server.ts';
import { refused } from '../../support/server/caller.ts';

const fresh = 'Battery-staple-7';

describe('password reset', () => {
  const server = forAll(startOnEither);

  const confirm = (link: Parameters<TestServer['confirmReset']>[0], secret = fresh) =>
    server().confirmReset(link, secret);

  const asked = async () => {
    const email = await server().activatedPerson();
    expect((await server().askForReset(email)).status).toBe(200);
    return { email, link: await server().newestLink(email) };
  };

  test('the emailed link sets a new password, once, and the owner is told [API-3, API-4, SV-2, SA-7]', async () => {
    const { email, link } = await asked();
    expect(link.purpose).toBe('password-reset');
    expect((await confirm(link)).status).toBe(202);
    expect((await server().mailsTo(email)).at(-1)?.subject).toBe('Your password was changed');
    expect([(await server().signIn(email)).status, (await server().signIn(email, fresh)).status]).toEqual([400, 200]);
    expect(await confirm(link, 'Third-horse-9')).toMatchObject(
      refused(400, 'This link is no longer valid. Ask for a new one.'),
    );
    expect((await server().signIn(email, fresh)).status).toBe(200);
  });

  test('a link can be checked repeatedly without using it, and expires after an hour [AK-4, SV-2]', async () => {
    const check = async (link: { uid: string; token: string }) =>
      (await server().call('POST', accountPaths.resetCheck, { body: link })).status;
    const { email, link } = await asked();
    expect([await check(link), await check(link)]).toEqual([200, 200]);
    expect(await check({ ...link, token: `${link.token}x` })).toBe(400);
    expect((await confirm(link)).status).toBe(202);
    expect(await check(link)).toBe(400);
    await server().askForReset(email);
    const late = await server().newestLink(email);
    server().clock.advance(3_600_000);
    expect([await check(late), await check({ uid: '', token: '' })]).toEqual([400, 422]);
    expect((await confirm(late)).status).toBe(400);
  });

  test('of many concurrent uses of a link, one is accepted [API-4, SV-2]', async () => {
    const { link } = await asked();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => confirm(link)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([202, 400, 400, 400, 400, 400]);
  });

  test('what began with the old password before a reset has no effect after it [API-4, AK-5, SV-2]', async () => {
    const { email, link } = await asked();
    const { context } = server();
    const user = (await accounts.userByEmail(context.db, email)) ?? expect.fail();
    expect((await confirm(link)).status).toBe(202);
    const overtaken = { email, user, password, browser: 'Another browser', isKnownDevice: true };
    expect(await accounts.signIn(context, overtaken)).toBeUndefined();
    expect((await accounts.userByEmail(context.db, email))?.activated_at).toEqual(user.activated_at);
    const session = { userId: user.id, ...(await startSession(context, user.id, 'Another browser')) };
    expect(await requestEmailChange(context, session, user, newAddress())).toBe(false);
    expect(await changePassword(context, session, user, 'An+other-9')).toBe(false);
    expect(await deleteAccount(context, user)).toBe(false);
  });

  test('an unknown address gets the same answer and no email [API-3, SV-2]', async () => {
    const [known, unknown] = [await server().activatedPerson(), newAddress()];
    const [one, other] = [await server().askForReset(known), await server().askForReset(unknown)];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
    expect(await server().mailsTo(unknown)).toEqual([]);
  });

  test('a reset link activates the account, and no link or token of the sign-up undoes that [AK-1, SV-2]', async () => {
    const { email, link: activation, resend: token } = await server().signUp();
    await server().askForReset(email);
    expect((await confirm(await server().newestLink(email))).status).toBe(202);
    expect((await server().activate(activation)).status).toBe(400);
    expect((await server().call('POST', accountPaths.activationResend, { body: { token } })).status).toBe(400);
    expect([(await server().signIn(email, fresh)).status, (await server().signIn(email, password)).status]).toEqual([
      200, 400,
    ]);
  });

  test('an invalid request names the address; a weak password keeps the link [API-3, API-4, SV-3, SA-5]', async () => {
    expect(await server().askForReset('ada')).toMatchObject(refused(400, { email: ['Enter a valid email address.'] }));
    const { link } = await asked();
    for (const weak of ['Password1!', 'Ada-Byron!'])
      expect(await confirm(link, weak)).toMatchObject(
        refused(422, { new_password1: [expect.stringContaining('This password is easy to guess') as string] }),
      );
    expect((await confirm(link)).status).toBe(202);
    expect(await confirm(link, 'Ada-Byron!')).toMatchObject(
      refused(400, 'This link is no longer valid. Ask for a new one.'),
    );
  });
});

test.each(onPostgres)('a reset that waits for an email change withdraws its link [AK-5, SV-2]', async ({ start }) => {
  const server = await start({ role: 'api' });
  const email = await server.activatedPerson();
  await server.askForReset(email);
  const link = await server.newestLink(email);
  const { context } = server;
  const user = (await accounts.userByEmail(context.db, email)) ?? expect.fail();
  const change = async (db: Db) => {
    const session = { userId: user.id, ...(await startSession({ ...context, db }, user.id, 'A browser')) };
    expect(await requestEmailChange({ ...context, db }, session, user, newAddress())).toBe(true);
  };
  const [confirmed] = await answersBehind(context.db, change, () => server.confirmReset(link, fresh));
  expect(confirmed.status).toBe(202);
  expect(await context.db.$count(links, and(eq(links.user_id, user.id), isNull(links.used_at)))).toBe(0);
});
