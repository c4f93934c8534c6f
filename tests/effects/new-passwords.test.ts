// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetSession, storeSession } from '../../src/client/storage.ts';
import * as change from '../../src/flows/account-change/account-change.effects.ts';
import * as reset from '../../src/flows/password-reset/password-reset.effects.ts';
import * as registration from '../../src/flows/registration/registration.effects.ts';
import type { RegistrationForm } from '../../src/rules/passwords.ts';
import { answerOf } from '../support/ports.ts';

const password = 'Ada-Byron!';
const form: RegistrationForm = {
  ...{ email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', password, confirmation: password },
  ...{ consentsToUpdates: true, agreesToTerms: true },
};
const own = { weakness: expect.stringContaining('your name or email address') as string };
const fine = { weakness: '' };

afterEach(() => {
  vi.unstubAllGlobals();
  forgetSession();
});

describe('a new password is judged [SA-5]', () => {
  test('with the names of the form that signs up', async () => {
    expect(await answerOf(registration.judgePassword, form)).toEqual(own);
    expect(
      await answerOf(registration.judgePassword, {
        ...form,
        email: 'eve@moss.org',
        firstName: 'Eve',
        lastName: 'Moss',
      }),
    ).toEqual(fine);
  });

  test('without names after a reset, whose owner only the server knows', async () => {
    expect(await answerOf(reset.judgePassword, { password, confirmation: '' })).toEqual(fine);
    expect((await answerOf(reset.judgePassword, { password: 'Austin!', confirmation: '' })).weakness).not.toBe('');
  });

  test('with the names of the player who is signed in, where the form has one', async () => {
    const passwords = { subject: 'password', currentPassword: 'x', password, confirmation: '' } as const;
    expect(await answerOf(change.judgePassword, passwords)).toEqual(fine);
    const user = { id: '7', email: 'ada@example.org', first_name: 'Ada', last_name: 'Byron' };
    storeSession({ user, tokens: { refresh: 'r', access: 'a' } });
    expect(await answerOf(change.judgePassword, passwords)).toEqual(own);
    expect(await answerOf(change.judgePassword, { subject: 'deletion', currentPassword: password })).toEqual(fine);
  });
});

test.each([
  [{ password: ['It is weak.'] }, { outcome: 'weak', message: 'It is weak.' }],
  [{ email: ['Not an address.'] }, { outcome: 'refused', message: 'Not an address.' }],
  [
    { email: ['Not an address.'], password: ['It is weak.'] },
    { outcome: 'refused', message: 'Not an address.' },
  ],
  ['Too many tries.', { outcome: 'refused', message: 'Too many tries.' }],
])('an answer of %j is about the password alone, or is not [SA-5, SU-7]', async (error, answer) => {
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 422 }));
  expect(await answerOf(registration.register, form)).toEqual(answer);
});
