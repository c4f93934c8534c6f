import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loginRequest, registrationRequest, resetRequest } from '../../src/protocol/account-requests.ts';
import { normalizedAddress } from '../../src/rules/addresses.ts';

test.each([
  ["sean.o'brien@example.com"],
  ['a&b@example.com'],
  ['first/last@example.com'],
  ['jo@xn--mller-kva.de'],
  ['jo@a--b.example.com'],
  ['jo@example.xn--p1ai'],
  ["o'neil+lotto@example.co.uk"],
  ['{jo}|!#$%*=?^_`~@example.com'],
  ['jo@x---y.xn--bcher-kva.example'],
])('%s is an address, and stays as it is [OT-4]', (address) => {
  expect(v.parse(resetRequest, { email: address })).toEqual({ email: address });
  expect(normalizedAddress(normalizedAddress(address))).toBe(address);
});

test.each([
  ['jo@müller.de', 'jo@xn--mller-kva.de'],
  ['Jo@MU\u0308LLER.de', 'jo@xn--mller-kva.de'],
  ['jo@пример.рф', 'jo@xn--e1afmkfd.xn--p1ai'],
  ['jo@例え。テスト', 'jo@xn--r8jz45g.xn--zckzah'],
  ['jo@example.com\u200b', 'jo@example.com'],
  ['\ufeff\u00a0jo@exam\u00adple.com\u2060 ', 'jo@example.com'],
  ['\u202ajo@example.com\u202c', 'jo@example.com'],
  ['jo\u200d@\u2067example.com\ufe0f', 'jo@example.com'],
  ['jo@example\r\n.com', 'jo@example.com'],
])('%j is stored and found as %s [OT-4]', (typed, stored) => {
  expect(v.parse(loginRequest, { email: typed, password: 'p' }).email).toBe(stored);
  expect(v.parse(resetRequest, { email: typed }).email).toBe(stored);
  expect(v.parse(registrationRequest.entries.email, typed)).toBe(stored);
});

test.each([
  'jo',
  'jo@',
  '@example.com',
  'j o@example.com',
  'jö@example.com',
  'jo@exa mple.com',
  'jo@-example.com',
  'jo@example.com.',
  'jo@müller.de/path',
  'jo@müller.de:25',
  'jo@mül%6cer.de',
  'jo@x@müller.de',
  'jo@müller.de?',
  'jo@a..ü.de',
])('%s is refused at its field [OT-4, SU-7, SV-2]', (email) => {
  const { issues = [] } = v.safeParse(registrationRequest, { email });
  expect(issues.filter((issue) => v.getDotPath(issue) === 'email').map(({ message }) => message)).toEqual([
    'Enter a valid email address.',
  ]);
});

test.each([
  [' \u200b\u2060 ', 'This field may not be blank.'],
  [`${'a'.repeat(250)}@example.org`, 'At most 254 characters, please.'],
])('an address of invisible characters is blank, and its length is limited: %j [OT-4]', (email, message) => {
  const { issues = [] } = v.safeParse(resetRequest, { email });
  expect(issues[0]?.message).toBe(message);
});
