import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as accounts from '../../../server/accounts/accounts.ts';
import { pendingSignUp, type SignUp } from '../../../server/accounts/links.ts';
import type { Db } from '../../../server/db/database.ts';
import { users } from '../../../server/db/schema.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { newAddress } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { withMethods } from '../../support/feeds/databases.ts';
import { hour, onPostgres, startOnEither, type TestServer } from '../../support/server.ts';
import { refused } from '../../support/server/caller.ts';

describe('registration', () => {
  const server = forAll(startOnEither);
  const registered = async () => {
    const email = newAddress();
    expect(await server().register(email.toUpperCase())).toMatchObject({ status: 201 });
    return { email, link: await server().newestLink(email) };
  };
  const statusOf = async (link: Parameters<TestServer['activate']>[0]) => (await server().activate(link)).status;

  test('a link that a scanner has opened gives the same answer until it expires [OT-7, API-5]', async () => {
    const { link } = await registered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => server().activate(link)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    server().clock.advance(23 * hour);
    expect(await server().activate(link)).toMatchObject({ status: 200, body: answers[0]?.body as object });
    server().clock.advance(hour);
    expect(await statusOf(link)).toBe(400);
  });

  test('a link opened again does not undo a reset or revive another sign-up’s link [OT-7, SV-2]', async () => {
    const { email, link } = await registered();
    const { link: second } = await server().signUp(email);
    await server().activate(link);
    await server().askForReset(email);
    const fresh = 'Battery-staple-7';
    expect((await server().confirmReset(await server().newestLink(email), fresh)).status).toBe(202);
    expect([await statusOf(link), await statusOf(second)]).toEqual([200, 400]);
    expect([(await server().signIn(email)).status, (await server().signIn(email, fresh)).status]).toEqual([400, 200]);
  });

  test('a link of an account that is deleted or no longer active is refused [OT-7, SV-13]', async () => {
    const { db } = server().context;
    for (const end of [db.delete(users), db.update(users).set({ activated_at: null })]) {
      const { email, link } = await registered();
      expect(await statusOf(link)).toBe(200);
      await end.where(eq(users.email, email));
      expect(await statusOf(link)).toBe(400);
    }
  });

  test('another account’s or a made-up link is refused, and none resets a password [SV-2]', async () => {
    const [{ link }, other] = [await registered(), await registered()];
    for (const wrong of [{ uid: other.link.uid }, { uid: 'no-uid' }, { token: 'A'.repeat(43) }])
      expect(await statusOf({ ...link, ...wrong })).toBe(400);
    expect((await server().confirmReset(link, 'Other-horse-9')).status).toBe(400);
  });

  test.each(['earlier', 'later', 'resent'] as const)(
    'of two sign-ups at one address, the %s link confirms its own and ends all others [AK-1, AK-2, SV-2]',
    async (which) => {
      const email = newAddress();
      const signedUp = async (first_name: string, password: string) => {
        const agreed_at = new Date(server().clock.now());
        return { first_name, agreed_at, password, ...(await server().signUp(email, password, first_name)) };
      };
      const ada = await signedUp('Ada', 'Correct-horse-9');
      const mallory = await signedUp('Mallory', 'Intruder-owl-9');
      await server().call('POST', accountPaths.activationResend, { body: { token: ada.resend } });
      const links = { earlier: ada.link, later: mallory.link, resent: await server().newestLink(email) };
      const [used, other] = which === 'later' ? [mallory, ada] : [ada, mallory];
      const signInStatus = async ({ password }: typeof ada) => (await server().signIn(email, password)).status;
      expect([await signInStatus(ada), await signInStatus(mallory)]).toEqual([400, 403]);
      expect(await statusOf(links[which])).toBe(200);
      for (const link of Object.values(links)) expect(await statusOf(link)).toBe(link === links[which] ? 200 : 400);
      expect([await signInStatus(used), await signInStatus(other)]).toEqual([200, 400]);
      const [account] = await server().context.db.select().from(users).where(eq(users.email, email));
      expect(account).toMatchObject({ first_name: used.first_name, agreed_at: used.agreed_at });
    },
  );

  test('of two links of an account used at the same time, one is accepted [AK-1, OT-7, SV-2]', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { email, link } = await registered();
      const { link: other } = await server().signUp(email);
      const statuses = await Promise.all([statusOf(link), statusOf(other)]);
      expect(statuses.toSorted()).toEqual([200, 400]);
    }
  });

  test.each([
    ['breaks a rule', 'Sh0rt', 'Minimum length'],
    ['is the name', 'Ada-Byron!', 'your name or email address'],
    ['is the site', 'Localhost-1!', 'the name of this site or of a lottery'],
  ])('a password that %s is refused at its field [SV-3, SA-5]', async (_what, password, text) => {
    const said = { password: [expect.stringContaining(text) as string] };
    expect(await server().register(newAddress(), password)).toMatchObject(refused(422, said));
  });
});

test.each(onPostgres)('no sign-up leaves a link to an account activated meanwhile [AK-1, SV-2]', async ({ start }) => {
  const server = await start();
  const { email, link } = await server.signUp();
  const { link: withdrawn } = await server.signUp(email, 'Intruder-owl-9', 'Mallory');
  const { context } = server;
  const mallory = (await pendingSignUp(context.db, email)) as SignUp;
  const transaction: Db['transaction'] = (work, config) =>
    context.db.transaction(async (tx) => {
      const result = await work(tx);
      expect((await server.activate(link)).status).toBe(200);
      return result;
    }, config);
  await accounts.resendActivation({ ...context, db: withMethods(context.db, { transaction }) }, mallory);
  const late = await server.newestLink(email);
  expect([link, withdrawn]).not.toContainEqual(late);
  expect([await server.activate(late), await server.activate(late)]).toMatchObject([{ status: 400 }, { status: 400 }]);
  const { status, body } = await server.signIn(email);
  expect([status, body]).toMatchObject([200, { user: { first_name: 'Ada' } }]);
});
