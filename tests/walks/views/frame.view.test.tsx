import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor } from 'xstate';
import { accountMachine } from '../../../machines/account.machine.ts';
import type { User } from '../../../src/protocol/account.ts';
import { Account } from '../../../src/views/account/profile/account.view.tsx';
import { Frame } from '../../../src/views/frame/frame.view.tsx';
import { ada, sessionOf } from '../people/actors.ts';
import { expectBusy, person } from '../people/person.ts';

const open = (path: string, user: User | null) => {
  const location = memoryLocation({ path });
  const { actor: session, revokeSession } = sessionOf(user);
  const account = createActor(accountMachine).start();
  const sheet = <Account actor={account} session={session} />;
  render(
    <Router hook={location.hook}>
      <Frame session={session} account={account} sheet={sheet} path={path} helpline="1-800-MY-RESET">
        <h1>The screen</h1>
      </Frame>
    </Router>,
  );
  return { session, account, revokeSession };
};
const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

describe('the frame of every screen', () => {
  test('shows a player the three pages, the current one marked, initials and a way out [BAR-2]', async () => {
    const { session } = open('/powerball', ada);
    const bar = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(names(bar.getAllByRole('link')).slice(0, 3)).toEqual(['Home', 'Power Ball', 'Mega Millions']);
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Power Ball');
    expect(bar.getByRole('button', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
    await person().user.click(bar.getByRole('button', { name: 'Logout' }));
    expect(session.getSnapshot().value).toBe('signingOut');
  });

  test('has inactive links in one look on Home and in another elsewhere [BAR-2]', () => {
    const lookOn = (path: string) => {
      open(path, ada);
      const links = within(screen.getAllByRole('navigation', { name: 'Pages' }).at(-1) ?? document.body);
      return links.getByRole('link', { name: 'Mega Millions' }).className;
    };
    expect(lookOn('/')).not.toBe(lookOn('/powerball'));
  });

  test('has a menu with the three pages, a divider, the full name and a way out [BAR-3]', async () => {
    const { session } = open('/', ada);
    const menu = screen.getByRole('group', { name: 'Menu' });
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
    const pages = within(menu).getByRole('navigation', { name: 'Menu pages' });
    expect(names(within(pages).getAllByRole('link'))).toEqual(['Home', 'Power Ball', 'Mega Millions']);
    expect(within(menu).getByRole('separator')).toBeVisible();
    expect(menu).toHaveTextContent('ALAda Lovelace');
    await person().user.click(within(menu).getByRole('button', { name: 'Logout' }));
    expect(session.getSnapshot().value).toBe('signingOut');
  });

  test.each(['Ada Lovelace', 'Menu'])(
    'opens the account from the menu called %s, over the screen [BAR-2, BAR-3, SV-13]',
    async (name) => {
      const { account } = open('/powerball', ada);
      const menu = screen.getByRole('group', { name });
      expect(screen.getByRole('button', { name })).toHaveAttribute('popovertarget', menu.id);
      expect(menu).toHaveTextContent('ALAda Lovelace');
      await person().user.click(within(menu).getByRole('button', { name: 'Account' }));
      expect(account.getSnapshot().matches('open')).toBe(true);
      expect(screen.getByRole('dialog', { name: 'Account' })).toBeVisible();
    },
  );

  test.each(['Ada Lovelace', 'Menu'])('leads from the menu called %s to history and winnings [FW-1]', (name) => {
    open('/powerball', ada);
    const menu = within(screen.getByRole('group', { name }));
    for (const [link, href] of [
      ['Draw history', '/lottery-board?tab=history'],
      ['My winnings', '/lottery-board'],
    ] as const)
      expect(menu.getByRole('link', { name: link })).toHaveAttribute('href', href);
  });

  test('keeps the focus on a busy Logout, which sends nothing, and in the top bar once the player is out [BAR-2]', async () => {
    const { session, revokeSession } = open('/powerball', ada);
    const bar = screen.getByRole('banner');
    const logout = within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Logout' });
    const { user } = person();
    await user.click(logout);
    const send = vi.spyOn(session, 'send');
    expectBusy(logout);
    await user.click(logout);
    await user.keyboard('{Enter} ');
    expect(send).not.toHaveBeenCalled();
    expect(logout).toHaveFocus();
    await act(async () => revokeSession.resolve(null));
    expect(document.activeElement).toContainElement(within(bar).getByRole('link', { name: 'Login' }));
    expect(bar).toContainElement(document.activeElement as HTMLElement);
  });

  test('puts public pages in the middle and boards at the top [NAV-6]', () => {
    const [signIn, reset, board] = ['/sign-in', '/user/password-reset/u/t', '/powerball'].map((path) => {
      const { container } = render(<Frame session={sessionOf(ada).actor} path={path} helpline="" children={null} />);
      return container.querySelector('main')?.className;
    });
    expect(signIn).toBe(reset);
    expect(signIn).not.toBe(board);
  });
});
