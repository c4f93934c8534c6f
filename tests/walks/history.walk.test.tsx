import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { historyMachine } from '../../machines/history.machine.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import type { Game } from '../../src/rules/games.ts';
import { drawsFound, historyGuards, noFilters, pagesOf } from '../../src/rules/history-filters.ts';
import type { HistoryView } from '../../src/rules/history-address.ts';
import type { PastDraw } from '../../src/rules/past-draws.ts';
import { History } from '../../src/flows/history/history.view.tsx';
import { pastDraw } from '../support/past-draw.ts';
import { walk } from '../support/walk.ts';
import { write } from './people/person.ts';
import { parent, sent } from '../walk/doubles.ts';

type Context = HistoryView & { readonly draws: readonly PastDraw[] };
/** Draws with a multiplier, a correction, sources that disagree, and plain ones, the first found by its 5. */
const notes: readonly Partial<PastDraw>[] = [
  { multiplier: 3 },
  { state: 'corrected', jackpot: '$20 Million' },
  { state: 'disputed' },
  { numbers: [5, 12, 33, 41, 60, 8] },
];
const drawsOf = (special: number): readonly PastDraw[] =>
  Array.from({ length: 26 }, (_, at) => {
    const date = new Date(Date.parse('2026-11-18') - at * 7 * 86_400_000).toISOString().slice(0, 10);
    return pastDraw(date, [1, 2, 3, 4, 6, special], notes[at]);
  });
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

const show = (actor: ActorRefFrom<typeof historyMachine>) => (
  <History actor={actor} played={new Set(['2026-11-04'])} mine={() => 'mine'} files={gamePaths} aside={null} />
);
const machine = historyMachine.provide({ guards: historyGuards });

const seesDraws = ({ actor }: { actor: ActorRefFrom<typeof historyMachine> }) =>
  actor.getSnapshot().matches({ search: 'mistaken' })
    ? screen.getByText(/^Enter numbers between/)
    : screen.getByRole('table', { name: 'Draws' });

walk<typeof historyMachine>('the draw history [BD-6, DH-1, DH-4, FW-4]', {
  machine,
  inputs: [{ game: 'powerball', filters: noFilters, page: 1, parent }],
  cases: {
    'view.asked': [
      ({ game }) => ({ view: { game, filters: noFilters, page: 1 } }),
      ({ game }) => ({ view: { game, filters: noFilters, page: 2 } }),
      ({ game }) => ({ view: { game, filters: { ...noFilters, numbers: '5' }, page: 1 } }),
      ({ game }) => ({ view: { game: other(game), filters: noFilters, page: 2 } }),
      ({ game }) => ({ view: { game: other(game), filters: noFilters, page: 9999 } }),
      ({ game }) => ({ view: { game, filters: noFilters, page: 9999 } }),
    ],
    'filters.edited': [containing('5'), containing('99'), containing('98'), containing('')],
    'page.turned': [turned(1), turned(-1)],
  },
  impossible: {
    'The search takes what is asked before the draws do.':
      /^(?!search: view\.asked).* → draws(\.unasked)?: view\.asked/,
    'Edited filters are shown from their first page, which is always there.':
      /search\.checking: at once \(\w+\) → draws\.loading: loadHistory answers \(otherwise\)/,
  },
  outcomes: { loadHistory: [({ draws: known }) => (known.length === 0 ? draws : newDraws)] },
  show,
  doing: {
    'view.asked': sent,
    'retry.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
    'filters.edited': ({ filters }) => write('Contains numbers', filters.numbers),
    'page.turned': ({ page }, { actor }) => {
      const isOlder = page > actor.getSnapshot().context.page;
      return userEvent.click(screen.getByRole('button', { name: isOlder ? 'Older draws' : 'Newer draws' }));
    },
    'draws.outdated': sent,
  },
  seeing: {
    'search.checking': [],
    'search.listing': 'form "Filter the draws"',
    'search.mistaken': 'Enter numbers between 1 and',
    'draws.unasked': 'Loading the draw history',
    'draws.loading': 'Loading the draw history',
    'draws.failed': ['The draw history could not be loaded.', 'button "Try again"'],
    'draws.settled': seesDraws,
    'draws.refreshing': seesDraws,
  },
  // Where no pages are shown, none can be turned, not even one of the game before.
  always: ({ actor }) => {
    const pages = screen.queryByRole('navigation', { name: 'Pages of draws' });
    if (!pages) expect(actor.getSnapshot().can({ type: 'page.turned', page: 2 })).toBe(false);
  },
});

test('two invalid dates are explained once [DH-1]', () => {
  const filters = { ...noFilters, from: '1', until: '1' };
  render(show(createActor(machine, { input: { game: 'powerball', filters, page: 1, parent } })));
  expect(screen.getByRole('alert').textContent).toBe('Enter dates such as 2026-11-20.');
});
