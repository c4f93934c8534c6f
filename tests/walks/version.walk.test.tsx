import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { versionMachine, type VersionEvent } from '../../machines/version.machine.ts';
import { Version } from '../../src/flows/version/version.view.tsx';
import { walk } from '../support/walk.ts';
import { expectBusy, person } from './people/person.ts';
import { deferredCallback, sent } from '../walk/doubles.ts';

const news = () => screen.getByRole('status', { name: 'Version' });
const seesNothing = () => {
  expect(news()).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
};
const offer = 'There is a new version of Lottery Board. Loading it takes a moment, and clears what you have not saved.';
const watchForUpdates = deferredCallback<VersionEvent>();

walk<typeof versionMachine>('a new version [SV-1]', {
  machine: versionMachine.provide({ actors: { watchForUpdates: watchForUpdates.logic } }),
  cases: { 'version.suspected': [{}], 'screen.missed': [{}], 'version.accepted': [{}], 'version.postponed': [{}] },
  outcomes: { lookForVersion: [true, false], loadAnew: [] },
  show: (actor) => <Version actor={actor} />,
  doing: {
    'version.suspected': (event) => act(() => watchForUpdates.send(event)),
    'screen.missed': sent,
    'version.accepted': () => person().press('Load the new version'),
    'version.postponed': () => person().press('Not now'),
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
