import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as requests from '../../../src/protocol/account-requests.ts';
import * as account from '../../../src/protocol/account.ts';

const registration = {
  email: ' Ada@Example.ORG ',
  password: 'Aa!aaa',
  password1: 'Aa!aaa',
  first_name: ' Ada ',
  last_name: 'Lovelace',
  consent_to_updates: false,
  agree_to_terms: true,
};

const errorsOf = (schema: v.GenericSchema, body: unknown) =>
  v.safeParse(schema, body).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

test('names are trimmed, addresses lower-cased, and updates may be declined [SU-6]', () => {
  expect(v.parse(requests.registrationRequest, registration)).toEqual({
    ...registration,
    email: 'ada@example.org',
    first_name: 'Ada',
  });
});

test('a new password that breaks a rule is refused with that rule after a reset, too [SV-3, PW-2]', () => {
  const reset = { uid: 'u', token: 't', new_password1: 'Aaaaaa', new_password2: 'Aaaaaa' };
  expect(errorsOf(requests.resetConfirmRequest, reset)).toEqual([['new_password1', 'Require a special character']]);
});

test('blank fields are named in plain words [SI-2, FP-1]', () => {
  const blank = 'This field may not be blank.';
  expect(errorsOf(requests.loginRequest, { email: ' ', password: '' })).toEqual([
    ['email', blank],
    ['password', blank],
  ]);
  expect(errorsOf(requests.resetRequest, { email: '' })).toContainEqual(['email', blank]);
});

test('a sign-in password is taken as typed [SI-2]', () => {
  expect(v.parse(requests.loginRequest, { email: ' a ', password: ' p ' })).toEqual({ email: 'a', password: ' p ' });
});

test('a login without a token is accepted [OT-9]', () => {
  const user = { first_name: 'Ann', last_name: 'E' };
  for (const refresh of [undefined, null, 7])
    expect(v.parse(account.acceptedLogin, { user, refresh, access: 'a' })).toEqual({ user, refresh: '', access: 'a' });
  expect(v.parse(account.acceptedLogin, { user })).toEqual({ user, refresh: '', access: '' });
  expect(v.is(account.acceptedLogin, { user: { first_name: 'Ann' }, refresh: 'r', access: 'a' })).toBe(false);
});
