import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../../src/protocol/account.ts';
import { Home } from '../../../src/views/home/home.view.tsx';
import { ada, sessionOf } from '../people/actors.ts';

const open = (user: User | null) =>
  render(
    <Home session={sessionOf(user).actor}>
      <p>both games</p>
    </Home>,
  );
const cardsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 3 });

describe('Home', () => {
  test('invites a visitor at the top and at the end, with two ways in [HOME-1]', () => {
    open(null);
    for (const region of ['Know your numbers the moment they are drawn', 'Ready for the next draw?']) {
      const invitation = within(screen.getByRole('region', { name: region }));
      expect(invitation.getByRole('link', { name: 'Start exploring' })).toHaveAttribute('href', '/sign-in');
      expect(invitation.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    }
  });

  test.each([null, ada])('names six key features to everyone [HOME-2]', (user) => {
    open(user);
    expect(cardsOf('Key Features').map(({ textContent }) => textContent)).toEqual([
      'Instant results',
      'Personalized checker',
      'Winning notifications',
      'Friendly interface',
      'Comprehensive draw history',
      'Secure and confidential',
    ]);
    const icons = screen.getByRole('region', { name: 'Key Features' }).querySelectorAll('[data-icon]');
    expect([...icons].map((icon) => icon.getAttribute('data-icon'))).toEqual([
      'clock',
      'ticket',
      'bell',
      'user',
      'chart',
      'shield',
    ]);
    expect(screen.getByText('Enter your numbers once and track them across draws.')).toBeVisible();
  });

  test.each([
    [null, ['Sign up for a free account']],
    [ada, []],
  ])('says in four moves how it works, to a player without the first [HOME-3, RS-3]', (user, first) => {
    open(user);
    expect(cardsOf('How It Works').map(({ textContent }) => textContent)).toEqual([
      ...first,
      'Enter your lottery numbers',
      'Check the results',
      'Track your winnings',
    ]);
  });

  test.each([
    [null, []],
    [
      ada,
      [
        ['Instant results', '/lottery-board'],
        ['Personalized checker', '/lottery-board'],
        ['Comprehensive draw history', '/lottery-board?tab=history'],
      ],
    ],
  ])('a feature with a page of its own leads a player there [FW-1, RS-3]', (user, led) => {
    open(user);
    const links = within(screen.getByRole('region', { name: 'Key Features' })).queryAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(led);
  });
});
