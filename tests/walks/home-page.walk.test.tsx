import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { homePageMachine } from '../../machines/home-page.machine.ts';
import { HomePage } from '../../src/flows/home/home-page.view.tsx';
import { region } from '../../src/ui/scroll-region.css.ts';
import { walk } from '../support/walk.ts';
import { ada, followVisibility, sessionOf } from './people/actors.ts';
import { aDraw, aTicket, checkedWith } from './people/boards.ts';
import { expectFailed } from './people/error-screen.ts';
import { announcing, put, withStills } from '../walk/doubles.ts';

walk<typeof homePageMachine>('a player’s home [HOME-2, HOME-3, HOME-4, FW-1, RS-2, RS-3, RS-4, OT-10]', {
  machine: withStills(homePageMachine).provide({ actors: { followVisibility: followVisibility.logic } }),
  cases: {
    'ticket.deleted': [],
    'ticket.failed': [],
    'toast.raised': [],
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
    'numbers.arrived': announcing('powerballResults'),
    'ticket.deleted': announcing('powerball'),
    'ticket.failed': announcing('powerball'),
    'toast.raised': announcing('powerball'),
    'screen.outdated': (event) => act(() => followVisibility.send(event)),
  },
  seeing: {
    showing: [
      'You won the jackpot',
      '1 saved',
      'No saved numbers',
      'link "Add your first ticket"',
      'section "Key Features"',
    ],
    failed: expectFailed,
  },
  always: () => {
    const list = screen.queryByRole('region', { name: 'Saved tickets, Power Ball' });
    if (list) expect(list).toHaveClass(region[170]);
  },
});
