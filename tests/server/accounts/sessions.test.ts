import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { sessions } from '../../../server/db/schema.ts';
import { devices, loginAnswer, refreshAnswer, type Tokens } from '../../../src/protocol/account.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { authorizationHeader } from '../../../src/protocol/authorization.ts';
import { forAll } from '../../support/at-end.ts';
import { ticketBody } from '../../support/server/accounts.ts';
import { documentOf, operationsOf } from '../../support/server/api-document.ts';
import { day, minute, startOnEither, startServer } from '../../support/server.ts';

const endOf = ({ ended_at }: typeof sessions.$inferSelect) => ended_at;

describe('sessions', () => {
  const server = forAll(startOnEither);

  const statusWith = async (access: string) =>
    (await server().call('GET', gamePaths('powerball').tickets, { access })).status;
  const renew = (refresh: string) => server().call('POST', accountPaths.refresh, { body: { refresh } });
  const renewed = async (refresh: string): Promise<Tokens> => v.parse(refreshAnswer, (await renew(refresh)).body);

  test('an access token works for fifteen minutes [SV-4]', async () => {
    const { access } = await server().signedInPerson();
    server().clock.advance(14 * minute);
    expect(await statusWith(access)).toBe(200);
    server().clock.advance(2 * minute);
    expect(await statusWith(access)).toBe(401);
  });

  test('each use of a refresh token, at once or within 30 s, returns tokens of the same session [OT-3]', async () => {
    const { refresh } = await server().signedInPerson();
    const atOnce = await Promise.all([renewed(refresh), renewed(refresh), renewed(refresh)]);
    server().clock.advance(29_000);
    const pairs = [...atOnce, await renewed(refresh)];
    expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(4);
    for (const pair of pairs) expect(await statusWith((await renewed(pair.refresh)).access)).toBe(200);
    await server().call('POST', accountPaths.logout, { access: atOnce[0].access });
    for (const pair of pairs) expect(await statusWith(pair.access)).toBe(401);
  });

  test('a refresh token used more than 30 s after its first use ends the session [OT-3, SE-8, SV-4]', async () => {
    const { refresh } = await server().signedInPerson();
    await renewed(refresh);
    server().clock.advance(20_000);
    const second = await renewed(refresh);
    server().clock.advance(11_000);
    expect(await renew(refresh)).toMatchObject({ status: 401, body: { error: expect.any(String) as string } });
    expect(await statusWith(second.access)).toBe(401);
    expect((await renew(second.refresh)).status).toBe(401);
  });

  test('a used token is worthless once its session or its own thirty days have ended [OT-3, SV-4]', async () => {
    const { refresh, access } = await server().signedInPerson();
    await renewed(refresh);
    await server().call('POST', accountPaths.logout, { access });
    expect((await renew(refresh)).status).toBe(401);
    const other = await server().signedInPerson();
    server().clock.advance(30 * day - 1000);
    await renewed(other.refresh);
    server().clock.advance(2000);
    expect((await renew(other.refresh)).status).toBe(401);
  });

  test('a session that has ended keeps its end when the others are ended later [AK-5, SV-13]', async () => {
    const { user, email, access } = await server().signedInPerson();
    await server().call('POST', accountPaths.logout, { access });
    const { db } = server().context;
    const ends = async () => (await db.select().from(sessions).where(eq(sessions.user_id, user.id))).map(endOf);
    const [end] = await ends();
    server().clock.advance(minute);
    const there = v.parse(loginAnswer, (await server().signIn(email)).body);
    await server().call('DELETE', accountPaths.devices, there);
    expect(new Set(await ends())).toEqual(new Set([end, null]));
  });

  test('a session ends after ninety days, even if renewed, and is no longer listed [SA-7]', async () => {
    const { email, ...first } = await server().signedInPerson();
    let { refresh } = first;
    for (const days of [29, 29, 29, 2]) {
      server().clock.advance(days * day);
      ({ refresh } = await renewed(refresh));
    }
    server().clock.advance(day);
    expect((await renew(refresh)).status).toBe(401);
    const { access } = v.parse(loginAnswer, (await server().signIn(email)).body);
    const listed = await server().call('GET', accountPaths.devices, { access });
    expect(v.parse(devices, listed.body)).toHaveLength(1);
  });

  describe('players’ calls [API-6, API-9, API-10, API-11, API-12, API-15, API-17, API-19, API-20]', () => {
    test('answer neither visitors nor ended sessions [DH-2, SV-4]', async () => {
      const [{ access }, there] = [await server().signedInPerson(), await server().signedInPerson()];
      expect((await server().call('POST', accountPaths.logout, { access })).status).toBe(200);
      expect(await statusWith(there.access)).toBe(200);
      const document = await documentOf(server().call);
      const own = [...operationsOf(document)].filter(([, { security }]) => security.length > 0).map(([call]) => call);
      expect(own).toContain(`GET ${accountPaths.profile}`);
      for (const call of own) {
        const [method = '', path = ''] = call.split(' ');
        const body = path.includes('tickets') ? { ...ticketBody('powerball'), mega_ball: 6 } : {};
        const sent = ['POST', 'PUT'].includes(method) && { body };
        const address = path.replace(/\{\w+_id\}/, randomUUID()).replace('{date}', '2026-11-18');
        for (const signedIn of [{}, { access }])
          expect([call, (await server().call(method, address, { ...signedIn, ...sent })).status]).toEqual([call, 401]);
      }
    });
  });

  test('a missing, forged, damaged or never-expiring token gets a 401 [SA-9, SE-2, SV-4]', async () => {
    const { access } = await server().signedInPerson();
    const [head = '', claims = '', signature = ''] = access.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const token of ['', 'x', access.slice(0, -4), `${head}.${claims}x.${signature}`, unsigned])
      expect(await statusWith(token)).toBe(401);
    const { context, clock } = server();
    const said = new SignJWT(decodeJwt(access)).setProtectedHeader({ alg: 'HS256' });
    expect(await statusWith(await said.sign(context.signingKey))).toBe(200);
    const { exp, ...endless } = decodeJwt(access);
    expect(exp).toBeGreaterThan(clock.now() / 1000);
    const unending = new SignJWT(endless).setProtectedHeader({ alg: 'HS256' });
    expect(await statusWith(await unending.sign(context.signingKey))).toBe(401);
    const refused = await server().call('GET', gamePaths('powerball').tickets);
    expect(refused).toMatchObject({ status: 401, body: { error: 'You are not signed in.' } });
    const bare = { headers: { [authorizationHeader]: access } };
    expect((await server().call('GET', gamePaths('powerball').tickets, bare)).status).toBe(401);
  });
});

test('a setting changes the name of the header [SE-2]', async () => {
  const server = await startServer({ env: { AUTHORIZATION_HEADER: 'X-Board' } });
  const { access } = await server.signedInPerson();
  const asked = async (name: string) => {
    const headers = { [name]: `Authorization ${access}` };
    return (await server.call('GET', gamePaths('powerball').tickets, { headers })).status;
  };
  expect([await asked('X-Board'), await asked('X-Authorization')]).toEqual([200, 401]);
});
