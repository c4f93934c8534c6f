import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../server/db/schema.ts';
import {
  activate,
  askForReset,
  confirmReset,
  linkIn,
  mailsTo,
  newAddress,
  newestLink,
  register,
  signIn,
} from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { places } from '../../support/server.ts';

const hour = 3_600_000;

describe.each(places)('registration on $name', ({ name, start }) => {
  const server = forAll(start);
  const registered = async () => {
    const email = newAddress();
    expect(await register(server(), email.toUpperCase())).toMatchObject({ status: 201 });
    return { email, link: await newestLink(server(), email) };
  };
  const statusOf = async (link: Parameters<typeof activate>[1]) => (await activate(server(), link)).status;

  test('a visitor registers and gets one mail with an activation link [API-2, SV-2]', async () => {
    const { email } = await registered();
    const mails = await mailsTo(server(), email);
    // Only the embedded outbox is a place to read mail in; on a PostgreSQL without SMTP_URL it waits.
    const expected = name === 'PGlite' ? { state: 'sent', tries: 0 } : { state: 'waiting', tries: 0 };
    expect(mails.map(({ subject, state, tries }) => ({ subject, state, tries }))).toEqual([
      { subject: 'Activate your account', ...expected },
    ]);
    expect(linkIn(mails[0]?.text ?? '').token).toMatch(/^[\w-]{43}$/);
    expect(mails[0]?.html).toContain(linkIn(mails[0]?.text ?? '').token);
  });

  test('a link that a scanner has opened says the same again, at once and until its end [OT-7, API-5]', async () => {
    const { link } = await registered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => activate(server(), link)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    server().clock.advance(23 * hour);
    expect(await activate(server(), link)).toMatchObject({ status: 200, body: answers[0]?.body as object });
    expect(await statusOf({ ...link, uid: 'no-uid' })).toBe(400);
    server().clock.advance(hour);
    expect(await statusOf(link)).toBe(400);
  });

  test('a link opened again changes nothing that was reset or sent since [OT-7, SV-2]', async () => {
    const { email, link } = await registered();
    await register(server(), email);
    const second = await newestLink(server(), email);
    await activate(server(), link);
    await askForReset(server(), email);
    const fresh = 'Battery-staple-7';
    expect((await confirmReset(server(), await newestLink(server(), email), fresh)).status).toBe(202);
    expect([await statusOf(link), await statusOf(second)]).toEqual([200, 400]);
    expect([(await signIn(server(), email)).status, (await signIn(server(), email, fresh)).status]).toEqual([400, 200]);
  });

  test('a link of an account that is gone, or active no longer, is refused [OT-7, SV-13]', async () => {
    const { db } = server().context;
    for (const end of [db.delete(users), db.update(users).set({ activated_at: null })]) {
      const { email, link } = await registered();
      expect(await statusOf(link)).toBe(200);
      await end.where(eq(users.email, email));
      expect(await statusOf(link)).toBe(400);
    }
  });

  test('a link of somebody else or made up is refused, and none resets a password [SV-2]', async () => {
    const [{ link }, other] = [await registered(), await registered()];
    for (const wrong of [{ uid: other.link.uid }, { uid: 'no-uid' }, { token: 'A'.repeat(43) }])
      expect(await statusOf({ ...link, ...wrong })).toBe(400);
    expect((await confirmReset(server(), link, 'Other-horse-9')).status).toBe(400);
  });

  test.each(['earlier', 'later'])(
    'of two activation links the %s one confirms its own registration, not the other [SV-2]',
    async (which) => {
      const email = newAddress();
      const registerAs = async (first_name: string, password: string) => {
        const agreed_at = new Date(server().clock.now());
        expect((await register(server(), email, password, first_name)).status).toBe(201);
        return { first_name, agreed_at, password, link: await newestLink(server(), email) };
      };
      const [ada, mallory] = [
        await registerAs('Ada', 'Correct-horse-9'),
        await registerAs('Mallory', 'Intruder-owl-9'),
      ];
      const [used, other] = which === 'earlier' ? [ada, mallory] : [mallory, ada];
      expect((await activate(server(), used.link)).status).toBe(200);
      expect((await activate(server(), other.link)).status).toBe(400);
      expect((await signIn(server(), email, other.password)).status).toBe(400);
      const { first_name, agreed_at, password } = used;
      expect((await signIn(server(), email, password)).status).toBe(200);
      const [account] = await server().context.db.select().from(users).where(eq(users.email, email));
      expect(account).toMatchObject({ first_name, agreed_at });
    },
  );

  test('a password that breaks a rule, or that guessers try first, is refused at its field [SV-3, SA-5]', async () => {
    const tried = async (secret: string) => {
      const answer = await register(server(), newAddress(), secret);
      return [answer.status, answer.body];
    };
    const refused = (text: string) => [422, { error: { password: [expect.stringContaining(text) as string] } }];
    expect(await tried('Sh0rt')).toEqual([422, { error: { password: [expect.any(String) as string] } }]);
    expect(await tried('no-capitals-9')).toEqual(refused('Require uppercase letters'));
    expect(await tried('P@ssw0rd123!')).toEqual(refused('a common password with a small change'));
    expect(await tried('!!Qwerty12')).toEqual(refused('follows the keyboard'));
    expect(await tried('Ada-Byron!')).toEqual(refused('your name or email address'));
    expect(await tried('PowerBall-2026')).toEqual(refused('the name of this site or of a lottery'));
  });
});
