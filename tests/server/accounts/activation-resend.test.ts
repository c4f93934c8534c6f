import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rateLimits } from '../../../server/http/rate-limits.ts';
import { inactiveAnswer, registrationAnswer } from '../../../src/protocol/account.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { newAddress } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { generous, hour, startOnEither, type TestServer } from '../../support/server.ts';

const resend = ({ call }: TestServer, token: unknown) =>
  call('POST', accountPaths.activationResend, { body: { token } });
const subjectsTo = async (server: TestServer, email: string) =>
  (await server.mailsTo(email)).map(({ subject }) => subject);

describe('resending the activation email', () => {
  const server = forAll(() =>
    startOnEither({ limits: { activationResend: generous, mailBySender: rateLimits.mailBySender } }),
  );

  test('the right password of an inactive account returns that, and a token [API-5, AK-1, SV-2]', async () => {
    const { email } = await server().signUp();
    const answer = await server().signIn(email);
    expect(answer).toMatchObject({ status: 403, body: { error: 'Activate your account first' } });
    const { resend: token } = v.parse(v.strictObject(inactiveAnswer.entries), answer.body);
    expect(await resend(server(), token)).toMatchObject({
      status: 200,
      body: { detail: 'The activation email was sent again.' },
    });
    expect(await subjectsTo(server(), email)).toEqual(['Activate your account', 'Activate your account']);
    expect((await server().activate(await server().newestLink(email))).status).toBe(200);
    expect((await server().signIn(email)).status).toBe(200);
  });

  test('the link in a week-old email sends another one, which works [AK-3]', async () => {
    const { email, link: old } = await server().signUp();
    server().clock.advance(7 * 24 * hour);
    expect((await server().activate(old)).status).toBe(400);
    expect((await resend(server(), old.token)).status).toBe(200);
    expect((await server().activate(await server().newestLink(email))).status).toBe(200);
  });

  test('each email says when its sign-up was made [SA-7, SV-2]', async () => {
    const { email, link: first } = await server().signUp();
    server().clock.advance(2 * hour);
    await server().register(email);
    server().clock.advance(hour);
    expect((await resend(server(), first.token)).status).toBe(200);
    const mails = await server().mailsTo(email);
    const said = mails.map(({ text }) => /Someone, hopefully you, signed up with it on (.*)\.$/m.exec(text)?.[1]);
    const [one = expect.fail(), two] = said;
    expect(said).toEqual([one, expect.any(String), one]);
    expect(two).not.toBe(one);
    for (const { text } of mails) expect(text).toContain('password that they chose: ignore this email');
  });

  test('an active account’s address gets the same answer, and its owner an email [API-2, AK-2, SV-2]', async () => {
    const [known, unknown] = [await server().activatedPerson(), newAddress()];
    const answers = [];
    const secret = 'Intruder-owl-9';
    for (const email of [known, unknown]) {
      const signedUp = await server().register(email, secret);
      const { resend: token } = v.parse(registrationAnswer, signedUp.body);
      expect([signedUp.status, signedUp.body]).toEqual([201, { detail: 'Verification email sent.', resend: token }]);
      const refused = await server().signIn(email, secret);
      const tokens = [token, v.parse(inactiveAnswer, refused.body).resend];
      const sent = await Promise.all(tokens.map((one) => resend(server(), one)));
      answers.push([refused.status, ...sent.map(({ status, body }) => [status, body])]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const told = 'You already have an account';
    expect(await subjectsTo(server(), known)).toEqual([told, told, told]);
    expect((await server().signIn(known)).status).toBe(200);
  });

  test('a reset link’s token, a made-up one and none at all send nothing [AK-3]', async () => {
    const email = await server().activatedPerson();
    await server().askForReset(email);
    const { token } = await server().newestLink(email);
    for (const wrong of [token, 'A'.repeat(43), '.'])
      expect(await resend(server(), wrong)).toMatchObject({
        status: 400,
        body: { error: expect.any(String) as string },
      });
    for (const wrong of ['', undefined, 7]) expect((await resend(server(), wrong)).status).toBe(422);
    expect(await subjectsTo(server(), email)).toHaveLength(1);
  });

  test('a sign-up has its email resent a few times an hour [AK-1]', async () => {
    const { resend: token } = await server().signUp();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await resend(server(), token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('a sign-up gets its email once a minute, by any of its tokens, and is told the wait [AK-1, AK-2]', async () => {
  const server = await startOnEither();
  const { email, resend: token } = await server.signUp();
  const tokens = [token, v.parse(inactiveAnswer, (await server.signIn(email)).body).resend];
  const answers = await Promise.all([...tokens, ...tokens].map((token) => resend(server, token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toEqual({ error: 'Too many tries.' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await subjectsTo(server, email)).toHaveLength(2);
  expect((await resend(server, (await server.signUp()).resend)).status).toBe(200);
});
