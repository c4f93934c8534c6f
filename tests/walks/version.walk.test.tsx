import { act, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type NonReducibleUnknown } from 'xstate';
import { versionMachine, type VersionEvent } from '../../machines/version.machine.ts';
import { Version } from '../../src/views/notices/version.view.tsx';
import { deferredCallback, deferredPromise } from '../support/deferred.ts';
import { walk } from '../support/walk.ts';
import { expectBusy, person } from './people/person.ts';

const news = () => screen.getByRole('status', { name: 'Version' });
const seesNothing = () => {
  expect(news()).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
};
const offer =
  'There is a new version of Lottery Board. To load it takes a moment; what you have typed and not saved is gone then.';

walk<typeof versionMachine>('a new version [SV-1]', {
  machine: versionMachine,
  cases: { 'version.suspected': [{}], 'screen.missed': [{}], 'version.accepted': [{}], 'version.postponed': [{}] },
  answers: { lookForVersion: [true, false], loadAnew: [] },
  open: ({ machine, options }) => {
    const watchForUpdates = deferredCallback<VersionEvent>();
    const lookForVersion = deferredPromise<boolean, NonReducibleUnknown>();
    const loadAnew = deferredPromise<unknown, NonReducibleUnknown>();
    const actors = {
      watchForUpdates: watchForUpdates.logic,
      lookForVersion: lookForVersion.logic,
      loadAnew: loadAnew.logic,
    };
    const actor = createActor(machine.provide({ actors }), options).start();
    render(<Version actor={actor} />);
    return {
      actor,
      ports: { lookForVersion, loadAnew },
      doing: {
        'version.suspected': (event) => act(() => watchForUpdates.send(event)),
        'screen.missed': (event) => act(() => actor.send(event)),
        'version.accepted': () => person().press('Load the new version'),
        'version.postponed': () => person().press('Not now'),
      },
    };
  },
  seeing: {
    current: seesNothing,
    looking: seesNothing,
    offered: () => {
      expect(news()).toHaveTextContent(offer);
      expect(screen.getByRole('button', { name: 'Load the new version' })).toBeEnabled();
      expect(screen.getByRole('button', { name: 'Not now' })).toBeEnabled();
    },
    postponed: seesNothing,
    loading: () => {
      expect(news()).toHaveTextContent(offer);
      expectBusy(screen.getByRole('button', { name: 'Load the new version' }));
      expect(screen.getByRole('button', { name: 'Not now' })).toBeDisabled();
    },
  },
});
