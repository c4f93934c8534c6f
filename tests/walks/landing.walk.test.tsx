import { act, render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { boardMachine } from '../../machines/board.machine.ts';
import { landingMachine } from '../../machines/landing.machine.ts';
import { Landing } from '../../src/views/home/landing.view.tsx';
import { deferredCallback } from '../support/deferred.ts';
import { put, stillOf } from '../support/still.ts';
import { walk } from '../support/walk.ts';
import { sessionOf } from './people/actors.ts';
import { aDraw } from './people/boards.ts';
import { expectUndrawn, logOfFailure } from './people/undrawn.ts';

walk<typeof landingMachine>('the landing page [HOME-1, RS-3]', {
  machine: landingMachine.provide({ actors: { board: stillOf(boardMachine) } }),
  cases: { 'screen.outdated': [{}] },
  answers: {},
  equivalent: [logOfFailure],
  open: ({ machine, options }) => {
    const followVisibility = deferredCallback<{ type: 'screen.outdated' }>();
    const provided = machine.provide({ actors: { followVisibility: followVisibility.logic } });
    const actor = createActor(provided, options).start();
    const { powerball, megamillions } = actor.getSnapshot().children;
    render(<Landing actor={actor} session={sessionOf(null).actor} />);
    put(powerball, 'showing.settled', { draw: aDraw });
    put(megamillions, 'showing.settled', { draw: { ...aDraw, next_jackpot: '$152 Million' } });
    return {
      actor,
      ports: {},
      doing: { 'screen.outdated': (event) => act(() => followVisibility.send(event)) },
    };
  },
  seeing: {
    showing: () => {
      for (const [name, jackpot] of [
        ['Power Ball', '$120 Million'],
        ['Mega Millions', '$152 Million'],
      ] as const) {
        const game = within(screen.getByRole('region', { name }));
        expect(game.getByRole('list', { name: 'Numbers drawn' })).toBeVisible();
        expect(game.getByText(jackpot)).toBeVisible();
        expect(game.getByRole('timer', { name: 'Time to the next draw' })).toBeVisible();
      }
    },
    failed: expectUndrawn,
  },
});
