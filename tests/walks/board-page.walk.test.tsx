import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { boardPageMachine } from '../../machines/board-page.machine.ts';
import type { Toast } from '../../src/rules/toasts.ts';
import { BoardPage } from '../../src/flows/board/board-page.view.tsx';
import { walk } from '../support/walk.ts';
import { aDraw, aTicket, checkedWith } from './people/boards.ts';
import { expectFailed } from './people/error-screen.ts';
import { announcing, deferredCallback, parent, put, withStills } from '../walk/doubles.ts';

const toast: Toast = { severity: 'success', text: 'Ticket created successfully' };
const followVisibility = deferredCallback<{ type: 'screen.outdated' }>();

walk<typeof boardPageMachine>('a game’s page [BD-1, RS-1, RS-2, RS-4, OT-10, WI-8]', {
  machine: withStills(boardPageMachine).provide({ actors: { followVisibility: followVisibility.logic } }),
  inputs: [
    { game: 'powerball', parent },
    { game: 'megamillions', parent },
  ],
  cases: {
    'draw.held': [{}],
    'draw.arrived': [{}],
    'numbers.arrived': [{}],
    'ticket.created': [{}],
    'ticket.deleted': [{}],
    'toast.raised': [{ toast }],
    'screen.outdated': [{}],
  },
  outcomes: {},
  show: (actor) => {
    const parts = actor.getSnapshot().children;
    put(parts.board, 'showing.settled', { draw: aDraw });
    put(parts.results, 'outcome.wonJackpot', { results: checkedWith(1) });
    put(parts.tickets, 'showing.settled', { tickets: [aTicket] });
    put(parts.eventCode, 'savedTickets.listing');
    return <BoardPage actor={actor} />;
  },
  doing: {
    'draw.held': announcing('board'),
    'draw.arrived': announcing('board'),
    'numbers.arrived': announcing('eventCode'),
    'ticket.created': announcing('ticketEntry'),
    'ticket.deleted': announcing('tickets'),
    'toast.raised': announcing('share'),
    'screen.outdated': (event) => act(() => followVisibility.send(event)),
  },
  seeing: {
    showing: ({ actor }) => {
      const name = actor.getSnapshot().context.game === 'powerball' ? 'Power Ball' : 'Mega Millions';
      expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.getByRole('form', { name: 'Add a ticket' })).toBeVisible();
      expect(screen.getByText('First draw: Nov 21, 2026')).toBeVisible();
      expect(screen.getByText('You won the jackpot')).toBeVisible();
      expect(within(screen.getByRole('region', { name: 'Your tickets' })).getByText('1 saved')).toBeVisible();
      const row = within(screen.getByRole('group', { name: /^Ticket / }));
      expect(row.getByText('Jackpot')).toBeVisible();
      expect(row.getByRole('textbox', { name: 'Number 1, matched' })).toHaveValue('5');
      expect(screen.getByRole('button', { name: 'Share this draw' })).toBeVisible();
    },
    failed: expectFailed,
  },
});
