import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { connectionMachine, type ConnectionEvent } from '../../machines/connection.machine.ts';
import { Connection } from '../../src/flows/connection/connection.view.tsx';
import { walk } from '../support/walk.ts';
import { deferredCallback, parent } from '../walk/doubles.ts';

const saturday = '2026-11-22T00:05:00.000Z';
const friday = '2026-11-20T12:00:00.000Z';
const asOf = (since: string | null) => {
  if (since === null) return 'What you see may be out of date.';
  const day = since === saturday ? 'Saturday, Nov 21, 2026, 7:05 PM' : 'Friday, Nov 20, 2026, 7:00 AM';
  return `You see what was last loaded on ${day}, New York time.`;
};
const notice = () => screen.getByRole('status', { name: 'Connection' });
const seesNotice = ({ actor }: { actor: ActorRefFrom<typeof connectionMachine> }) =>
  expect(notice()).toHaveTextContent(
    `You are not connected. ${asOf(actor.getSnapshot().context.since)} Nothing can be changed until you are connected`,
  );

const followConnection = deferredCallback<ConnectionEvent>();

walk<typeof connectionMachine>('the connection [SV-1]', {
  machine: connectionMachine.provide({ actors: { followConnection: followConnection.logic } }),
  inputs: [{ parent }],
  cases: { 'connection.lost': [{ since: null }, { since: saturday }, { since: friday }], 'connection.returned': [{}] },
  outcomes: { reachServer: [undefined] },
  show: (actor) => <Connection actor={actor} />,
  doing: {
    'connection.lost': (event) => act(() => followConnection.send(event)),
    'connection.returned': (event) => act(() => followConnection.send(event)),
  },
  seeing: {
    connected: () => expect(notice()).toBeEmptyDOMElement(),
    'disconnected.waiting': seesNotice,
    'disconnected.trying': seesNotice,
  },
});
