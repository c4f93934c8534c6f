import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as requests from '../../../src/protocol/account-requests.ts';
import * as account from '../../../src/protocol/account.ts';

const registration = {
  email: ' Ada@Example.ORG ',
  password: 'Aa!aaa',
  password1: 'Aa!aaa',
  first_name: ' Ada ',
  last_name: 'Lovelace',
  consent_to_updates: true,
  agree_to_terms: true,
};
const reset = { uid: 'u', token: 't', new_password1: 'Aa!aaa', new_password2: 'Aa!aaa' };

const errorsOf = (schema: v.GenericSchema, body: unknown) =>
  v.safeParse(schema, body).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('registering', () => {
  test('names lose their margins and addresses their capitals [SU-6]', () => {
    expect(v.parse(requests.registrationRequest, registration)).toEqual({
      ...registration,
      email: 'ada@example.org',
      first_name: 'Ada',
    });
  });

  test.each([
    ['Aa!aa', 'Minimum length, which must be at least 6 characters but fewer than 99 characters'],
    ['Aaaaaa', 'Require a special character'],
    ['aa!aaa', 'Require uppercase letters'],
    ['AA!AAA', 'Require lowercase letters'],
  ])('the password %s is refused with its rule [SV-3, PW-1, PW-2, PW-3, PW-4]', (password, rule) => {
    expect(errorsOf(requests.registrationRequest, { ...registration, password, password1: password })).toEqual([
      ['password', rule],
    ]);
    expect(
      errorsOf(requests.resetConfirmRequest, { ...reset, new_password1: password, new_password2: password }),
    ).toEqual([['new_password1', rule]]);
  });

  test('updates may be declined on the wire [SU-6]', () => {
    expect(errorsOf(requests.registrationRequest, { ...registration, consent_to_updates: false })).toEqual([]);
  });
});

test('blank fields are named in the words of a person [SI-2, FP-1]', () => {
  const blank = 'This field may not be blank.';
  expect(errorsOf(requests.loginRequest, { email: ' ', password: '' })).toEqual([
    ['email', blank],
    ['password', blank],
  ]);
  expect(errorsOf(requests.resetRequest, { email: '' })).toContainEqual(['email', blank]);
});

test('a sign-in password is taken as it is typed [SI-2]', () => {
  expect(v.parse(requests.loginRequest, { email: ' a ', password: ' p ' })).toEqual({ email: 'a', password: ' p ' });
});

test.each([
  ['an id that is a number', { id: 7, first_name: 'Ann', last_name: 'E', email: 'a@b' }],
  ['more of a user', { first_name: 'Ann', last_name: 'E', tier: { gold: true }, avatar: null }],
  ['nothing but the names', { first_name: 'Ann', last_name: 'E' }],
])('the app takes a login with %s, whole [OT-9, SE-1]', (_what, user) => {
  const tokens = { refresh: 'r', access: 'a' };
  expect(v.parse(account.acceptedLogin, { user, ...tokens, expires: 900 })).toEqual({ user, ...tokens });
});

test('the app takes a login that lacks a token [OT-9]', () => {
  const user = { first_name: 'Ann', last_name: 'E' };
  for (const refresh of [undefined, null, 7])
    expect(v.parse(account.acceptedLogin, { user, refresh, access: 'a' })).toEqual({ user, refresh: '', access: 'a' });
  expect(v.parse(account.acceptedLogin, { user })).toEqual({ user, refresh: '', access: '' });
  expect(v.is(account.acceptedLogin, { user: { first_name: 'Ann' }, refresh: 'r', access: 'a' })).toBe(false);
});

test.each([
  ['a login without tokens', account.loginAnswer, { user: { id: '1', email: 'a', first_name: 'A', last_name: 'L' } }],
  ['a login without a user', account.loginAnswer, { refresh: 'r', access: 'a' }],
  ['a user without a name', account.user, { id: '1', email: 'a', first_name: 'A' }],
  ['tokens that are no text', account.tokens, { refresh: 1, access: 'a' }],
  ['a renewal without its token', requests.refreshRequest, {}],
  ['a renewed pair with one half', account.refreshAnswer, { access: 'a' }],
])('%s does not fit [SE-7]', (_what, schema, body) => {
  expect(v.is(schema, body)).toBe(false);
});
