import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Db } from '../../../server/db/database.ts';
import { outbox, users } from '../../../server/db/schema.ts';
import { devices, type Device } from '../../../src/protocol/account.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { forAll } from '../../support/at-end.ts';
import {
  addAccount,
  answersBehind,
  firefox,
  linkIn,
  newAddress,
  password,
  type SignedIn,
} from '../../support/server/accounts.ts';
import { hour, onPostgres, startOnEither, type TestServer } from '../../support/server.ts';
import { refused, type Answer } from '../../support/server/caller.ts';

const fresh = 'Battery-staple-7';

type Link = Parameters<TestServer['activate']>[0];
const confirm = ({ call }: TestServer, { uid, token }: Link) =>
  call('POST', accountPaths.emailConfirm, { body: { uid, token } });
/** A player who has asked to move to a new address, and the link that went there. */
const movingOn = async (server: TestServer) => {
  const [ann, email] = [await server.signedInPerson(), newAddress()];
  const body = { email, password };
  expect((await server.call('POST', accountPaths.emailChange, { access: ann.access, body })).status).toBe(200);
  return { ann, email, link: await server.newestLink(email) };
};

describe('account changes', () => {
  const server = forAll(() => startOnEither());

  const post = (path: string, body: object, { access }: { readonly access?: string } = {}) =>
    server().call('POST', path, { body, access });
  const changePassword = (by: SignedIn, next = fresh, current = password) =>
    post(accountPaths.passwordChange, { password: current, new_password1: next, new_password2: next }, by);
  const changeEmail = (by: SignedIn, email: string, current = password) =>
    post(accountPaths.emailChange, { email, password: current }, by);
  const confirmEmail = async (link: Link) => (await confirm(server(), link)).status;
  const reset = (link: Link, next = fresh) => server().confirmReset(link, next);
  const again = async ({ email }: SignedIn, secret = password): Promise<SignedIn> => ({
    ...((await server().signIn(email, secret)).body as SignedIn),
    email,
  });
  const statusOf = async ({ access }: { readonly access: string }) =>
    (await server().call('GET', gamePaths('powerball').tickets, { access })).status;
  const signInStatus = async (email: string, secret = password) => (await server().signIn(email, secret)).status;
  /** What an address was told, but for sign-ins: these tests sign in to find out which password works. */
  const toldTo = async (email: string) => (await server().mailsTo(email)).filter(({ kind }) => kind !== 'new-device');
  const subjectsTo = async (email: string) => (await toldTo(email)).map(({ subject }) => subject);
  const moving = () => movingOn(server());

  test('a name changes on every device, and is trimmed [AK-5]', async () => {
    const ann = await server().signedInPerson();
    const profile = { ...ann.user, first_name: 'Zoë', last_name: 'O’Neill' };
    const answer = await post(accountPaths.nameChange, { first_name: ' Zoë ', last_name: 'O’Neill' }, ann);
    expect(answer).toMatchObject({ status: 200, body: { detail: 'Your name has been changed.' } });
    const there = await again(ann);
    expect(there.user).toEqual(profile);
    const seen = await server().call('GET', accountPaths.profile, { access: there.access });
    expect(seen).toMatchObject({ status: 200, body: profile });
  });

  describe('the password', () => {
    test('changes; other sessions and reset links end, this one stays, the owner is told [AK-5, SA-7]', async () => {
      const here = await server().signedInPerson();
      const there = await again(here);
      await server().askForReset(here.email);
      const link = await server().newestLink(here.email);
      expect(await changePassword(here)).toMatchObject({
        status: 200,
        body: { detail: 'Your password has been changed, and your other devices were signed out.' },
      });
      expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
      expect((await post(accountPaths.refresh, { refresh: here.refresh })).status).toBe(200);
      expect((await post(accountPaths.refresh, { refresh: there.refresh })).status).toBe(401);
      expect((await reset(link)).status).toBe(400);
      expect([await signInStatus(here.email), await signInStatus(here.email, fresh)]).toEqual([400, 200]);
      const mail = (await toldTo(here.email)).at(-1);
      expect(mail?.subject).toBe('Your password was changed');
      for (const said of [mail?.text, mail?.html]) expect(said).toContain('/forgot-password');
    });

    test('stays after a wrong password, a weak new one, and two that differ [AK-5, PW-1, SV-3, SA-5]', async () => {
      const ann = await server().signedInPerson();
      expect(await changePassword(ann, fresh, 'Wrong-horse-9')).toMatchObject(
        refused(400, { password: ['Incorrect password.'] }),
      );
      const body = { password, new_password1: fresh, new_password2: 'Third-horse-9' };
      const differing = await post(accountPaths.passwordChange, body, ann);
      expect(differing).toMatchObject(refused(422, { new_password2: ['Passwords do not match'] }));
      for (const [next, text] of [
        ['short', expect.stringMatching(/^Minimum length/) as string],
        [password, 'The new password is the current one. Choose another.'],
        ['Password1!', expect.stringContaining('a common password') as string],
        ['Ada-Byron!', expect.stringContaining('your name') as string],
      ] as const)
        expect(await changePassword(ann, next)).toMatchObject(refused(422, { new_password1: [text] }));
      expect(await signInStatus(ann.email)).toBe(200);
      expect(await subjectsTo(ann.email)).toEqual([]);
    });

    test('stays if its device is signed out while the new one is hashed [AK-5, SE-4]', async () => {
      const ann = await server().signedInPerson();
      const [changed] = await Promise.all([changePassword(ann), post(accountPaths.logout, {}, ann)]);
      expect([changed.status, await signInStatus(ann.email)]).toEqual([401, 200]);
    });
  });

  describe('the email address', () => {
    test('changes once its link is opened; other sessions end, the old address is told [AK-5, SA-7]', async () => {
      const { ann, email, link } = await moving();
      const there = await again(ann);
      expect(link.purpose).toBe('email-change');
      expect([await signInStatus(ann.email), await signInStatus(email)]).toEqual([200, 400]);
      expect(await confirmEmail(link)).toBe(200);
      expect([await signInStatus(ann.email), await signInStatus(email)]).toEqual([400, 200]);
      expect([await statusOf(ann), await statusOf(there)]).toEqual([200, 401]);
      const seen = await server().call('GET', accountPaths.profile, { access: ann.access });
      expect(seen.body).toEqual({ ...ann.user, email });
      expect(await subjectsTo(ann.email)).toEqual(['Your email address was changed']);
      expect(await subjectsTo(email)).toEqual(['Confirm your new email address']);
    });

    test('is confirmed again by a link that a scanner has opened [AK-5, OT-7]', async () => {
      const { ann, email, link } = await moving();
      expect([await confirmEmail(link), await confirmEmail(link)]).toEqual([200, 200]);
      expect((await server().mailsTo(ann.email)).filter(({ kind }) => kind === 'email-changed')).toHaveLength(1);
      const next = newAddress();
      await changeEmail({ ...ann, email }, next);
      expect(await confirmEmail(await server().newestLink(next))).toBe(200);
      expect(await confirmEmail(link)).toBe(400);
    });

    test('is that of the first link opened; any other change, or a day, ends links [AK-5]', async () => {
      const { ann, link } = await moving();
      const others = [newAddress(), newAddress(), newAddress(), newAddress()] as const;
      const linkTo = async (by: SignedIn, email: string, current = password) => {
        await changeEmail(by, email, current);
        return server().newestLink(email);
      };
      const first = await linkTo(ann, others[0]);
      expect([await confirmEmail(first), await confirmEmail(link)]).toEqual([200, 400]);
      const second = await linkTo(ann, others[1]);
      await changePassword(ann);
      expect(await confirmEmail(second)).toBe(400);
      const third = await linkTo(ann, others[2], fresh);
      server().clock.advance(24 * hour);
      expect(await confirmEmail(third)).toBe(400);
      const here = await again({ ...ann, email: others[0] }, fresh);
      const fourth = await linkTo(here, others[3], fresh);
      await server().askForReset(others[0]);
      await reset(await server().newestLink(others[0]), 'Third-horse-9');
      expect(await confirmEmail(fourth)).toBe(400);
      const bob = await moving();
      await post(accountPaths.deletion, { password }, bob.ann);
      expect(await confirmEmail(bob.link)).toBe(400);
      expect([await confirmEmail({ ...link, token: 'forged' }), await confirmEmail({ uid: '', token: '' })]).toEqual([
        400, 422,
      ]);
    });

    test('does not reveal whether it is taken: its owner gets an email without a link [AK-5, SV-2]', async () => {
      const [ann, taken, free] = [await server().signedInPerson(), await server().activatedPerson(), newAddress()];
      const [one, other] = [await changeEmail(ann, taken), await changeEmail(ann, free)];
      expect(one.status).toBe(200);
      expect(JSON.stringify(one.body).replace(taken, free)).toBe(JSON.stringify(other.body));
      const mail = (await server().mailsTo(taken)).at(-1);
      expect(mail).toMatchObject({ kind: 'known-address', subject: 'You already have an account' });
      expect(linkIn(mail?.text ?? '').purpose).toBe('');
    });

    test('cannot be one that an account has by then, but a pending sign-up gives way [AK-5, SV-2]', async () => {
      const [{ ann, email, link }, other] = [await moving(), await moving()];
      const { link: bob } = await server().signUp(email);
      expect((await server().activate(bob)).status).toBe(200);
      expect(await confirmEmail(link)).toBe(400);
      expect([await signInStatus(ann.email), await statusOf(ann)]).toEqual([200, 200]);
      await server().register(other.email);
      expect(await confirmEmail(other.link)).toBe(200);
      const found = await server().context.db.select().from(users).where(eq(users.email, other.email));
      expect(found.map(({ id }) => id)).toEqual([other.ann.user.id]);
      const waiting = newAddress();
      await server().register(waiting);
      server().clock.advance(1000);
      await changeEmail(ann, waiting);
      expect(await subjectsTo(waiting)).toEqual(['Activate your account', 'Confirm your new email address']);
    });

    test('stays after a wrong password, an invalid address, or its own in capitals [AK-5, OT-4]', async () => {
      const ann = await server().signedInPerson();
      expect(await changeEmail(ann, newAddress(), 'Wrong-horse-9')).toMatchObject(
        refused(400, { password: ['Incorrect password.'] }),
      );
      for (const [email, text] of [
        ['ada', 'Enter a valid email address.'],
        [` ${ann.email.toUpperCase()}`, 'This is your email address already.'],
      ] as const)
        expect(await changeEmail(ann, email)).toMatchObject(refused(400, { email: [text] }));
      expect(await subjectsTo(ann.email)).toEqual([]);
    });

    test('is restored by the link emailed to the old one, which signs everyone else out [AK-5, SA-7]', async () => {
      const { ann, email, link } = await moving();
      await confirmEmail(link);
      const restore = await server().newestLink(ann.email);
      expect(restore.purpose).toBe('password-reset');
      await changePassword(ann, 'Thieves-own-9');
      await changeEmail(ann, newAddress(), 'Thieves-own-9');
      server().clock.advance(6 * 24 * hour);
      const thief = await again({ ...ann, email }, 'Thieves-own-9');
      expect((await post(accountPaths.resetCheck, restore)).status).toBe(200);
      expect((await reset(restore)).status).toBe(202);
      expect([await signInStatus(ann.email, fresh), await signInStatus(email, 'Thieves-own-9')]).toEqual([200, 400]);
      expect(await statusOf(thief)).toBe(401);
      expect((await reset(restore)).status).toBe(400);
    });

    test('of sent results stays the old one; other emails go to the new one [AK-5, SV-12, SV-13]', async () => {
      const { ann, link } = await moving();
      const { db, clock } = server().context;
      const at = new Date(clock.now() + hour);
      const results = { user_id: ann.user.id, at, game: 'powerball', date: '2026-11-18', kind: 'results' } as const;
      await db.insert(outbox).values([
        { ...results, state: 'sent' },
        { ...results, state: 'waiting' },
        { ...results, state: 'dead' },
      ]);
      await confirmEmail(link);
      const mails = await db.select().from(outbox).where(eq(outbox.user_id, ann.user.id));
      const recipients = mails.filter(({ kind }) => kind === 'results').map((mail) => [mail.state, mail.recipient]);
      expect(Object.fromEntries(recipients)).toEqual({ sent: ann.email, waiting: null, dead: null });
    });

    test('cannot be restored by later owners, after 7 days, or while the old one is taken [AK-5]', async () => {
      const movedTwice = async () => {
        const { ann, email, link } = await moving();
        await confirmEmail(link);
        const restore = await server().newestLink(ann.email);
        const next = newAddress();
        await changeEmail(ann, next);
        await confirmEmail(await server().newestLink(next));
        return { restore, later: await server().newestLink(email) };
      };
      const [ann, ada] = [await movedTwice(), await movedTwice()];
      expect([(await reset(ann.restore)).status, (await reset(ann.later)).status]).toEqual([202, 400]);
      expect([(await reset(ada.later)).status, (await reset(ada.restore)).status]).toEqual([202, 202]);
      const [bob, late] = [await moving(), await moving()];
      for (const one of [bob, late]) await confirmEmail(one.link);
      const [taken, old] = [await server().newestLink(bob.ann.email), await server().newestLink(late.ann.email)];
      await server().activate((await server().signUp(bob.ann.email)).link);
      expect((await reset(taken)).status).toBe(400);
      server().clock.advance(7 * 24 * hour);
      expect((await reset(old)).status).toBe(400);
    });
  });

  test('a link to a taken address works, once, when the address is free again [AK-5, OT-7, SV-2]', async () => {
    const [{ ann, email, link }, bob] = [await moving(), await moving()];
    const takenBy = async (email: string) => {
      await server().activate((await server().signUp(email)).link);
      return again({ ...ann, email });
    };
    const free = async (owner: SignedIn) =>
      expect((await post(accountPaths.deletion, { password }, owner)).status).toBe(200);
    const first = await takenBy(email);
    expect([await confirmEmail(link), await confirmEmail(link)]).toEqual([400, 400]);
    await free(first);
    expect([await confirmEmail(link), await confirmEmail(link)]).toEqual([200, 200]);
    expect(await subjectsTo(ann.email)).toEqual(['Your email address was changed']);
    await confirmEmail(bob.link);
    const restore = await server().newestLink(bob.ann.email);
    const second = await takenBy(bob.ann.email);
    await server().askForReset(bob.email);
    expect((await reset(restore)).status).toBe(400);
    expect(await signInStatus(bob.email)).toBe(200);
    expect((await post(accountPaths.resetCheck, await server().newestLink(bob.email))).status).toBe(200);
    await free(second);
    expect([(await reset(restore)).status, (await reset(restore)).status]).toEqual([202, 400]);
    expect(await signInStatus(bob.ann.email, fresh)).toBe(200);
  });

  describe('the devices', () => {
    const listOf = async (answer: Promise<Answer>) => v.parse(devices, (await answer).body);
    const list = ({ access }: SignedIn) => listOf(server().call('GET', accountPaths.devices, { access }));
    const end = ({ access }: SignedIn, path: string) => listOf(server().call('DELETE', path, { access }));

    test('are listed, this one first; others can be signed out, one by one or all [AK-5, SA-7]', async () => {
      const ann = await server().signedInPerson();
      const day = new Date(server().clock.now()).toISOString();
      const { body: there } = await server().browserAt({ 'user-agent': firefox }).signIn(ann.email);
      server().clock.advance(24 * hour);
      const next = new Date(server().clock.now()).toISOString();
      const { body: renewed } = await post(accountPaths.refresh, { refresh: ann.refresh });
      const here = { ...ann, ...(renewed as object) };
      const [mine, other, ...more] = await list(here);
      expect([mine?.is_current, mine?.browser, mine?.last_used_at]).toEqual([true, 'Another browser', next]);
      const { id } = other as Device;
      expect([other, more]).toEqual([
        { id, browser: 'Firefox on Windows', is_current: false, first_used_at: day, last_used_at: day },
        [],
      ]);
      expect(await end(here, accountPaths.device(id))).toEqual([mine]);
      expect((await post(accountPaths.refresh, there as SignedIn)).status).toBe(401);
      server().clock.advance(60_000);
      const others = [await again(ann), await again(ann)];
      expect((await list(here)).map(({ is_current }) => is_current)).toEqual([true, false, false]);
      expect(await end(here, accountPaths.devices)).toEqual([mine]);
      expect([await statusOf(here), ...(await Promise.all(others.map(statusOf)))]).toEqual([200, 401, 401]);
    });

    test('of another player are neither listed nor signed out; unknown ones change nothing [AK-5]', async () => {
      const [ann, bob] = [await server().signedInPerson(), await server().signedInPerson()];
      const [mine] = await list(ann);
      const [his] = await list(bob);
      for (const id of [his?.id ?? '', crypto.randomUUID(), 'none'])
        expect(await end(ann, accountPaths.device(id))).toEqual([mine]);
      expect(await statusOf(bob)).toBe(200);
    });

    test('that were unused for thirty days are signed out, and not listed [AK-5, SV-4]', async () => {
      const ann = await server().signedInPerson();
      server().clock.advance(30 * 24 * hour);
      expect((await list(await again(ann))).map(({ is_current }) => is_current)).toEqual([true]);
    });
  });
});

describe('limits on changes', () => {
  const limits = { ownPassword: { times: 3, seconds: 900 }, emailChange: { times: 2, seconds: 3600 } };
  const server = forAll(() => startOnEither({ limits }));

  test('all wrong passwords count together, and a right one resets the count [AK-5, SV-13, API-24]', async () => {
    const { access } = await server().signedInPerson();
    const attempt = async (path: string, secret: string) => {
      const words = { email: newAddress(), password: secret, new_password1: fresh, new_password2: fresh };
      return (await server().call('POST', path, { access, body: words })).status;
    };
    const { emailChange, passwordChange, deletion } = accountPaths;
    expect([await attempt(emailChange, 'Wrong-9'), await attempt(passwordChange, 'Wrong-9')]).toEqual([400, 400]);
    expect(await attempt(emailChange, password)).toBe(200);
    for (const path of [emailChange, passwordChange, deletion]) expect(await attempt(path, 'Wrong-9')).toBe(400);
    for (const path of [emailChange, passwordChange, deletion]) expect(await attempt(path, password)).toBe(429);
  });

  test('emails to new addresses are limited [AK-5]', async () => {
    const { access } = await server().signedInPerson();
    for (const status of [200, 200, 429]) {
      const body = { email: newAddress(), password };
      expect((await server().call('POST', accountPaths.emailChange, { access, body })).status).toBe(status);
    }
  });
});

describe.each(onPostgres)('a change of address on $name', ({ start }) => {
  const server = forAll(() => start({ role: 'api' }));

  const statusDuring = async (change: (tx: Db) => Promise<unknown>, request: () => Promise<Answer>) => {
    const [{ status }] = await answersBehind(server().context.db, change, request);
    return status;
  };

  test('does not take it from a sign-up that is activated at the same time [AK-5, SV-2]', async () => {
    const { email, link } = await movingOn(server());
    await server().register(email);
    const activated_at = new Date(server().clock.now());
    const activating = (tx: Db) => tx.update(users).set({ activated_at }).where(eq(users.email, email));
    expect(await statusDuring(activating, () => confirm(server(), link))).toBe(400);
    expect(await server().context.db.$count(users, eq(users.email, email))).toBe(1);
  });

  test('fails if it is registered at the same time, and its link works once it is free [AK-5, SV-2]', async () => {
    const { ann, email, link } = await movingOn(server());
    const statusWhileTaken = (address: string, request: () => Promise<Answer>) =>
      statusDuring((tx) => addAccount(tx, address, server().clock.now()), request);
    const free = (address: string) => server().context.db.delete(users).where(eq(users.email, address));
    expect(await statusWhileTaken(email, () => confirm(server(), link))).toBe(400);
    await free(email);
    expect((await confirm(server(), link)).status).toBe(200);
    const restore = await server().newestLink(ann.email);
    expect(await statusWhileTaken(ann.email, () => server().confirmReset(restore, fresh))).toBe(400);
    await free(ann.email);
    expect((await server().confirmReset(restore, fresh)).status).toBe(202);
  });
});
