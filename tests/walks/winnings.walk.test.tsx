import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { winningsMachine, type OutcomesOf } from '../../machines/winnings.machine.ts';
import type { Outcome, Results } from '../../src/protocol/history.ts';
import type { Game } from '../../src/rules/games.ts';
import { noWinnings } from '../../src/rules/history/winnings.ts';
import { Outcomes } from '../../src/views/history/outcomes.view.tsx';
import { MyTickets, Winnings } from '../../src/views/history/winnings.view.tsx';
import { deferredPromise } from '../support/deferred.ts';
import { walk } from '../support/walk.ts';

const date = '2026-11-18';
const won = { ...noWinnings, prizes: 1, lowest: 50_000, highest: 50_000 };
const outcome: Outcome = {
  ...{ ticket_id: 't1', date, numbers: [5, 12, 33, 41, 61, 8], drawn: [5, 12, 33, 41, 60, 8] },
  ...{ main_matches: 4, special_matches: true, tier: 3 },
};
const results: Results = {
  won,
  draws: [{ date, tickets: 1, won }],
  prizes: [outcome],
  tickets: [{ ticket_id: 't1', numbers: [5, 12, 33, 41, 61, 8], is_deleted: false, draws: 1, won }],
};
const nothing: Results = { won: noWinnings, draws: [], prizes: [], tickets: [] };
const ofDraw: OutcomesOf = { kind: 'draw', date };
const ofTicket: OutcomesOf = { kind: 'ticket', id: 't1' };
const played =
  (of: OutcomesOf) =>
  ({ results: known }: { readonly results: Results | null }) =>
    known?.tickets.length === 1 ? { of } : undefined;

const dialog = () => screen.getByRole('dialog');
const press = (name: RegExp, place: HTMLElement = document.body) =>
  userEvent.click(within(place).getByRole('button', { name }));
const seesLoading = () => expect(screen.getByRole('status')).toHaveTextContent('Loading the results of your tickets');
const sees = (actor: ActorRefFrom<typeof winningsMachine>) => {
  const { of } = actor.getSnapshot().context;
  expect(dialog()).toHaveAccessibleName(
    of?.kind === 'draw' ? 'My tickets on Nov 18, 2026' : 'Ticket 5 12 33 41 61 + 8',
  );
};
const seesSum = ({ actor }: { actor: ActorRefFrom<typeof winningsMachine> }) => {
  const isEmpty = actor.getSnapshot().context.results?.tickets.length === 0;
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('None of your tickets has played a confirmed draw yet.') !== null).toBe(isEmpty);
  const wins = within(screen.getByRole('region', { name: isEmpty ? 'My winnings' : 'By prize, largest first' }));
  expect(wins.queryAllByText(/^\$(50,000|20,000 to \$100,000)$/)).toHaveLength(isEmpty ? 0 : 1);
  expect(screen.queryByRole('button', { name: '1 ticket: $50,000' }) !== null).toBe(!isEmpty);
};

walk<typeof winningsMachine>('what tickets won [BD-6, DH-2, FW-4]', {
  machine: winningsMachine,
  inputs: [{ game: 'powerball' }],
  cases: {
    'retry.requested': [{}],
    'game.chosen': [
      ({ game }) => ({ game: game === 'powerball' ? 'megamillions' : 'powerball' }),
      ({ game }) => ({ game }),
    ],
    'results.outdated': [{}],
    'outcomes.opened': [played(ofDraw), played(ofTicket)],
    'outcomes.closed': [{}],
  },
  answers: { loadResults: [results, nothing], loadOutcomes: [[outcome]] },
  open: ({ machine, options, input }) => {
    const loadResults = deferredPromise<Results, { game: Game }>();
    const loadOutcomes = deferredPromise<readonly Outcome[], { game: Game; of: OutcomesOf | null }>();
    const actors = { loadResults: loadResults.logic, loadOutcomes: loadOutcomes.logic };
    const actor: ActorRefFrom<typeof winningsMachine> = createActor(machine.provide({ actors }), {
      ...options,
      input,
    }).start();
    render(
      <>
        <Winnings actor={actor} />
        <MyTickets actor={actor} date={date} />
        <Outcomes actor={actor} />
      </>,
    );
    return {
      actor,
      ports: { loadResults, loadOutcomes },
      doing: {
        'retry.requested': () => press(/^Try again$/),
        'game.chosen': (event) => act(() => actor.send(event)),
        'results.outdated': (event) => act(() => actor.send(event)),
        'outcomes.opened': ({ of }) =>
          of.kind === 'draw'
            ? press(/^1 ticket: /)
            : press(/^Draw by draw/, screen.getByRole('region', { name: 'By prize, largest first' })),
        'outcomes.closed': () => press(/^Close$/, dialog()),
      },
    };
  },
  seeing: {
    unasked: seesLoading,
    loading: seesLoading,
    failed: () => {
      expect(screen.getByRole('status')).toHaveTextContent('The results of your tickets could not be loaded.');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    'showing.summed': seesSum,
    'showing.refreshing': seesSum,
    'showing.opening': ({ actor }) => {
      sees(actor);
      expect(within(dialog()).getByRole('status')).toHaveTextContent('Loading matches and prizes');
    },
    'showing.opened': ({ actor }) => {
      sees(actor);
      expect(dialog()).toHaveTextContent(/4 numbers and the (Power|Mega) Ball matched: \$/);
      expect(within(dialog()).getAllByText('matched', { exact: false, selector: 'li span' })).toHaveLength(5);
    },
    'showing.unreached': ({ actor }) => {
      sees(actor);
      expect(within(dialog()).getByRole('alert')).toHaveTextContent('The matches could not be loaded.');
    },
  },
});
