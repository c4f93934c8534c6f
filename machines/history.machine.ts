import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { HistoryFilters } from '../src/rules/history-filters.ts';
import type { HistoryView } from '../src/rules/history-address.ts';
import type { PastDraw } from '../src/rules/past-draws.ts';
import { unprovided, type Parent } from './outside.ts';

/** What the history tells its page. */
export type HistoryNews = { type: 'view.changed'; view: HistoryView } | { type: 'page.opened'; view: HistoryView };

export const historyMachine = setup({
  types: {} as {
    input: HistoryView & { parent: Parent<HistoryNews> };
    context: HistoryView & { parent: Parent<HistoryNews>; draws: readonly PastDraw[] };
    events:
      | { type: 'view.asked'; view: HistoryView }
      | { type: 'retry.requested' }
      | { type: 'filters.edited'; filters: HistoryFilters }
      | { type: 'page.turned'; page: number }
      | { type: 'draws.outdated' };
  },
  actors: {
    loadHistory: fromPromise<readonly PastDraw[], { game: Game }>(() => unprovided('loadHistory')),
  },
  actions: {
    keepView: assign((_, { view }: { view: HistoryView }) => view),
    keepDraws: assign((_, draws: readonly PastDraw[]) => ({ draws })),
    forgetDraws: assign({ draws: [] }),
    keepFilters: assign((_, { filters }: { filters: HistoryFilters }) => ({ filters, page: 1 })),
    keepPage: assign((_, { page }: { page: number }) => ({ page })),
    reportView: sendTo(
      ({ context }) => context.parent,
      ({ context: { game, filters, page } }) => ({ type: 'view.changed' as const, view: { game, filters, page } }),
    ),
    reportPage: sendTo(
      ({ context }) => context.parent,
      ({ context: { game, filters, page } }) => ({ type: 'page.opened' as const, view: { game, filters, page } }),
    ),
  },
  guards: {
    isOtherGame: ({ context }, { game }: { game: Game }) => game !== context.game,
    breaksRule: (_, _params: { game: Game; filters: HistoryFilters }): boolean => unprovided('breaksRule'),
    isThere: (_, _params: { draws: readonly PastDraw[]; filters: HistoryFilters; page: number }): boolean =>
      unprovided('isThere'),
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    loadTimeout: 11_000,
  },
}).createMachine({
  id: 'history',
  description: 'All draws of a game, page by page, filtered by dates and by numbers; the address keeps the filters.',
  context: ({ input }) => ({ ...input, draws: [] }),
  type: 'parallel',
  states: {
    search: {
      description: 'The filters, whether or not the draws are loaded yet.',
      initial: 'listing',
      on: {
        'view.asked': {
          description: 'An address was opened: its game, filters and page apply.',
          target: '.listing',
          actions: { type: 'keepView', params: ({ event }) => event },
        },
        'filters.edited': { target: '.checking', actions: { type: 'keepFilters', params: ({ event }) => event } },
      },
      states: {
        checking: {
          description: 'The rules check the edit at once.',
          always: [
            { guard: { type: 'breaksRule', params: ({ context }) => context }, target: 'mistaken' },
            { target: 'listing', actions: 'reportView' },
          ],
        },
        listing: {
          description: 'A page of the draws that match the filters, newest first.',
          on: {
            'page.turned': {
              guard: { type: 'isThere', params: ({ context, event }) => ({ ...context, page: event.page }) },
              actions: [{ type: 'keepPage', params: ({ event }) => event }, 'reportPage'],
            },
          },
        },
        mistaken: { description: 'A filter is invalid: its field says why, and no draws are listed.' },
      },
    },
    draws: {
      initial: 'unasked',
      on: {
        'view.asked': {
          guard: { type: 'isOtherGame', params: ({ event }) => ({ game: event.view.game }) },
          target: '.loading',
          actions: 'forgetDraws',
        },
      },
      states: {
        unasked: {
          description: 'Nobody has looked at the history yet, so nothing is loaded.',
          tags: 'busy',
          on: { 'view.asked': { target: 'loading' } },
        },
        loading: {
          description: 'The draws are loading.',
          tags: 'busy',
          invoke: {
            id: 'loadHistory',
            src: 'loadHistory',
            input: ({ context }) => ({ game: context.game }),
            onDone: [
              {
                guard: { type: 'isThere', params: ({ context, event }) => ({ ...context, draws: event.output }) },
                target: 'settled',
                actions: { type: 'keepDraws', params: ({ event }) => event.output },
              },
              {
                description: 'The address asked for a page that does not exist, and is corrected.',
                target: 'settled',
                actions: [
                  { type: 'keepDraws', params: ({ event }) => event.output },
                  { type: 'keepPage', params: { page: 1 } },
                  'reportView',
                ],
              },
            ],
            onError: { target: 'failed' },
          },
          after: { loadTimeout: { target: 'failed' } },
          on: { 'draws.outdated': { target: 'loading', reenter: true } },
        },
        failed: {
          description: 'The history could not be loaded; the person can try again.',
          on: { 'retry.requested': { target: 'loading' }, 'draws.outdated': { target: 'loading' } },
        },
        settled: { description: 'The draws are loaded.', on: { 'draws.outdated': { target: 'refreshing' } } },
        refreshing: {
          description: 'A new draw came out: the history is fetched again while the old one stays visible.',
          invoke: {
            id: 'refreshHistory',
            src: 'loadHistory',
            input: ({ context }) => ({ game: context.game }),
            onDone: { target: 'settled', actions: { type: 'keepDraws', params: ({ event }) => event.output } },
            onError: { target: 'settled' },
          },
          after: { loadTimeout: { target: 'settled' } },
          on: { 'draws.outdated': { target: 'refreshing', reenter: true } },
        },
      },
    },
  },
});
