import { expect, test } from 'vitest';
import { accountEmails } from '../../../server/accounts/emails.ts';

test.each([
  [
    'activation',
    '/a/link',
    'Activate my account',
    /^The link works for 24 hours\. .*: ignore this email .* names that time\.$/,
  ],
  [
    'reset',
    '/a/link',
    'Choose a new password',
    /^The link works once, for one hour\. .* your password stays as it is\.$/,
  ],
  ['email-change', '/a/link', 'Confirm this address', /^The link works for 24 hours\. .* ignore this email/],
  ['email-changed', '/a/link', 'This was not me', /^If it was not you, choose a new password\. .* once, for 7 days\.$/],
  ['password-changed', '/forgot-password', 'This was not me', /^If it was not you, choose a new password at once\./],
  ['new-device', '/forgot-password', 'This was not me', /^If it was not you, choose a new password at once\./],
  ['known-address', '/sign-in', 'Sign in', /there is nothing to do: your account and your password are unchanged\.$/],
] as const)(
  'an email of the kind %s says what to do, where and for how long [AK-5, SA-7, SV-2]',
  async (kind, path, label, closing) => {
    const mail = { user_id: 'ann', kind, game: null, date: null, path: '/a/link', signed_up_at: null };
    const sign_in = { browser: 'Firefox on Linux', at: '2026-11-21T03:59:00.000Z' };
    const write = await accountEmails[kind]([{ ...mail, sign_in }]);
    expect(write({ ...mail, sign_in })).toMatchObject({
      action: { label, path },
      closing: expect.stringMatching(closing) as string,
    });
  },
);
