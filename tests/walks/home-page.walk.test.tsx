import { act, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { homePageMachine } from '../../machines/home-page.machine.ts';
import { ticketsMachine } from '../../machines/tickets.machine.ts';
import { HomePage } from '../../src/views/home/home-page.view.tsx';
import { put, stillOf } from '../support/still.ts';
import { walk } from '../support/walk.ts';
import { ada, sessionOf } from './people/actors.ts';
import { aTicket } from './people/boards.ts';

walk<typeof homePageMachine>('a player’s home [HOME-4]', {
  machine: homePageMachine.provide({ actors: { tickets: stillOf(ticketsMachine) } }),
  cases: { 'screen.outdated': [{}] },
  answers: {},
  open: ({ machine, options }) => {
    const actor = createActor(machine, options).start();
    const lists = () => actor.getSnapshot().children;
    render(<HomePage actor={actor} session={sessionOf(ada).actor} />);
    put(lists().powerball, 'showing.settled', { tickets: [aTicket] });
    return {
      actor,
      ports: {},
      doing: {
        'screen.outdated': (event) => act(() => actor.send(event)),
      },
    };
  },
  seeing: {
    showing: () => {
      for (const name of ['Power Ball', 'Mega Millions']) expect(screen.getByRole('region', { name })).toBeVisible();
      expect(screen.getByRole('group', { name: /^Ticket / })).toBeVisible();
    },
  },
});
