// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { confirmEmail } from '../../src/flows/email-change/email-change.effects.ts';
import { resendActivationMail } from '../../src/flows/activation-resend/activation-resend.effects.ts';
import { checkLink } from '../../src/flows/password-reset/password-reset.effects.ts';
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

const tooMany = { error: 'Too many tries.' };
test.each([
  [200, { detail: 'The activation email was sent again.' }, { outcome: 'sent' }],
  [400, { error: 'This link is no longer valid.' }, { outcome: 'dead' }],
  [422, { error: { token: ['This is too long.'] } }, { outcome: 'dead' }],
  [429, tooMany, { outcome: 'refused', message: 'Too many tries. Try again in 42 seconds.' }],
  [500, '', { outcome: 'refused', message: 'Something went wrong!' }],
])('a resend turns status %i into its outcome [AK-1, AK-3, OT-13]', async (status, body, expected) => {
  const asked = serverAnswers(status, body, status === 429 ? { 'Retry-After': '42' } : {});
  expect(await answerOf(resendActivationMail, { token: 't1' })).toEqual(expected);
  expect(asked).toEqual([[accountPaths.activationResend, { token: 't1' }]]);
});

test.each([
  [200, { outcome: 'confirmed' }],
  [400, { outcome: 'dead' }],
  [422, { outcome: 'dead' }],
  [429, { outcome: 'refused', message: 'Too many tries.' }],
])('an email confirmation turns status %i into its outcome [AK-5, OT-13]', async (status, answer) => {
  const link = { uid: 'u1', token: 't1' };
  const asked = serverAnswers(status, tooMany);
  expect(await answerOf(confirmEmail, link)).toEqual(answer);
  expect(asked).toEqual([[accountPaths.emailConfirm, link]]);
});

test.each([
  [200, 'works'],
  [400, 'dead'],
  [422, 'dead'],
  [429, 'works'],
  [503, 'works'],
])('a check of a reset link turns status %i into: %s [AK-4]', async (status, outcome) => {
  const link = { uid: 'u1', token: 't1' };
  const asked = serverAnswers(status, {});
  expect(await answerOf(checkLink, link)).toEqual({ outcome });
  expect(asked).toEqual([[accountPaths.resetCheck, link]]);
});
