// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { confirmEmail } from '../../src/flows/email-change/email-change.effects.ts';
import { resendActivationMail } from '../../src/flows/activation-resend/activation-resend.effects.ts';
import { register } from '../../src/flows/registration/registration.effects.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import { answerOf } from '../support/ports.ts';

/** What the server answers from now on; answers what it was sent. */
const serverAnswers = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body: text }: { body: string }) => {
    asked.push([url, JSON.parse(text)]);
    return Promise.resolve(Response.json(body, { status, headers }));
  });
  return asked;
};
afterEach(() => vi.unstubAllGlobals());

const tooMany = { error: 'Too many tries.' };
test.each([
  [200, { detail: 'The activation email was sent again.' }, { outcome: 'sent' }],
  [400, { error: 'This link is not valid any more.' }, { outcome: 'dead' }],
  [422, { error: { token: ['This is too long.'] } }, { outcome: 'dead' }],
  [429, tooMany, { outcome: 'refused', message: 'Too many tries. Try again in 42 seconds.' }],
  [500, '', { outcome: 'refused', message: 'Something went wrong!' }],
])('a resend that is answered %i comes back as what it means [AK-1, AK-3, OT-13]', async (status, body, expected) => {
  const asked = serverAnswers(status, body, status === 429 ? { 'Retry-After': '42' } : {});
  expect(await answerOf(resendActivationMail, { token: 't1' })).toEqual(expected);
  expect(asked).toEqual([[accountPaths.activationResend, { token: 't1' }]]);
});

test.each([
  [200, { outcome: 'confirmed' }],
  [400, { outcome: 'dead' }],
  [422, { outcome: 'dead' }],
])('the confirmation of an email that is answered %i comes back as what it means [AK-5]', async (status, expected) => {
  const link = { uid: 'u1', token: 't1' };
  const asked = serverAnswers(status, {});
  expect(await toPromise(createActor(confirmEmail, { input: link }).start())).toEqual(expected);
  expect(asked).toEqual([[accountPaths.emailConfirm, link]]);
});

test('a confirmation of an email that is refused for now has no answer [AK-5]', async () => {
  serverAnswers(429, tooMany);
  const confirmation = toPromise(createActor(confirmEmail, { input: { uid: 'u1', token: 't1' } }).start());
  await expect(confirmation).rejects.toThrow('429');
});

const form = {
  ...{ email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', password: 'p', confirmation: 'p' },
  ...{ consentsToUpdates: true, agreesToTerms: true },
};
test.each([
  [201, { detail: 'Verification email sent.', resend: 't1' }, { outcome: 'accepted', token: 't1' }],
  [201, {}, { outcome: 'accepted', token: '' }],
  [
    400,
    { error: { email: ['Enter a valid email address.'] } },
    { outcome: 'refused', message: 'Enter a valid email address.', field: 'email' },
  ],
])(
  'a sign-up that is answered %i with %j has what that means, and its token if there is one [AK-2, SU-7]',
  async (status, body, expected) => {
    serverAnswers(status, body);
    expect(await answerOf(register, form)).toEqual(expected);
  },
);
