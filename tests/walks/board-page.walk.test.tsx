import { act, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { boardPageMachine } from '../../machines/board-page.machine.ts';
import { boardMachine } from '../../machines/board.machine.ts';
import { eventCodeMachine } from '../../machines/event-code.machine.ts';
import { shareMachine } from '../../machines/share.machine.ts';
import { ticketEntryMachine } from '../../machines/ticket-entry.machine.ts';
import { ticketsMachine } from '../../machines/tickets.machine.ts';
import { childEvents } from '../../src/screens/child-events.ts';
import type { Toast } from '../../src/rules/toasts.ts';
import { BoardPage } from '../../src/views/board/board-page.view.tsx';
import { announcing, put, stillOf } from '../support/still.ts';
import { walk } from '../support/walk.ts';
import { aDraw, aTicket } from './people/boards.ts';

const toast: Toast = { severity: 'success', text: 'Ticket created successfully' };

walk<typeof boardPageMachine>('a game’s page [BD-1, WI-8]', {
  machine: boardPageMachine.provide({
    actors: {
      childEvents,
      board: stillOf(boardMachine),
      tickets: stillOf(ticketsMachine),
      eventCode: stillOf(eventCodeMachine),
      ticketEntry: stillOf(ticketEntryMachine),
      share: stillOf(shareMachine),
    },
  }),
  inputs: [{ game: 'powerball' }, { game: 'megamillions' }],
  cases: {
    'draw.arrived': [{}],
    'ticket.created': [{}],
    'ticket.deleted': [{}],
    'toast.raised': [{ toast }],
    'screen.outdated': [{}],
  },
  answers: {},
  open: ({ machine, options, input }) => {
    const actor = createActor(machine, { ...options, input }).start();
    const parts = () => actor.getSnapshot().children;
    render(<BoardPage actor={actor} />);
    put(parts().board, 'showing.settled', { draw: aDraw });
    put(parts().tickets, 'showing.settled', { tickets: [aTicket] });
    put(parts().eventCode, 'savedTickets.listing');
    return {
      actor,
      ports: {},
      doing: {
        'draw.arrived': announcing(() => parts().board),
        'ticket.created': announcing(() => parts().ticketEntry),
        'ticket.deleted': announcing(() => parts().tickets),
        'toast.raised': announcing(() => parts().share),
        'screen.outdated': (event) => act(() => actor.send(event)),
      },
    };
  },
  seeing: {
    showing: ({ actor }) => {
      const name = actor.getSnapshot().context.game === 'powerball' ? 'Power Ball' : 'Mega Millions';
      expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.getByRole('form', { name: 'Add a ticket' })).toBeVisible();
      expect(screen.getByRole('group', { name: /^Ticket / })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Share this draw' })).toBeVisible();
    },
  },
});
