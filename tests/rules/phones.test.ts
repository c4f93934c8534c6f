import { expect, test } from 'vitest';
import { dialed } from '../../src/rules/phones.ts';

test.each([
  ['1-800-MY-RESET', '1-800-69-73738'],
  ['0808 802 0133', '0808 802 0133'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '22233344455566677778889999'],
])('the link of %s dials %s [LE-1]', (phone, digits) => {
  expect(dialed(phone)).toBe(digits);
});
