import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { connectionMachine, type ConnectionEvent } from '../../machines/connection.machine.ts';
import type { pageMachine } from '../../machines/page.machine.ts';
import { followConnection, reachServer } from '../effects/connection.effects.ts';
import type { World } from './world.ts';

/** Starts the watch over the connection; what the page shows is fetched anew once it is back. */
export const startConnection = ({ watched }: World, page: ActorRefFrom<typeof pageMachine>) => {
  const actors = {
    followConnection: fromCallback<ConnectionEvent>(({ sendBack }) => followConnection(sendBack)),
    reachServer: fromPromise<unknown>(reachServer),
  };
  const connection = createActor(connectionMachine.provide({ actors }), watched);
  connection.on('connection.restored', () => {
    page.send({ type: 'retry.requested' });
    page.getSnapshot().context.screen?.refresh?.();
  });
  return connection.start();
};
