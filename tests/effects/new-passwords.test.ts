// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetSession, storeSession } from '../../src/client/storage.ts';
import { judgePassword } from '../../src/flows/account-change/account-change.effects.ts';
import * as reset from '../../src/flows/password-reset/password-reset.effects.ts';
import * as registration from '../../src/flows/registration/registration.effects.ts';
import type { passwordJudge } from '../../src/flows/registration/password-judge.effects.ts';
import type { AccountForm } from '../../src/rules/account-forms.ts';
import { answerOf, toldBy } from '../support/ports.ts';
import { signUpForm } from '../support/sign-up-form.ts';

const password = 'Ada-Byron!';
const form = { ...signUpForm, lastName: 'Byron', password, confirmation: password };
const common = 'Austin!';
const own = { type: 'weakness.found', weakness: expect.stringContaining('your name or email address') as string };
const eve = { ...form, email: 'eve@moss.org', firstName: 'Eve', lastName: 'Moss' };

/** What a judge that has arrived finds in forms that are edited one after the other. */
const found = async <Form>(judge: ReturnType<typeof passwordJudge<Form>>, weak: Form, ...forms: readonly Form[]) => {
  const { told, tell } = toldBy(judge);
  tell({ type: 'form.edited', form: weak });
  await expect.poll(() => told).toHaveBeenCalled();
  return forms.map((edited) => {
    told.mockClear();
    tell({ type: 'form.edited', form: edited });
    return told.mock.calls[0]?.[0] ?? 'nothing';
  });
};

afterEach(forgetSession);

describe('a new password is judged [SA-5]', () => {
  test('with the names in the sign-up form', async () => {
    const forms = [eve, form, { ...form, password: '' }];
    expect(await found(registration.judgePassword, form, ...forms)).toEqual(['nothing', own, 'nothing']);
  });

  test('as last typed, once the judge has loaded', async () => {
    const { told, tell } = toldBy(registration.judgePassword);
    for (const edited of [form, eve, { ...eve, password: common }]) tell({ type: 'form.edited', form: edited });
    await expect.poll(() => told).toHaveBeenCalled();
    expect(told).not.toHaveBeenCalledWith(own);
  });

  test('without names after a reset: only the server knows the owner', async () => {
    const weak = { password: common, confirmation: '' };
    expect(await found(reset.judgePassword, weak, { ...weak, password })).toEqual(['nothing']);
  });

  test('with the signed-in player’s names, if the form has a new password', async () => {
    const deletion: AccountForm = { subject: 'deletion', currentPassword: password };
    const change: AccountForm = { subject: 'password', currentPassword: 'x', password, confirmation: '' };
    const foundIn = (...forms: readonly AccountForm[]) =>
      found(judgePassword, { ...change, password: common }, ...forms);
    expect(await foundIn(change)).toEqual(['nothing']);
    const user = { id: '7', email: 'ada@example.org', first_name: 'Ada', last_name: 'Byron' };
    storeSession({ user, tokens: { refresh: 'r', access: 'a' } });
    expect(await foundIn(change, deletion)).toEqual([own, 'nothing']);
  });
});

const refused = { outcome: 'refused', message: 'Not an address.', field: 'email' };
test.each([
  [201, { detail: 'Verification email sent.', resend: 't1' }, { outcome: 'accepted', token: 't1' }],
  [201, {}, { outcome: 'accepted', token: '' }],
  [422, { error: { password: ['It is weak.'] } }, { outcome: 'weak', message: 'It is weak.' }],
  [400, { error: { email: ['Not an address.'] } }, refused],
  [422, { error: { email: ['Not an address.'], password: ['It is weak.'] } }, refused],
  [422, { error: 'Too many tries.' }, { outcome: 'refused', message: 'Too many tries.' }],
])('a sign-up turns status %i with %j into its outcome [AK-2, SA-5, SU-7]', async (status, body, answer) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  expect(await answerOf(registration.register, form)).toEqual(answer);
});
