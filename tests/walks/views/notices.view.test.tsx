import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountVerification } from '../../../src/views/account/account-verification.view.tsx';
import { Verification } from '../../../src/views/account/verification.view.tsx';
import { NotFound } from '../../../src/views/frame/not-found.view.tsx';

const toLogin = ['Return to login', '/sign-in'];
const verified = 'Your email has been successfully verified. Click below to log in.';
const sent = 'A verification email has been sent. Please check your inbox to activate your account.';

test.each([
  ['Email Verified', <Verification />, verified, [['Continue', '/lottery-board']]],
  ['Email Not Verified', <Verification error="Email activation failed" />, 'Email activation failed', [toLogin]],
  ['Verify Your Email', <AccountVerification />, sent, [toLogin]],
  ['Page not found', <NotFound />, /^There is nothing at this address\./, [['Go to Home', '/']]],
])('%s: what the screen says and where it leads [AV-1, NAV-4, VE-1, VE-2]', (heading, notice, text, links) => {
  render(notice);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
  expect(screen.queryAllByRole('img', { name: 'Error' })).toHaveLength(heading === 'Email Not Verified' ? 1 : 0);
});
