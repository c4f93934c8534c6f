import { act, render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  createActor,
  enqueueActions,
  fromCallback,
  sendTo,
  type ActorRefFrom,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import { accountMachine } from '../../machines/account.machine.ts';
import { appMachine, type AddressEvent } from '../../machines/app.machine.ts';
import { connectionMachine } from '../../machines/connection.machine.ts';
import { homePageMachine } from '../../machines/home-page.machine.ts';
import { pageMachine } from '../../machines/page.machine.ts';
import { sessionMachine, type Session } from '../../machines/session.machine.ts';
import { toastsMachine } from '../../machines/toasts.machine.ts';
import { versionMachine } from '../../machines/version.machine.ts';
import type { Toast } from '../../src/rules/toasts.ts';
import { childEvents } from '../../src/screens/child-events.ts';
import { asScreen } from '../../src/screens/deps.ts';
import { Player } from '../../src/screens/player.screen.tsx';
import { App } from '../../src/screens/app.tsx';
import { deferredCallback, deferredPromise } from '../support/deferred.ts';
import { announcing, put, stillOf } from '../support/still.ts';
import { walk } from '../support/walk.ts';
import { ada } from './people/actors.ts';

const tokens = { refresh: 'refresh-1', access: 'access-1' };
const session: Session = { user: ada, tokens };
/** A session in a browser that stores nothing. */
const forgotten: Session = { user: { ...ada, id: '2' }, tokens };
const toast: Toast = { severity: 'info', text: 'Ticket updated successfully' };

/** What the app does to the browser, as told to an actor, so that the frozen paths have it. */
const browser = createActor(
  fromCallback(() => undefined),
  { id: 'browser' },
).start();

const board = '/megamillions';
const machine = appMachine.provide({
  actors: {
    childEvents,
    session: stillOf(sessionMachine),
    page: stillOf(pageMachine),
    toasts: stillOf(toastsMachine),
    account: stillOf(accountMachine),
    connection: stillOf(connectionMachine),
    version: stillOf(versionMachine),
  },
  actions: {
    startScreen: enqueueActions(({ enqueue }) => enqueue.spawnChild(stillOf(homePageMachine), asScreen(undefined))),
    goTo: sendTo(browser, (_, redirect) => ({ type: 'goTo', ...redirect })),
    reloadPage: sendTo(browser, { type: 'reloadPage' }),
    showTitle: sendTo(browser, (_, title) => ({ type: 'showTitle', ...title })),
    focusMain: sendTo(browser, { type: 'focusMain' }),
    focusHeading: sendTo(browser, { type: 'focusHeading' }),
    installWorker: sendTo(browser, { type: 'installWorker' }),
    forgetCachedAnswers: sendTo(browser, { type: 'forgetCachedAnswers' }),
  },
  guards: {
    isForPlayers: (_, { address }) => address === board,
    isForVisitors: (_, { address }) => address === '/sign-in',
    hasChart: (_, { name }) => name === board,
    isForgetful: ({ context }) => context.session?.user.id === forgotten.user.id,
  },
});

const runs = ({ actor }: { actor: ActorRefFrom<typeof appMachine> }) => Object.keys(actor.getSnapshot().children);
const ofPlayers = ['account', 'connection', 'version'];
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const seesPlayer = (opened: { actor: ActorRefFrom<typeof appMachine> }) => {
  expect(runs(opened)).toEqual(expect.arrayContaining(ofPlayers));
  expect(pages().getByRole('button', { name: 'Logout' })).toBeVisible();
};

walk<typeof appMachine>('the whole app [NAV-3, NAV-4, NAV-8, SE-3, SE-4, SE-6]', {
  machine,
  inputs: [
    { session: null, address: '/' },
    { session: null, address: '/sign-in' },
    { session: null, address: board },
    { session, address: '/' },
    { session, address: '/sign-in' },
    { session: forgotten, address: '/sign-in' },
    { session: forgotten, address: board },
  ],
  cases: {
    'address.changed': [{ address: '/' }, { address: '/sign-in' }, { address: board }],
    'answer.unauthorized': [{}],
    'toast.raised': [{ toast }],
    'screen.opened': [
      { name: '/', title: 'Home' },
      { name: board, title: 'Mega Millions Lottery Board' },
    ],
    'screen.left': [{}],
    'screen.missed': [{}],
    'session.started': [{}],
    'session.renewed': [{}],
    'session.ended': [{}],
    'session.vanished': [{}],
    'session.expired': [{}],
    'account.registered': [{}],
    'account.activated': [{}],
    'activation.failed': [{}],
    'account.deleted': [{}],
    'connection.restored': [{}],
  },
  answers: { loadPlayerViews: [null] },
  impossible: [
    {
      runs: /player\.incomplete: screen\.opened → (?!running\.screen: )|running\.screen: screen\.opened \(\w+\) → running\.person\.player\.incomplete: screen\.opened/,
      why: 'One screen that opens is news to the player’s views and to the screen, in this order and at once.',
    },
    {
      runs: /loadingViews: (after loadTimeout|loadPlayerViews fails) → running\.screen: screen\.opened/,
      why: 'Views that did not arrive are asked for first when a screen opens.',
    },
    {
      runs: /openingForVisitor: at once \(isForPlayers\) → running\.person\.visitor: session\.started \(otherwise\)/,
      why: 'The visitor was sent to sign in.',
    },
    {
      runs: /openingForPlayer: at once \(isForVisitors\) → running\.person\.player: session\.vanished \(otherwise\)/,
      why: 'The player was sent to a board.',
    },
    {
      runs: /session\.started \(isForVisitors\) → .*session\.vanished \(isForPlayers\)|session\.vanished \(isForPlayers\) → .*session\.started \(isForVisitors\)/,
      why: 'The address is not yet the one that the person is being sent to.',
    },
  ],
  open: ({ machine: provided, options, input }) => {
    const loadPlayerViews = deferredPromise<unknown, NonReducibleUnknown>();
    const followAddress = deferredCallback<AddressEvent>();
    const actor = createActor(
      provided.provide({ actors: { followAddress: followAddress.logic, loadPlayerViews: loadPlayerViews.logic } }),
      { ...options, input },
    ).start();
    const charts = () => actor.getSnapshot().children;
    const isComplete = () => JSON.stringify(actor.getSnapshot().value).includes('"complete"');
    render(
      <App
        source={actor}
        views={{
          screenOf: (name) => ({ show: () => <h1>{`The screen of ${name}`}</h1> }),
          player: () => (isComplete() ? Player : undefined),
        }}
        helpline="1-800-HELP"
      />,
    );
    const arrive = (now: Session | null) =>
      put(charts().session, now ? 'signedIn.active' : 'visitor.incomplete', { session: now });
    arrive(input.session);
    const bySession = (now?: Session | null) => (event: EventObject) => {
      if (now !== undefined) arrive(now);
      announcing(() => charts().session)(event);
    };
    const byPage = announcing(() => charts().page);
    // A screen that has gone may have said something on its way out.
    const byScreen = (event: Parameters<typeof actor.send>[0]) => {
      const { screen: shown } = charts();
      if (shown) announcing(() => shown)(event);
      else act(() => actor.send(event));
    };
    const byPlayers = (id: 'account' | 'connection') => (event: Parameters<typeof actor.send>[0]) => {
      const chart = charts()[id];
      if (chart) announcing(() => chart)(event);
      else act(() => actor.send(event));
    };
    return {
      actor,
      ports: { loadPlayerViews },
      doing: {
        'address.changed': (event) => act(() => followAddress.send(event)),
        'answer.unauthorized': (event) => act(() => actor.send(event)),
        'toast.raised': byScreen,
        'screen.opened': (event) => {
          put(charts().page, 'showing', { screen: event.name });
          byPage(event);
        },
        'screen.left': (event) => {
          put(charts().page, 'loading', { screen: null });
          byPage(event);
        },
        'screen.missed': (event) => {
          put(charts().page, 'failed', { screen: null });
          byPage(event);
        },
        'session.started': bySession(session),
        'session.renewed': bySession(),
        'session.ended': bySession(null),
        'session.vanished': bySession(null),
        'session.expired': bySession(),
        'account.registered': byScreen,
        'account.activated': byScreen,
        'activation.failed': byScreen,
        'account.deleted': byPlayers('account'),
        'connection.restored': byPlayers('connection'),
      },
    };
  },
  seeing: {
    opening: () => undefined,
    openingForPlayer: () => undefined,
    openingForVisitor: () => undefined,
    'running.person.visitor': (opened) => {
      for (const chart of ofPlayers) expect(runs(opened)).not.toContain(chart);
    },
    'running.person.player.loadingViews': seesPlayer,
    'running.person.player.complete': (opened) => {
      seesPlayer(opened);
      expect(pages().getByRole('button', { name: 'Ada Lovelace' })).toBeVisible();
    },
    'running.person.player.incomplete': seesPlayer,
    'running.screen.still': (opened) => expect(runs(opened)).not.toContain('screen'),
    'running.screen.live': (opened) => expect(runs(opened)).toContain('screen'),
  },
});
