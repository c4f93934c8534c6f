import { act, render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { boardMachine } from '../../machines/board.machine.ts';
import { homePageMachine } from '../../machines/home-page.machine.ts';
import { resultsMachine } from '../../machines/results.machine.ts';
import { ticketsMachine } from '../../machines/tickets.machine.ts';
import { childEvents } from '../../src/screens/child-events.ts';
import { HomePage } from '../../src/views/home/home-page.view.tsx';
import { deferredCallback } from '../support/deferred.ts';
import { announcing, put, stillOf } from '../support/still.ts';
import { walk } from '../support/walk.ts';
import { ada, sessionOf } from './people/actors.ts';
import { aDraw, aTicket, checkedWith } from './people/boards.ts';
import { expectUndrawn, logOfFailure } from './people/undrawn.ts';

walk<typeof homePageMachine>('a player’s home [HOME-4, RS-2, RS-3, RS-4, OT-10]', {
  machine: homePageMachine.provide({
    actors: {
      childEvents,
      board: stillOf(boardMachine),
      tickets: stillOf(ticketsMachine),
      results: stillOf(resultsMachine),
    },
  }),
  cases: { 'draw.held': [{}], 'draw.arrived': [{}], 'screen.outdated': [{}] },
  answers: {},
  equivalent: [logOfFailure],
  open: ({ machine, options }) => {
    const followVisibility = deferredCallback<{ type: 'screen.outdated' }>();
    const provided = machine.provide({ actors: { followVisibility: followVisibility.logic } });
    const actor = createActor(provided, options).start();
    const lists = () => actor.getSnapshot().children;
    render(<HomePage actor={actor} session={sessionOf(ada).actor} />);
    put(lists().powerballBoard, 'showing.settled', { draw: aDraw });
    put(lists().powerballResults, 'outcome.wonJackpot', { results: checkedWith(1) });
    put(lists().powerball, 'showing.settled', { tickets: [aTicket] });
    return {
      actor,
      ports: {},
      doing: {
        'draw.held': announcing(() => lists().powerballBoard),
        'draw.arrived': announcing(() => lists().megamillionsBoard),
        'screen.outdated': (event) => act(() => followVisibility.send(event)),
      },
    };
  },
  seeing: {
    showing: () => {
      for (const name of ['Power Ball', 'Mega Millions']) expect(screen.getByRole('region', { name })).toBeVisible();
      const powerball = within(screen.getByRole('region', { name: 'Power Ball' }));
      expect(powerball.getByRole('list', { name: 'Numbers drawn' })).toBeVisible();
      expect(powerball.getByText('You won the jackpot')).toBeVisible();
      expect(powerball.getByRole('timer', { name: 'Time to the next draw' })).toBeVisible();
      expect(powerball.getByText('$120 Million')).toBeVisible();
      for (const name of ['Add a ticket', 'Open board'])
        expect(powerball.getByRole('link', { name })).toHaveAttribute('href', '/powerball');
      expect(within(screen.getByRole('group', { name: /^Ticket / })).getByText('Jackpot')).toBeVisible();
    },
    failed: expectUndrawn,
  },
});
