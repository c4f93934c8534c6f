import { fromCallback, fromPromise, setup } from 'xstate';
import { unprovided } from './outside.ts';

export type VersionEvent = { type: 'version.suspected' } | { type: 'screen.missed' };

export const versionMachine = setup({
  types: {} as {
    events: VersionEvent | { type: 'version.accepted' } | { type: 'version.postponed' };
  },
  actors: {
    watchForUpdates: fromCallback<VersionEvent>(() => unprovided('watchForUpdates')),
    lookForVersion: fromPromise<boolean>(() => unprovided('lookForVersion')),
    loadAnew: fromPromise<unknown>(() => unprovided('loadAnew')),
  },
  guards: {
    isNewer: (_, isNewer: boolean) => isNewer,
  },
  delays: {
    // A page may stay open for weeks: a response of a few hundred bytes an hour keeps it from going stale.
    lookPause: 3_600_000,
    // Nobody waits for this check: a slow network may take its time, but not forever.
    requestTimeout: 30_000,
    // A player who postpones the offer is busy; the old version keeps working.
    reminderPause: 3_600_000,
    // The browser discards the page before this; if it does not, the person can try again.
    loadTimeout: 15_000,
  },
}).createMachine({
  id: 'version',
  description: 'The app has changed since this page was loaded: the new version is offered, never forced.',
  invoke: { id: 'watchForUpdates', src: 'watchForUpdates' },
  initial: 'current',
  states: {
    current: {
      description: 'As far as is known, this is the newest version.',
      on: { 'version.suspected': { target: 'looking' }, 'screen.missed': { target: 'looking' } },
      after: { lookPause: { target: 'looking' } },
    },
    looking: {
      description: 'The server is asked which version it has.',
      invoke: {
        id: 'lookForVersion',
        src: 'lookForVersion',
        onDone: [
          { guard: { type: 'isNewer', params: ({ event }) => event.output }, target: 'offered' },
          { target: 'current' },
        ],
        onError: { target: 'current' },
      },
      after: { requestTimeout: { target: 'current' } },
    },
    offered: {
      description: 'There is a newer version. What was typed is safe until the person accepts it.',
      on: { 'version.accepted': { target: 'loading' }, 'version.postponed': { target: 'postponed' } },
    },
    postponed: {
      description: 'Not now: the old version stays; the person is reminded later, or once one of its screens is gone.',
      on: { 'screen.missed': { target: 'offered' } },
      after: { reminderPause: { target: 'offered' } },
    },
    loading: {
      description: 'The page reloads with the new version.',
      tags: 'busy',
      invoke: { id: 'loadAnew', src: 'loadAnew', onError: { target: 'offered' } },
      after: { loadTimeout: { target: 'offered' } },
    },
  },
});
