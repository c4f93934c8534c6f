import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { historyMachine } from '../../machines/history.machine.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { games, type Game } from '../../src/rules/games.ts';
import { drawsFound, historyGuards, noFilters, pagesOf, soundFilters } from '../../src/rules/history/filters.ts';
import type { HistoryView } from '../../src/rules/history/history-address.ts';
import type { PastDraw } from '../../src/rules/history/past-draws.ts';
import { GameChoice } from '../../src/views/history/game-choice.view.tsx';
import { History } from '../../src/views/history/history.view.tsx';
import { heldPromise } from '../support/held.ts';
import { walk } from '../support/walk.ts';
import { write } from './people/person.ts';

type Context = HistoryView & { readonly draws: readonly PastDraw[] };
const drawsOf = (special: number): readonly PastDraw[] =>
  Array.from({ length: 26 }, (_, at) => ({
    date: new Date(Date.parse('2026-11-18') - at * 7 * 86_400_000).toISOString().slice(0, 10),
    numbers: at === 3 ? [5, 12, 33, 41, 60, 8] : [1, 2, 3, 4, 6, special],
    ...{ multiplier: null, jackpot: null, state: 'confirmed', corrections: [], conflicts: [] },
  }));
const [draws, newDraws] = [drawsOf(10), drawsOf(11)];

const other = (game: Game): Game => (game === 'powerball' ? 'megamillions' : 'powerball');
const containing =
  (numbers: string) =>
  ({ filters: before }: Context) => {
    const filters = { ...before, numbers };
    return before.numbers === numbers ? undefined : { filters };
  };
const turned = (by: number) => (context: Context) => {
  const pages = pagesOf(drawsFound(context.draws, context.filters));
  const page = Math.min(context.page, pages) + by;
  return page < 1 || page > pages ? undefined : { page };
};

const way = (name: string) => screen.queryByRole('button', { name });
const rows = () => screen.queryAllByRole('rowheader').length;
const sees = (what: { table: boolean; isBusy?: boolean }) => {
  expect(screen.queryByRole('table', { name: 'Draws' }) !== null).toBe(what.table);
  expect(screen.getByRole('form', { name: 'Filter the draws' })).toBeVisible();
};
const seesFreshness = (isBusy: boolean) => () => {
  const table = screen.queryByRole('table');
  if (table) expect(table).toHaveAttribute('aria-busy', String(isBusy));
};

walk<typeof historyMachine>('the draw history [BD-6, DH-1, DH-4]', {
  machine: historyMachine.provide({ guards: historyGuards }),
  inputs: [
    { game: 'powerball', filters: noFilters, page: 1 },
    { game: 'powerball', filters: noFilters, page: 9999 },
  ],
  cases: {
    'retry.requested': [{}],
    'game.chosen': [({ game, filters }) => ({ game: other(game), filters: soundFilters(other(game), filters) })],
    'filters.edited': [containing('5'), containing('99'), containing('98'), containing('')],
    'page.turned': [turned(1), turned(-1)],
    'draws.outdated': [{}],
  },
  impossible: [
    {
      runs: /game\.chosen → loading: loadHistory answers \(otherwise\)/,
      why: 'Another game is shown from its first page, which is always there.',
    },
  ],
  answers: { loadHistory: [({ draws: known }) => (known.length === 0 ? draws : newDraws)] },
  open: ({ machine, options, input }) => {
    const loadHistory = heldPromise<readonly PastDraw[], { game: Game }>();
    const actor: ActorRefFrom<typeof historyMachine> = createActor(
      machine.provide({ actors: { loadHistory: loadHistory.logic } }),
      {
        ...options,
        input,
      },
    ).start();
    render(
      <>
        <GameChoice actor={actor} />
        <History actor={actor} mine={() => null} files={gamePaths} />
      </>,
    );
    return {
      actor,
      ports: { loadHistory },
      doing: {
        'retry.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
        'game.chosen': ({ game }) => userEvent.click(screen.getByRole('radio', { name: games[game].name })),
        'filters.edited': ({ filters }) => write('Contains numbers', filters.numbers),
        'page.turned': ({ page }) => {
          const isOlder = page > actor.getSnapshot().context.page;
          return userEvent.click(screen.getByRole('button', { name: isOlder ? 'Older draws' : 'Newer draws' }));
        },
        'draws.outdated': (event) => act(() => actor.send(event)),
      },
    };
  },
  seeing: {
    loading: () => {
      expect(screen.getByRole('status')).toHaveTextContent('Loading the draw history');
      expect(screen.queryByRole('form')).toBeNull();
    },
    failed: () => {
      expect(screen.getByRole('status')).toHaveTextContent('The draw history could not be loaded.');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    'showing.search.listing': ({ actor }) => {
      const { filters, page } = actor.getSnapshot().context;
      sees({ table: true });
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole('status')).toHaveTextContent(filters.numbers === '' ? '26 draws' : '1 of 26 draws');
      expect(rows()).toBe(filters.numbers === '' ? (page === 1 ? 25 : 1) : 1);
      expect([way('Newer draws'), way('Older draws')].map((button) => button?.hasAttribute('disabled'))).toEqual(
        filters.numbers === '' ? [page === 1, page === 2] : [undefined, undefined],
      );
    },
    'showing.search.mistaken': () => {
      sees({ table: false });
      expect(screen.getByRole('alert')).toHaveTextContent('Enter numbers between 1 and');
      expect(screen.getByLabelText('Contains numbers')).toBeInvalid();
    },
    'showing.freshness.settled': seesFreshness(false),
    'showing.freshness.refreshing': seesFreshness(true),
  },
  always: ({ actor }) => {
    const { game, filters } = actor.getSnapshot().context;
    expect(screen.getByRole('radio', { name: games[game].name })).toBeChecked();
    const box = screen.queryByLabelText<HTMLInputElement>('Contains numbers');
    if (box) expect(box.value).toBe(filters.numbers);
  },
});
