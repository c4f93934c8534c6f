import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Home } from '../../../src/views/home/home.view.tsx';
import { ada, sessionOf } from '../people/actors.ts';

const region = (name: string) => within(screen.getByRole('region', { name }));
const linksIn = (name: string) =>
  region(name)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const cardsOf = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('a visitor is invited at the top and at the end, with two ways in [HOME-1]', () => {
  render(<Home session={sessionOf(null).actor} />);
  for (const name of ['Know your numbers the moment they are drawn', 'Ready for the next draw?'])
    expect(linksIn(name)).toEqual([
      ['Start exploring', '/sign-in'],
      ['Sign Up', '/sign-up'],
    ]);
});

const led = [
  ['Instant results', '/lottery-board'],
  ['Personalized checker', '/lottery-board'],
  ['Comprehensive draw history', '/lottery-board?tab=history'],
];

test.each([
  [null, ['Sign up for a free account'], []],
  [ada, [], led],
])(
  'six features, which lead a player to their pages, and how it works [HOME-2, HOME-3, FW-1, RS-3]',
  (user, first, links) => {
    render(<Home session={sessionOf(user).actor} />);
    expect(cardsOf('Key Features')).toEqual([
      ...['Instant results', 'Personalized checker', 'Winning notifications'],
      ...['Friendly interface', 'Comprehensive draw history', 'Secure and confidential'],
    ]);
    const icons = screen.getByRole('region', { name: 'Key Features' }).querySelectorAll('[data-icon]');
    expect([...icons].map((icon) => icon.getAttribute('data-icon'))).toEqual([
      ...['clock', 'ticket', 'bell', 'user', 'chart', 'shield'],
    ]);
    expect(linksIn('Key Features')).toEqual(links);
    expect(cardsOf('How It Works')).toEqual([
      ...first,
      ...['Enter your lottery numbers', 'Check the results', 'Track your winnings'],
    ]);
  },
);
