import { act, render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { homePageMachine } from '../../machines/home-page.machine.ts';
import { resultsMachine } from '../../machines/results.machine.ts';
import { ticketsMachine } from '../../machines/tickets.machine.ts';
import { HomePage } from '../../src/views/home/home-page.view.tsx';
import { heldCallback } from '../support/held.ts';
import { put, stillOf } from '../support/still.ts';
import { walk } from '../support/walk.ts';
import { ada, sessionOf } from './people/actors.ts';
import { aTicket, checkedWith } from './people/boards.ts';

walk<typeof homePageMachine>('a player’s home [HOME-4, RS-2, RS-3, OT-10]', {
  machine: homePageMachine.provide({ actors: { tickets: stillOf(ticketsMachine), results: stillOf(resultsMachine) } }),
  cases: { 'screen.outdated': [{}] },
  answers: {},
  open: ({ machine, options }) => {
    const followVisibility = heldCallback<{ type: 'screen.outdated' }>();
    const provided = machine.provide({ actors: { followVisibility: followVisibility.logic } });
    const actor = createActor(provided, options).start();
    const lists = () => actor.getSnapshot().children;
    render(<HomePage actor={actor} session={sessionOf(ada).actor} />);
    put(lists().powerballResults, 'outcome.wonJackpot', { results: checkedWith(1) });
    put(lists().powerball, 'showing.settled', { tickets: [aTicket] });
    return {
      actor,
      ports: {},
      doing: {
        'screen.outdated': (event) => act(() => followVisibility.send(event)),
      },
    };
  },
  seeing: {
    showing: () => {
      for (const name of ['Power Ball', 'Mega Millions']) expect(screen.getByRole('region', { name })).toBeVisible();
      expect(screen.getByText('You won the jackpot')).toBeVisible();
      expect(within(screen.getByRole('group', { name: /^Ticket / })).getByText('Jackpot')).toBeVisible();
    },
  },
});
