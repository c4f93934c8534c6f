import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { winningsMachine, type OutcomesOf } from '../../machines/winnings.machine.ts';
import type { Outcome, Results } from '../../src/protocol/history.ts';
import { noWinnings } from '../../src/rules/prizes.ts';
import { Outcomes } from '../../src/flows/winnings/outcomes.view.tsx';
import { MyTickets, Winnings } from '../../src/flows/winnings/winnings.view.tsx';
import { walk } from '../support/walk.ts';
import { drawn } from './people/pictures.tsx';
import { sent } from '../walk/doubles.ts';

const date = '2026-11-18';
const won = (prizes: number, dollars: number) => ({ ...noWinnings, prizes, lowest: dollars, highest: dollars });
const outcome: Outcome = {
  ticket_id: 't1',
  date,
  numbers: [5, 12, 33, 41, 61, 8],
  drawn: [5, 12, 33, 41, 60, 8],
  main_matches: 4,
  special_matches: true,
  tier: 3,
};
const ticket = { ticket_id: 't1', numbers: outcome.numbers, is_deleted: false, draws: 3 };
const total = { ...won(5, 1_050_004), jackpots: 1 };
const results: Results = {
  is_sample: false,
  won: total,
  draws: [
    { date, tickets: 1, won: won(3, 50_004) },
    { date: '2026-11-16', tickets: 1, won: noWinnings },
    { date: '2025-11-05', tickets: 1, won: won(1, 1_000_000) },
    { date: '2025-10-29', tickets: 1, won: { ...noWinnings, prizes: 1, jackpots: 1 } },
  ],
  prizes: [
    { ...outcome, ticket_id: 't3', date: '2025-11-05', main_matches: 5, special_matches: false, tier: 2 },
    outcome,
    { ...outcome, ticket_id: 't2', numbers: [1, 2, 3, 4, 6, 8], main_matches: 0, tier: 9 },
  ],
  tickets: [{ ...ticket, won: total }],
};
const nothing: Results = { is_sample: false, won: noWinnings, draws: [], prizes: [], tickets: [] };
const unlucky: Results = {
  ...nothing,
  is_sample: true,
  draws: [{ date, tickets: 1, won: noWinnings }],
  tickets: [{ ...ticket, is_deleted: true, won: noWinnings }],
};
const ofDraw: OutcomesOf = { kind: 'draw', date };
const ofTicket: OutcomesOf = { kind: 'ticket', id: 't1' };
const played =
  (of: OutcomesOf) =>
  ({ results: known }: { readonly results: Results | null }) =>
    known?.tickets.length === 1 ? { of } : undefined;

const dialog = () => screen.getByRole('dialog');
const press = (name: RegExp, place: HTMLElement = document.body) =>
  userEvent.click(within(place).getByRole('button', { name }));

const seesBars = ({ actor }: { actor: ActorRefFrom<typeof winningsMachine> }) => {
  const bars = [...document.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(bars).toEqual(actor.getSnapshot().context.results?.prizes.length ? ['50', '1000', '1000'] : []);
};

walk<typeof winningsMachine>('what tickets won [BD-6, DH-2, FW-4, PL-4]', {
  machine: winningsMachine,
  inputs: [{ game: 'powerball' }],
  cases: {
    'game.chosen': [
      ({ game }) => ({ game: game === 'powerball' ? 'megamillions' : 'powerball' }),
      ({ game }) => ({ game }),
    ],
    'outcomes.opened': [played(ofDraw), played(ofTicket)],
  },
  outcomes: { loadResults: [results, unlucky, nothing], loadOutcomes: [[outcome]] },
  show: (actor) => (
    <>
      <Winnings actor={actor} picture={drawn} />
      <MyTickets actor={actor} date={date} />
      <Outcomes actor={actor} />
    </>
  ),
  doing: {
    'retry.requested': () => press(/^Try again$/),
    'game.chosen': sent,
    'results.outdated': sent,
    'outcomes.opened': ({ of }) =>
      of.kind === 'draw'
        ? press(/^1 ticket: /)
        : press(/^Draw by draw/, screen.getByRole('region', { name: 'Ticket by ticket' })),
    'outcomes.closed': () => press(/^Close$/, dialog()),
  },
  seeing: {
    unasked: 'Loading the results of your tickets',
    loading: 'Loading the results of your tickets',
    failed: ['The results of your tickets could not be loaded.', 'button "Try again"'],
    'showing.summed': seesBars,
    'showing.refreshing': seesBars,
    'showing.opening': ['dialog "', 'Loading matches and prizes'],
    'showing.opened': ['dialog "', 'Ball matched: $'],
    'showing.unreached': ['dialog "', 'The matches could not be loaded.'],
  },
});
