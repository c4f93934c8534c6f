import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { enqueueActions, sendTo, type ActorRefFrom, type EventFrom } from 'xstate';
import { appMachine, type AddressEvent } from '../../machines/app.machine.ts';
import { boardPageMachine } from '../../machines/board-page.machine.ts';
import type { Session } from '../../machines/session.machine.ts';
import type { Toast } from '../../src/rules/toasts.ts';
import { screenSpawnOptions } from '../../src/app/deps.ts';
import { showPlayer } from '../../src/app/player.screen.tsx';
import { App } from '../../src/app/app.tsx';
import { walk } from '../support/walk.ts';
import { ada, browser } from './people/actors.ts';
import { expectFailed } from './people/error-screen.ts';
import { announcing, deferredCallback, put, sent, stillOf, withStills } from '../walk/doubles.ts';

const session: Session = { user: ada, tokens: { refresh: 'refresh-1', access: 'access-1' } };
const toast: Toast = { severity: 'info', text: 'Ticket updated successfully' };

const followAddress = deferredCallback<AddressEvent>();

const board = '/megamillions';
const search = '?from=a-friend';
const nothing = { search: '', wanted: '' };
const machine = withStills(appMachine).provide({
  actors: { followAddress: followAddress.logic },
  actions: {
    startScreen: enqueueActions(({ enqueue, self }) =>
      enqueue.spawnChild(stillOf(boardPageMachine), screenSpawnOptions({ game: 'megamillions', parent: self })),
    ),
    goTo: sendTo(browser, (_, redirect) => ({ type: 'goTo', ...redirect })),
    storeWanted: sendTo(browser, (_, stored) => ({ type: 'storeWanted', ...stored })),
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
    // The views come in either browser; otherwise the one of a player at home stores nothing.
    isForgetful: ({ context, event }) => ('output' in event ? event.output === 'forgetful' : context.address === '/'),
  },
});

type AppActor = ActorRefFrom<typeof appMachine>;
type Opened = { readonly actor: AppActor };

const arrive = (actor: AppActor, now: Session | null) =>
  put(actor.getSnapshot().children.session, now ? 'signedIn.suspect' : 'visitor.incomplete', { session: now });
/** A chart says it; one that has gone may have said it on its way out. */
const by = (id: string) => (event: EventFrom<typeof appMachine>, opened: Opened) =>
  id in opened.actor.getSnapshot().children ? announcing(id)(event, opened) : sent(event, opened);
const bySession = (now: Session | null) => (event: EventFrom<typeof appMachine>, opened: Opened) => {
  arrive(opened.actor, now);
  return by('session')(event, opened);
};
const byPage =
  <E extends EventFrom<typeof appMachine>>(state: string, nameOf: (event: E) => string | null = () => null) =>
  (event: E, opened: Opened) => {
    put(opened.actor.getSnapshot().children.page, state, { screen: nameOf(event) });
    return by('page')(event, opened);
  };

const runs = ({ actor }: Opened) => Object.keys(actor.getSnapshot().children);
const ofPlayers = ['account', 'connection', 'version'];
const seesPlayer = (opened: Opened) => expect(runs(opened)).toEqual(expect.arrayContaining(ofPlayers));

walk<typeof appMachine>('the whole app [NAV-3, NAV-4, NAV-8, SE-3, SE-4, SE-6, FW-2]', {
  machine,
  inputs: [
    { address: '/', ...nothing },
    { address: '/sign-in', search: '', wanted: '/powerball' },
    { address: board, ...nothing },
    { address: '/help', ...nothing },
  ],
  cases: {
    'address.changed': [
      { address: '/', search: '' },
      { address: '/sign-in', search: '' },
      ({ address }) => ({ address: board, search: address === board ? '' : search }),
    ],
    'toast.raised': [{ toast }],
    'change.answered': [{ toast }],
    'screen.opened': [
      { name: '/', title: 'Home' },
      { name: board, title: 'Mega Millions Lottery Board' },
    ],
    'account.registered': [{ email: 'ada@example.org', token: 'resend-1' }],
    'activation.failed': [{ link: 'activation-1' }],
    'profile.loaded': [{ user: { ...ada, first_name: 'Augusta' } }],
    'xstate.error.actor.screen': [{ error: new Error('offline'), actorId: 'screen' }],
  },
  outcomes: { loadPlayerViews: [null, 'forgetful'] },
  impossible: {
    'The screen hears that it opened right after the player’s views.':
      /player\.incomplete: screen\.opened → (?!running\.screen: )/,
    'The player’s views hear that a screen opened before the screen does.':
      /screen: screen\.opened \(\w+\) → running\.person\.player\.incomplete: screen\.opened/,
    'Views that did not arrive are asked for first when a screen opens.':
      /loadingViews: (after loadTimeout|loadPlayerViews fails) → running\.screen: screen\.opened/,
    'The visitor was sent to sign in.':
      /opening: session\.vanished \(isForPlayers\) → running\.person\.visitor: session\.started \((otherwise|isHome)\)/,
    'The player was sent to a board.':
      /opening: session\.started \(isForVisitors\) → running\.person\.player: session\.vanished \((otherwise|isHome)\)/,
    'A person who comes or goes at home is still there.':
      /person\.\w+: session\.(started|vanished) \(isHome\) → .*session\.(started|vanished) \((?!isHome)/,
    'A person who comes or goes elsewhere is not at home.':
      /person\.\w+: session\.(started|vanished) \((?!isHome).* → .*session\.(started|vanished) \(isHome/,
    'Who signs in is not yet at the board that they are being sent to.':
      /visitor: session\.started \(isForVisitors\) → .*session\.vanished \(isForPlayers\)/,
    'Who signs out is not yet at the sign-in that they are being sent to.':
      /player: session\.vanished \(isForPlayers\) → .*session\.started \(isForVisitors\)/,
  },
  show: (actor) => {
    const isComplete = () => JSON.stringify(actor.getSnapshot().value).includes('"complete"');
    return (
      <App
        source={actor}
        views={{
          screenOf: (name) => ({ show: () => <h1>{`The screen of ${name}`}</h1> }),
          player: () => (isComplete() ? showPlayer : undefined),
        }}
        helpline="1-800-HELP"
      />
    );
  },
  doing: {
    'address.changed': (event) => act(() => followAddress.send(event)),
    'toast.raised': by('screen'),
    'change.answered': sent,
    'screen.opened': byPage('showing', ({ name }) => name),
    'screen.left': byPage('loading'),
    'screen.missed': byPage('failed'),
    'session.started': bySession(session),
    'session.renewed': by('session'),
    'session.ended': bySession(null),
    'session.vanished': bySession(null),
    'session.expired': by('session'),
    'account.registered': by('screen'),
    'account.activated': by('screen'),
    'activation.failed': by('screen'),
    'profile.loaded': by('account'),
    'account.deleted': by('account'),
    'connection.restored': by('connection'),
    'xstate.error.actor.screen': sent,
  },
  seeing: {
    opening: [],
    'running.person.visitor': (opened) => {
      for (const chart of ofPlayers) expect(runs(opened)).not.toContain(chart);
    },
    'running.person.player.loadingViews': seesPlayer,
    'running.person.player.complete': ['button "Ada Lovelace"', 'button "Logout"'],
    'running.person.player.incomplete': seesPlayer,
    'running.screen.still': (opened) => expect(runs(opened)).not.toContain('screen'),
    'running.screen.live': (opened) => expect(runs(opened)).toContain('screen'),
    failed: expectFailed,
  },
});
