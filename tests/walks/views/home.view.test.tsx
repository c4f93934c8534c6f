import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../../src/protocol/account.ts';
import { Home } from '../../../src/views/home/home.view.tsx';
import { ada, sessionOf } from '../people/actors.ts';

const open = (user: User | null) =>
  render(
    <Home
      session={sessionOf(user).actor}
      lists={[
        { title: 'Power Ball', board: '/powerball', result: <p>You won $7</p>, list: <p>Power Ball tickets</p> },
        { title: 'Mega Millions', board: '/megamillions', result: null, list: <p>Mega Millions tickets</p> },
      ]}
    />,
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

  test.each([null, ada])('says in four moves how it works [HOME-3]', (user) => {
    open(user);
    expect(cardsOf('How It Works').map(({ textContent }) => textContent)).toEqual([
      'Sign up for a free account',
      'Enter your lottery numbers',
      'Check the results',
      'Track your winnings',
    ]);
  });
});
