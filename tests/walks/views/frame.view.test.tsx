import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { User } from '../../../src/protocol/account.ts';
import { Frame } from '../../../src/views/frame/frame.view.tsx';
import { ada, sessionOf } from '../people/actors.ts';
import { person } from '../people/person.ts';

const open = (path: string, user: User | null = ada) => {
  const session = sessionOf(user);
  const { container } = render(
    <Router hook={memoryLocation({ path }).hook}>
      <Frame session={session.actor} path={path} helpline="">
        the screen
      </Frame>
    </Router>,
  );
  return { ...session, shown: within(container), place: container.querySelector('main')?.className };
};

test('the menu of a narrow screen has a divider, and a way out [BAR-3]', async () => {
  const { actor } = open('/');
  const menu = within(screen.getByRole('group', { name: 'Menu' }));
  expect(menu.getByRole('separator')).toBeVisible();
  await person().user.click(menu.getByRole('button', { name: 'Logout' }));
  expect(actor.getSnapshot().value).toBe('signingOut');
});

test('the focus on Logout is in the top bar once the player is out [BAR-2]', async () => {
  const { revokeSession } = open('/powerball');
  const logout = within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Logout' });
  await person().user.click(logout);
  expect(logout).toHaveFocus();
  await act(async () => revokeSession.resolve(null));
  expect(screen.getByRole('banner')).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Login' }));
});

test('inactive links look otherwise on Home than elsewhere; public pages are in the middle, boards at the top [BAR-2, NAV-6]', () => {
  const lookOn = (path: string) => open(path).shown.getAllByRole('link', { name: 'Mega Millions' })[0]?.className;
  expect(lookOn('/')).not.toBe(lookOn('/powerball'));
  const [signIn, reset, board] = ['/sign-in', '/user/password-reset/u/t', '/powerball'].map((path) => open(path).place);
  expect(signIn).toBe(reset);
  expect(signIn).not.toBe(board);
});
