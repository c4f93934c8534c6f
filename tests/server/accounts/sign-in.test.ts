import * as v from 'valibot';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { loginAnswer } from '../../../src/protocol/account.ts';
import { sessions, users } from '../../../server/db/schema.ts';
import { purge } from '../../../server/jobs/purge.ts';
import { forAll } from '../../support/at-end.ts';
import { firefox, newAddress, password } from '../../support/server/accounts.ts';
import { day, startOnEither } from '../../support/server.ts';
import type { Answer } from '../../support/server/caller.ts';

const seen = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: [...headers.keys()].filter((name) => name !== 'date'),
});

describe('signing in', () => {
  const server = forAll(startOnEither);

  test('the answer holds the user and both tokens [API-1, SE-1]', async () => {
    const email = await server().activatedPerson();
    const answer = await server().signIn(` ${email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    const { user, access, refresh } = v.parse(v.strictObject(loginAnswer.entries), answer.body);
    expect(user).toEqual({ id: expect.any(String) as string, email, first_name: 'Ada', last_name: 'Byron' });
    expect([access.split('.').length, refresh.length]).toEqual([3, 43]);
  });

  test('an unknown address and a wrong password get the same answer, active or not [API-1, SV-2, AK-1]', async () => {
    const [waiting, active] = [newAddress(), await server().activatedPerson()];
    await server().register(waiting);
    const unknown = await server().signIn(newAddress());
    expect(unknown).toMatchObject({ status: 400, body: { error: 'Incorrect email or password.' } });
    expect(seen(await server().signIn(waiting, 'Wrong-horse-9'))).toEqual(seen(unknown));
    expect(seen(await server().signIn(active, 'Wrong-horse-9'))).toEqual(seen(unknown));
    expect(seen(await server().signIn(active, password.toLowerCase()))).toEqual(seen(unknown));
  });

  test('the owner gets an email about a new device, except the first one [SA-7]', async () => {
    const email = await server().activatedPerson();
    const laptop = server().browserAt({ 'user-agent': firefox });
    const phone = server().browserAt({
      'user-agent': firefox.replace('Windows NT 10.0; Win64; x64', 'Android 15; Mobile'),
    });
    const told = async () => (await server().mailsTo(email)).filter(({ kind }) => kind === 'new-device');
    for (const browser of [laptop, laptop]) await browser.signIn(email);
    await phone.signIn(email, 'Wrong-horse-9');
    expect(await told()).toEqual([]);
    for (const browser of [phone, laptop, phone]) await browser.signIn(email);
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New sign-in to your account');
    for (const said of [mail?.text, mail?.html]) {
      expect(said).toContain('Firefox on Android, on ');
      expect(said).toContain('/forgot-password');
    }
  });

  test('the owner gets an email about a new device even if no session was left [SA-7]', async () => {
    const { context, clock, activatedPerson, browserAt, mailsTo } = server();
    const email = await activatedPerson();
    await browserAt({ 'user-agent': firefox }).signIn(email);
    clock.advance(61 * day);
    await purge(context.db, clock.now());
    expect(await context.db.$count(sessions)).toBe(0);
    await browserAt().signIn(email);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['new-device']);
  });

  test('a password is stored only as argon2id, with 19 MiB and two passes [SV-3]', async () => {
    const email = newAddress();
    await server().register(email);
    const [user] = await server().context.db.select().from(users).where(eq(users.email, email));
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain(password);
  });
});

describe('too many tries', () => {
  const server = forAll(() => startOnEither({ limits: { signInByAccount: { times: 3, seconds: 900 } } }));

  test('the right password is not counted, and clears a known device’s wrong ones [API-1, SA-3]', async () => {
    const email = await server().activatedPerson();
    const browser = server().browserAt();
    for (const secret of ['Wrong-horse-9', 'Wrong-horse-9', password, 'Wrong-horse-9', 'Wrong-horse-9', password])
      expect((await browser.signIn(email, secret)).status).not.toBe(429);
    for (let tries = 0; tries < 5; tries += 1) expect((await browser.signIn(email)).status).toBe(200);
  });

  test('a stranger’s sign-up does not clear the tries at the account’s own password [AK-1, SV-2]', async () => {
    const email = await server().activatedPerson();
    const secret = 'Intruder-owl-9';
    await server().register(email, secret);
    const statuses = [];
    for (const tried of ['Wrong-horse-9', secret, 'Wrong-horse-9', 'Wrong-horse-9'])
      statuses.push((await server().signIn(email, tried)).status);
    expect(statuses).toEqual([400, 403, 400, 429]);
  });
});
