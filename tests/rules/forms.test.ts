import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountGuards, resetRequestGuards, sessionGuards } from '../../src/rules/forms.ts';
import type { Guard } from '../../src/rules/guard.ts';
import { isStrong, mismatchMessage, registrationGuards, resetConfirmGuards } from '../../src/rules/passwords.ts';

const blanks = ['', ' ', '\t', '   '];
const entry = fc.oneof(
  fc.constantFrom(...blanks),
  fc.constantFrom('ada', 'ada@example.org', 'Aa!aaaa', 'Bb?bbbb'),
  fc.string(),
);
const isFilled = (text: string) => text.trim().length > 0;

type FormGuards<Form> = { isReady: Guard<{ form: Form }>; isMismatched?: Guard<{ form: Form }> };
/** What the guards of a form say of it together. */
const saidBy =
  <Form>({ isReady, isMismatched = () => false }: FormGuards<Form>) =>
  (form: Form) =>
    isReady(undefined, { form }) ? 'ready' : isMismatched(undefined, { form }) ? 'mismatched' : 'incomplete';
const signInVerdict = saidBy(sessionGuards);
const deletionVerdict = saidBy(accountGuards);
const resetRequestVerdict = saidBy(resetRequestGuards);
const resetVerdict = saidBy(resetConfirmGuards);
const registrationVerdict = saidBy(registrationGuards);

describe('deleting an account', () => {
  test('takes a password, and does not look at it more closely [SV-13]', () => {
    fc.assert(
      fc.property(entry, (password) => deletionVerdict({ password }) === (isFilled(password) ? 'ready' : 'incomplete')),
    );
  });
});

describe('sign in', () => {
  test('both fields have to be filled, with anything [SI-2]', () => {
    fc.assert(
      fc.property(
        entry,
        entry,
        (email, password) =>
          signInVerdict({ email, password }) === (isFilled(email) && isFilled(password) ? 'ready' : 'incomplete'),
      ),
    );
  });

  test('an address is not looked at more closely [SI-2]', () => {
    expect(signInVerdict({ email: 'not an address', password: 'x' })).toBe('ready');
  });
});

test('a reset can be asked for as soon as the field is not blank [FP-1]', () => {
  fc.assert(
    fc.property(entry, (email) => resetRequestVerdict({ email }) === (isFilled(email) ? 'ready' : 'incomplete')),
  );
});

describe('a new password', () => {
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
  ])('"%s" confirmed by "%s" is %s [RP-1, RP-2, OT-5]', (password, confirmation, verdict) => {
    expect(resetVerdict({ password, confirmation })).toBe(verdict);
  });

  test('only strong passwords leave the form, only twins are sent [RP-1, RP-2]', () => {
    fc.assert(
      fc.property(entry, entry, (password, confirmation) => {
        const verdict = resetVerdict({ password, confirmation });
        return (
          (verdict !== 'incomplete') === (isStrong(password) && isFilled(confirmation)) &&
          (verdict !== 'ready' || password === confirmation)
        );
      }),
    );
  });

  test('the sentence for two that differ [SU-5, RP-2]', () => {
    expect(mismatchMessage).toBe('Passwords do not match');
  });
});

describe('sign up', () => {
  const full = {
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: 'Aa!aaa',
    confirmation: 'Aa!aaa',
    consentsToUpdates: true,
    agreesToTerms: true,
  };

  test('a full form with both boxes ticked is ready [SU-4]', () => {
    expect(registrationVerdict(full)).toBe('ready');
  });

  test.each(['email', 'firstName', 'lastName', 'password', 'confirmation'] as const)(
    'a blank %s keeps it incomplete [SU-4]',
    (field) => {
      expect(blanks.map((text) => registrationVerdict({ ...full, [field]: text }))).toEqual(
        blanks.map(() => 'incomplete'),
      );
    },
  );

  test.each(['consentsToUpdates', 'agreesToTerms'] as const)('an open box %s keeps it incomplete [SU-4]', (box) => {
    expect(registrationVerdict({ ...full, [box]: false })).toBe('incomplete');
  });

  test.each(['Aa!aa', 'Aaaaaa', 'aa!aaa', 'AA!AAA'])('the weak password %s keeps it incomplete [SU-4]', (password) => {
    expect(registrationVerdict({ ...full, password, confirmation: password })).toBe('incomplete');
  });

  test('a password that is confirmed in another Unicode form is ready [SU-5, OT-5]', () => {
    const passwords = { password: 'Caf\u00e9-Pass1', confirmation: 'Cafe\u0301-Pass1' };
    expect(registrationVerdict({ ...full, ...passwords })).toBe('ready');
  });

  test('a full form whose passwords differ is mismatched [SU-5]', () => {
    expect(registrationVerdict({ ...full, confirmation: 'Bb?bbbb' })).toBe('mismatched');
  });
});
