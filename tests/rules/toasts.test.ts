import { expect, test } from 'vitest';
import { savedToast } from '../../src/rules/toasts.ts';

test.each([
  ['Ticket created successfully', { severity: 'success', text: 'Ticket created successfully' }],
  ['Saved with success.', { severity: 'success', text: 'Saved with success.' }],
  ['The draw has begun.', { severity: 'info', text: 'The draw has begun.' }],
  ['', { severity: 'info', text: '' }],
])('the message "%s" is shown as it is, as success only when it says so [TE-8, TR-6]', (message, toast) => {
  expect(savedToast(message, 'Ticket updated successfully')).toEqual(toast);
});

test('without a message the usual text is shown [TE-8, TR-6]', () => {
  const text = 'Ticket updated successfully';
  expect(savedToast(undefined, text)).toEqual({ severity: 'success', text });
});
