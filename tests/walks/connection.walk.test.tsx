import { act } from '@testing-library/react';
import { connectionMachine, type ConnectionEvent } from '../../machines/connection.machine.ts';
import { Connection } from '../../src/flows/connection/connection.view.tsx';
import { walk } from '../support/walk.ts';
import { deferredCallback, parent } from '../walk/doubles.ts';

const saturday = '2026-11-22T00:05:00.000Z';
const friday = '2026-11-20T12:00:00.000Z';
const followConnection = deferredCallback<ConnectionEvent>();

walk<typeof connectionMachine>('the connection [SV-1]', {
  machine: connectionMachine.provide({ actors: { followConnection: followConnection.logic } }),
  inputs: [{ parent }],
  cases: { 'connection.lost': [{ since: null }, { since: saturday }, { since: friday }] },
  outcomes: { reachServer: [undefined] },
  show: (actor) => <Connection actor={actor} />,
  doing: {
    'connection.lost': (event) => act(() => followConnection.send(event)),
    'connection.returned': (event) => act(() => followConnection.send(event)),
  },
  seeing: {
    connected: 'status "Connection"',
    'disconnected.waiting': ['You are not connected.', 'Nothing can be changed until you are connected'],
    'disconnected.trying': ['You are not connected.', 'Nothing can be changed until you are connected'],
  },
});
