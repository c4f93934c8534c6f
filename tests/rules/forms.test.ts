import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountChangeGuards, type AccountForm } from '../../src/rules/account-forms.ts';
import { resetRequestGuards, sessionGuards } from '../../src/rules/forms.ts';
import { registrationGuards, resetConfirmGuards } from '../../src/rules/passwords.ts';
import { signUpForm } from '../support/sign-up-form.ts';

const blanks = ['', ' ', '\t', '   '];
const entry = fc.oneof(
  fc.constantFrom(...blanks),
  fc.constantFrom('ada', 'ada@example.org', 'Aa!aaaa', 'Bb?bbbb'),
  fc.string(),
);
const isFilled = (text: string) => text.trim().length > 0;

type Guard<Form> = (_: unknown, judged: { form: Form }) => boolean;
type FormGuards<Form> = { isReady: Guard<Form>; isMismatched?: Guard<Form> };
const saidBy =
  <Form>({ isReady, isMismatched = () => false }: FormGuards<Form>) =>
  (form: Form) =>
    isReady(undefined, { form }) ? 'ready' : isMismatched(undefined, { form }) ? 'mismatched' : 'incomplete';
const signInState = saidBy(sessionGuards);
const changeState = saidBy(accountChangeGuards);
const resetRequestState = saidBy(resetRequestGuards);
const resetState = saidBy(resetConfirmGuards);
const registrationState = saidBy(registrationGuards);

test.each([
  ['the password of a deletion', (text: string) => changeState({ subject: 'deletion', currentPassword: text })],
  ['the first name', (text: string) => changeState({ subject: 'name', firstName: text, lastName: 'Byron' })],
  ['the last name', (text: string) => changeState({ subject: 'name', firstName: 'Ada', lastName: text })],
  ['a new address', (text: string) => changeState({ subject: 'email', email: text, currentPassword: 'x' })],
  [
    'the password of a new address',
    (text: string) => changeState({ subject: 'email', email: 'x', currentPassword: text }),
  ],
  ['the address of a reset', (text: string) => resetRequestState({ email: text })],
  ['the address of a sign-in', (text: string) => signInState({ email: text, password: 'x' })],
  ['the password of a sign-in', (text: string) => signInState({ email: 'not an address', password: text })],
])('%s must be filled in, with anything [SI-2, FP-1, SV-13, AK-5]', (_field, stateOf) => {
  fc.assert(fc.property(entry, (text) => stateOf(text) === (isFilled(text) ? 'ready' : 'incomplete')));
});

test.each([
  ['', '', 'incomplete'],
  ['Aa!aaa', '', 'incomplete'],
  ['Aa!aaa', '   ', 'incomplete'],
  ['weak', 'weak', 'incomplete'],
  ['Aa!aaa', 'Aa!aab', 'mismatched'],
  ['Aa!aaa', 'Aa!aaa ', 'mismatched'],
  ['Aa!aaa', 'Aa!aaa', 'ready'],
  ['Caf\u00e9-Pass1', 'Cafe\u0301-Pass1', 'ready'],
  ['\u212bngstr-Pass1', '\u00c5ngstr-Pass1', 'ready'],
  ['\ud55c\uae00-Pass1', '\u1112\u1161\u11ab\u1100\u1173\u11af-Pass1', 'ready'],
  ['\uff21a!aaa', 'Aa!aaa', 'ready'],
  ['Caf\u00e9-Pass1', 'Cafe-Pass1', 'mismatched'],
])('a new password "%s" confirmed by "%s" is %s [RP-1, RP-2, OT-5]', (password, confirmation, state) => {
  expect(resetState({ password, confirmation })).toBe(state);
});

test.each([
  ['x', 'Aa!aaa', 'Aa!aaa', 'ready'],
  ['x', 'Aa!aaa', 'Aa!aab', 'mismatched'],
  ['x', 'Aa!aaa', '', 'incomplete'],
  ['x', 'weak', 'weak', 'incomplete'],
  [' ', 'Aa!aaa', 'Aa!aaa', 'incomplete'],
  [' ', 'Aa!aaa', 'Aa!aab', 'incomplete'],
])(
  'the password "%s" changed to "%s" and "%s" is %s [AK-5, PW-1]',
  (currentPassword, password, confirmation, state) => {
    const form: AccountForm = { subject: 'password', currentPassword, password, confirmation };
    expect(changeState(form)).toBe(state);
  },
);

test.each<readonly [object, string]>([
  [{}, 'ready'],
  [{ password: 'Caf\u00e9-Pass1', confirmation: 'Cafe\u0301-Pass1' }, 'ready'],
  [{ confirmation: 'Bb?bbbb' }, 'mismatched'],
  ...(['email', 'firstName', 'lastName', 'password', 'confirmation'] as const).flatMap((field) =>
    blanks.map((blank) => [{ [field]: blank }, 'incomplete'] as const),
  ),
  ...[{ consentsToUpdates: false }, { agreesToTerms: false }].map((unticked) => [unticked, 'incomplete'] as const),
  ...['Aa!aa', 'Aaaaaa', 'aa!aaa', 'AA!AAA'].map(
    (password) => [{ password, confirmation: password }, 'incomplete'] as const,
  ),
])('a complete sign-up form changed by %j is %s [SU-4, SU-5, OT-5]', (changed, state) => {
  expect(registrationState({ ...signUpForm, ...changed })).toBe(state);
});
