import { assign, fromCallback, fromPromise, log, sendTo, setup, stopChild, type ErrorActorEvent } from 'xstate';
import type { User } from '../src/protocol/account.ts';
import type { Toast } from '../src/rules/toasts.ts';
import { accountMachine, type AccountNews } from './account.machine.ts';
import type { ActivationNews } from './activation.machine.ts';
import { connectionMachine, type ConnectionNews } from './connection.machine.ts';
import { pageMachine, type PageNews } from './page.machine.ts';
import type { RegistrationNews } from './registration.machine.ts';
import { sessionMachine, type SessionNews } from './session.machine.ts';
import { toastsMachine, type ToastNews } from './toasts.machine.ts';
import { versionMachine } from './version.machine.ts';
import { unprovided } from './outside.ts';

/** A path, and its query including the question mark. */
export type AddressEvent = { type: 'address.changed'; address: string; search: string };
/** Where to go, whether to replace the current entry in the browser's history, and what to tell the screen. */
export type Redirect = { path: string; replace?: boolean; state?: Readonly<Record<string, string>> | null };
/** What the chart of a screen may tell the app. */
export type ScreenNews = ToastNews | RegistrationNews | ActivationNews;

export const appMachine = setup({
  types: {} as {
    input: { address: string; search: string; wanted: string };
    context: {
      address: string;
      search: string;
      /** The address, with its query, that a visitor had to sign in for; empty if none (FW-2). */
      wanted: string;
    };
    events:
      | AddressEvent
      | SessionNews
      | PageNews
      | AccountNews
      | ConnectionNews
      | ScreenNews
      | { type: 'change.answered'; toast: Toast }
      | ErrorActorEvent<unknown, 'screen'>;
    children: {
      session: 'session';
      page: 'page';
      toasts: 'toasts';
      account: 'account';
      connection: 'connection';
      version: 'version';
    };
  },
  actors: {
    followAddress: fromCallback<AddressEvent>(() => unprovided('followAddress')),
    loadPlayerViews: fromPromise<unknown>(() => unprovided('loadPlayerViews')),
    session: sessionMachine,
    page: pageMachine,
    toasts: toastsMachine,
    account: accountMachine,
    connection: connectionMachine,
    version: versionMachine,
  },
  actions: {
    logFailure: log((_, { failure }: { failure: unknown }) => failure, 'The app failed'),
    keepAddress: assign((_, { address, search }: { address: string; search: string }) => ({ address, search })),
    // The notice about verification leads to a board (VE-1): that must not replace the address wanted before.
    keepWanted: assign(({ context }, { address }: { address: string }) => ({
      wanted: context.address === '/verification' ? context.wanted : address,
    })),
    dropWanted: assign({ wanted: '' }),
    openAddress: sendTo('page', ({ context }) => ({ type: 'address.changed' as const, address: context.address })),
    keepProfile: sendTo('session', (_, { user }: { user: Partial<User> }) => ({
      type: 'profile.loaded' as const,
      user,
    })),
    closeAccount: sendTo('account', { type: 'account.closed' as const }),
    endSession: sendTo('session', { type: 'account.deleted' as const }),
    retryPage: sendTo('page', { type: 'retry.requested' as const }),
    outdateScreen: sendTo('screen', { type: 'screen.outdated' as const }),
    checkVersion: sendTo('version', { type: 'screen.missed' as const }),
    showToast: sendTo('toasts', (_, { toast }: { toast: Toast }) => ({ type: 'toast.raised' as const, toast })),
    warnOfForgetting: sendTo('toasts', {
      type: 'toast.raised' as const,
      toast: {
        severity: 'warning',
        text: 'This browser does not let the app remember you: you will have to sign in again after a reload.',
        lasting: 10_000,
      },
    }),
    stopScreen: stopChild('screen'),
    stopSession: stopChild('session'),
    // The app provides these: the screen's chart by its name, and what the browser does.
    startScreen: (_: unknown, _params: { name: string }) => unprovided('startScreen'),
    storeWanted: (_: unknown, _params: { wanted: string }) => unprovided('storeWanted'),
    goTo: (_: unknown, _params: Redirect) => unprovided('goTo'),
    reloadPage: () => unprovided('reloadPage'),
    showTitle: (_: unknown, _params: { title: string }) => unprovided('showTitle'),
    focusMain: () => unprovided('focusMain'),
    focusHeading: () => unprovided('focusHeading'),
    installWorker: () => unprovided('installWorker'),
    forgetCachedAnswers: () => unprovided('forgetCachedAnswers'),
  },
  guards: {
    isShown: ({ context }, { address }: { address: string }) => address === context.address,
    isForPlayers: (_, _params: { address: string }): boolean => unprovided('isForPlayers'),
    isForVisitors: (_, _params: { address: string }): boolean => unprovided('isForVisitors'),
    /** The landing page and the player's home page share an address (HOME-1). */
    isHome: ({ context }) => context.address === '/',
    hasChart: (_, _params: { name: string }): boolean => unprovided('hasChart'),
    isForgetful: (): boolean => unprovided('isForgetful'),
  },
  delays: {
    // NAV-8: how long a script chunk may take.
    loadTimeout: 120_000,
  },
}).createMachine({
  id: 'app',
  description: 'The whole app: which charts a visitor and a player have, and how an event in one affects another.',
  context: ({ input }) => input,
  invoke: { id: 'session', src: 'session', input: ({ self }) => ({ parent: self }), onError: { target: '.failed' } },
  initial: 'opening',
  states: {
    opening: {
      description:
        'The session says whether there is a player. Anyone who may not see the address is redirected (NAV-3, NAV-4).',
      on: {
        'session.started': [
          {
            guard: { type: 'isForVisitors', params: ({ context }) => context },
            target: '#app.running.person.player',
            actions: [
              { type: 'keepAddress', params: { address: '/megamillions', search: '' } },
              { type: 'goTo', params: { path: '/megamillions', replace: true } },
            ],
          },
          { target: '#app.running.person.player' },
        ],
        'session.vanished': [
          {
            guard: { type: 'isForPlayers', params: ({ context }) => context },
            target: '#app.running.person.visitor',
            actions: [
              { type: 'keepWanted', params: ({ context }) => ({ address: context.address + context.search }) },
              { type: 'storeWanted', params: ({ context }) => ({ wanted: context.wanted }) },
              { type: 'keepAddress', params: { address: '/sign-in', search: '' } },
              { type: 'goTo', params: { path: '/sign-in', replace: true } },
            ],
          },
          { target: '#app.running.person.visitor' },
        ],
      },
    },
    running: {
      type: 'parallel',
      invoke: [
        { id: 'toasts', src: 'toasts', onError: { target: '#app.failed' } },
        {
          id: 'page',
          src: 'page',
          input: ({ context, self }) => ({ address: context.address, parent: self }),
          onError: { target: '#app.failed' },
        },
        { id: 'followAddress', src: 'followAddress', onError: { target: '#app.failed' } },
      ],
      on: {
        'toast.raised': { actions: { type: 'showToast', params: ({ event }) => event } },
        'change.answered': { actions: { type: 'showToast', params: ({ event }) => event } },
        'session.expired': { actions: 'reloadPage' },
        'screen.missed': { actions: 'focusHeading' },
        'account.registered': {
          description: 'The notice after signing up names the address and can resend the email (AK-2).',
          actions: [
            { type: 'storeWanted', params: ({ context }) => ({ wanted: context.wanted }) },
            {
              type: 'goTo',
              params: ({ event }) => ({
                path: '/account-verification',
                state: { email: event.email, token: event.token },
              }),
            },
          ],
        },
        'account.activated': { actions: { type: 'goTo', params: { path: '/verification', replace: true } } },
        'activation.failed': {
          description: 'The failure notice can resend the email, using its link (AK-3).',
          actions: {
            type: 'goTo',
            params: ({ event: { link } }) => ({
              path: '/verification',
              replace: true,
              state: { error: 'Email activation failed', link },
            }),
          },
        },
      },
      states: {
        person: {
          initial: 'visitor',
          states: {
            visitor: {
              description: 'Nobody is signed in, and no player’s answers are kept.',
              entry: 'forgetCachedAnswers',
              on: {
                'address.changed': [
                  {
                    guard: { type: 'isForPlayers', params: ({ event }) => event },
                    actions: [
                      { type: 'keepWanted', params: ({ event }) => ({ address: event.address + event.search }) },
                      { type: 'storeWanted', params: ({ context }) => ({ wanted: context.wanted }) },
                      { type: 'goTo', params: { path: '/sign-in', replace: true } },
                    ],
                  },
                  { guard: { type: 'isShown', params: ({ event }) => event } },
                  { actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'focusMain', 'openAddress'] },
                ],
                'session.started': [
                  {
                    guard: { type: 'isForVisitors', params: ({ context }) => context },
                    description: 'The board has a link to what the visitor wanted (FW-2).',
                    target: 'player',
                    actions: {
                      type: 'goTo',
                      params: ({ context }) => ({
                        path: '/megamillions',
                        replace: true,
                        state: { wanted: context.wanted },
                      }),
                    },
                  },
                  { guard: 'isHome', target: 'player', actions: ['focusMain', 'openAddress'] },
                  {
                    description: 'The screen is the same for a player: it goes on, with what was typed.',
                    target: 'player',
                  },
                ],
              },
            },
            player: {
              description: 'A player has an account, and hears about a lost connection or a new version (SV-1, SV-13).',
              entry: ['dropWanted', 'installWorker'],
              invoke: [
                {
                  id: 'account',
                  src: 'account',
                  input: ({ self }) => ({ parent: self }),
                  onError: { target: '#app.failed' },
                },
                {
                  id: 'connection',
                  src: 'connection',
                  input: ({ self }) => ({ parent: self }),
                  onError: { target: '#app.failed' },
                },
                { id: 'version', src: 'version', onError: { target: '#app.failed' } },
              ],
              initial: 'loadingViews',
              on: {
                'address.changed': [
                  {
                    guard: { type: 'isForVisitors', params: ({ event }) => event },
                    actions: { type: 'goTo', params: { path: '/megamillions', replace: true } },
                  },
                  {
                    guard: { type: 'isShown', params: ({ event }) => event },
                    actions: { type: 'keepAddress', params: ({ event }) => event },
                  },
                  {
                    actions: [
                      { type: 'keepAddress', params: ({ event }) => event },
                      'closeAccount',
                      'focusMain',
                      'openAddress',
                    ],
                  },
                ],
                'session.ended': { target: 'visitor', actions: { type: 'goTo', params: { path: '/sign-in' } } },
                'session.vanished': [
                  {
                    guard: { type: 'isForPlayers', params: ({ context }) => context },
                    description:
                      'The player signed out in another tab. This one keeps its address and leaves the stored one.',
                    target: 'visitor',
                    actions: [
                      { type: 'keepWanted', params: ({ context }) => ({ address: context.address + context.search }) },
                      { type: 'goTo', params: { path: '/sign-in', replace: true } },
                    ],
                  },
                  { guard: 'isHome', target: 'visitor', actions: ['focusMain', 'openAddress'] },
                  {
                    description: 'The screen is the same for a visitor: it goes on, with what was typed.',
                    target: 'visitor',
                  },
                ],
                'profile.loaded': { actions: { type: 'keepProfile', params: ({ event }) => event } },
                'account.deleted': {
                  actions: [
                    { type: 'goTo', params: { path: '/', replace: true } },
                    'endSession',
                    {
                      type: 'showToast',
                      params: { toast: { severity: 'info', text: 'Your account has been deleted.', lasting: 6000 } },
                    },
                  ],
                },
                'session.renewed': { guard: 'isForgetful', actions: 'warnOfForgetting' },
                'screen.missed': { actions: ['focusHeading', 'checkVersion'] },
                'connection.restored': { actions: 'retryPage' },
              },
              states: {
                loadingViews: {
                  description: 'The views of the account and the notices are loading; no screen waits for them.',
                  invoke: {
                    id: 'loadPlayerViews',
                    src: 'loadPlayerViews',
                    onDone: [
                      { guard: 'isForgetful', target: 'complete', actions: 'warnOfForgetting' },
                      { target: 'complete' },
                    ],
                    onError: { target: 'incomplete' },
                  },
                  after: { loadTimeout: { target: 'incomplete' } },
                },
                complete: { description: 'The account and the notices are loaded.' },
                incomplete: {
                  description: 'The views could not be loaded; the next screen tries again.',
                  on: { 'screen.opened': { target: 'loadingViews' } },
                },
              },
            },
          },
        },
        screen: {
          initial: 'still',
          on: {
            'screen.opened': [
              {
                guard: { type: 'hasChart', params: ({ event }) => event },
                target: '.live',
                actions: [
                  { type: 'showTitle', params: ({ event }) => ({ title: event.title }) },
                  'focusHeading',
                  { type: 'startScreen', params: ({ event }) => ({ name: event.name }) },
                ],
              },
              {
                target: '.still',
                actions: [{ type: 'showTitle', params: ({ event }) => ({ title: event.title }) }, 'focusHeading'],
              },
            ],
          },
          states: {
            still: { description: 'There is no screen, or one without a chart of its own.' },
            live: {
              description: 'The screen’s chart runs until the screen is left.',
              exit: 'stopScreen',
              on: {
                'screen.left': { target: 'still' },
                'connection.restored': { actions: 'outdateScreen' },
                'change.answered': {
                  description:
                    'A change made on an earlier screen is answered late, so this screen may be out of date.',
                  actions: [{ type: 'showToast', params: ({ event }) => event }, 'outdateScreen'],
                },
                'xstate.error.actor.screen': { target: '#app.failed' },
              },
            },
          },
        },
      },
    },
    failed: {
      description: 'A part of the app stopped. The person is told and can reload the page (OT-1).',
      entry: [{ type: 'logFailure', params: ({ event }) => ({ failure: event }) }, 'stopSession'],
    },
  },
});
