import { act } from '@testing-library/react';
import { boardPageMachine } from '../../machines/board-page.machine.ts';
import type { Toast } from '../../src/rules/toasts.ts';
import { BoardPage } from '../../src/flows/board/board-page.view.tsx';
import { walk } from '../support/walk.ts';
import { followVisibility } from './people/actors.ts';
import { aDraw, aTicket, checkedWith } from './people/boards.ts';
import { expectFailed } from './people/error-screen.ts';
import { announcing, parent, put, withStills } from '../walk/doubles.ts';

const toast: Toast = { severity: 'success', text: 'Ticket created successfully' };

walk<typeof boardPageMachine>('a game’s page [BD-1, PL-2, PR-1, RS-1, RS-2, RS-4, OT-10, WI-8]', {
  machine: withStills(boardPageMachine).provide({ actors: { followVisibility: followVisibility.logic } }),
  inputs: [
    { game: 'powerball', parent },
    { game: 'megamillions', parent },
  ],
  cases: {
    'toast.raised': [{ toast }],
  },
  outcomes: {},
  show: (actor, { game }) => {
    const parts = actor.getSnapshot().children;
    // One game's page counts down to a draw, its winner deleted, and the other's waits for its numbers.
    const isDeleted = game === 'powerball';
    put(parts.board, isDeleted ? 'showing.settled' : 'awaiting.pausing', { draw: aDraw });
    put(parts.results, 'outcome.wonJackpot', { results: checkedWith(1) });
    put(parts.tickets, 'showing.settled', { tickets: isDeleted ? [] : [aTicket] });
    put(parts.eventCode, isDeleted ? 'savedTickets.missedButMailed' : 'savedTickets.listing');
    return <BoardPage actor={actor} />;
  },
  doing: {
    'draw.held': announcing('board'),
    'draw.arrived': announcing('board'),
    'numbers.arrived': announcing('eventCode'),
    'ticket.created': announcing('ticketEntry'),
    'ticket.unanswered': announcing('ticketEntry'),
    'ticket.deleted': announcing('tickets'),
    'ticket.failed': announcing('tickets'),
    'toast.raised': announcing('share'),
    'screen.outdated': (event) => act(() => followVisibility.send(event)),
  },
  seeing: {
    showing: ['form "Add a ticket"', 'First draw: ', 'You won the jackpot', 'section "Saved tickets"'],
    failed: expectFailed,
  },
});
