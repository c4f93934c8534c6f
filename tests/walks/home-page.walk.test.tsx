import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { homePageMachine } from '../../machines/home-page.machine.ts';
import { HomePage } from '../../src/flows/home/home-page.view.tsx';
import { walk } from '../support/walk.ts';
import { ada, sessionOf } from './people/actors.ts';
import { aDraw, aTicket, checkedWith } from './people/boards.ts';
import { expectFailed } from './people/error-screen.ts';
import { announcing, deferredCallback, put, withStills } from '../walk/doubles.ts';

const followVisibility = deferredCallback<{ type: 'screen.outdated' }>();

walk<typeof homePageMachine>('a player’s home [HOME-2, HOME-3, HOME-4, FW-1, RS-2, RS-3, RS-4, OT-10]', {
  machine: withStills(homePageMachine).provide({ actors: { followVisibility: followVisibility.logic } }),
  cases: {
    'draw.held': [{}],
    'draw.arrived': [{}],
    'ticket.deleted': [],
    'toast.raised': [],
    'screen.outdated': [{}],
  },
  outcomes: {},
  show: (actor) => {
    const lists = actor.getSnapshot().children;
    put(lists.powerballBoard, 'showing.settled', { draw: aDraw });
    put(lists.powerballResults, 'outcome.wonJackpot', { results: checkedWith(1) });
    put(lists.powerball, 'showing.settled', { tickets: [aTicket] });
    put(lists.megamillions, 'showing.settled', { tickets: [] });
    return <HomePage actor={actor} session={sessionOf(ada).actor} />;
  },
  doing: {
    'draw.held': announcing('powerballBoard'),
    'draw.arrived': announcing('megamillionsBoard'),
    'ticket.deleted': announcing('powerball'),
    'toast.raised': announcing('powerball'),
    'screen.outdated': (event) => act(() => followVisibility.send(event)),
  },
  seeing: {
    showing: () => {
      for (const name of ['Power Ball', 'Mega Millions']) expect(screen.getByRole('region', { name })).toBeVisible();
      const powerball = within(screen.getByRole('region', { name: 'Power Ball' }));
      expect(powerball.getByRole('list', { name: 'Numbers drawn' })).toBeVisible();
      expect(powerball.getByText('You won the jackpot')).toBeVisible();
      expect(powerball.getByRole('timer', { name: 'Time to the next draw' })).toBeVisible();
      expect(powerball.getByText('$120 Million')).toBeVisible();
      expect(powerball.getByText('1 saved')).toBeVisible();
      for (const name of ['Add a ticket', 'Open board'])
        expect(powerball.getByRole('link', { name })).toHaveAttribute('href', '/powerball');
      expect(within(screen.getByRole('group', { name: /^Ticket / })).getByText('Jackpot')).toBeVisible();
      const features = within(screen.getByRole('region', { name: 'Key Features' })).getAllByRole('link');
      expect(features.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual([
        'Instant results: /lottery-board',
        'Personalized checker: /lottery-board',
        'Comprehensive draw history: /lottery-board?tab=history',
      ]);
      const megamillions = within(screen.getByRole('region', { name: 'Mega Millions' }));
      expect(megamillions.getByText('No saved numbers')).toBeVisible();
      expect(megamillions.getByRole('link', { name: 'Add your first ticket' })).toHaveAttribute(
        'href',
        '/megamillions',
      );
    },
    failed: expectFailed,
  },
});
