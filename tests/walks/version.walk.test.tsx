import { act } from '@testing-library/react';
import { versionMachine, type VersionEvent } from '../../machines/version.machine.ts';
import { Version } from '../../src/flows/version/version.view.tsx';
import { walk } from '../support/walk.ts';
import { person } from './people/person.ts';
import { deferredCallback, sent } from '../walk/doubles.ts';

const watchForUpdates = deferredCallback<VersionEvent>();

walk<typeof versionMachine>('a new version [SV-1]', {
  machine: versionMachine.provide({ actors: { watchForUpdates: watchForUpdates.logic } }),
  cases: {},
  outcomes: { lookForVersion: [true, false], loadAnew: [] },
  show: (actor) => <Version actor={actor} />,
  doing: {
    'version.suspected': (event) => act(() => watchForUpdates.send(event)),
    'screen.missed': sent,
    'version.accepted': () => person().press('Load the new version'),
    'version.postponed': () => person().press('Not now'),
  },
  seeing: {
    current: 'status "Version"',
    looking: 'status "Version"',
    offered: ['There is a new version of Lottery Board.', 'button "Load the new version"', 'button "Not now"'],
    postponed: 'status "Version"',
    loading: ['button "Load the new version" (primary) [disabled, busy]', 'button "Not now" (secondary) [disabled]'],
  },
});
