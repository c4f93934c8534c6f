import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { pageMachine } from '../../machines/page.machine.ts';
import { versionMachine, type VersionEvent } from '../../machines/version.machine.ts';
import { followDoubts, loadAnew, lookForVersion } from '../effects/version.effects.ts';
import type { World } from './world.ts';

/** Starts the watch over newer versions of the app; a screen that did not arrive may be one that the server no longer has. */
export const startVersion = ({ watched }: World, page: ActorRefFrom<typeof pageMachine>) => {
  const actors = {
    followDoubts: fromCallback<VersionEvent>(({ sendBack }) => followDoubts(sendBack)),
    lookForVersion: fromPromise<boolean>(({ signal }) => lookForVersion(signal)),
    loadAnew: fromPromise<unknown>(loadAnew),
  };
  const version = createActor(versionMachine.provide({ actors }), watched).start();
  page.subscribe((state) => {
    if (state.matches('failed')) version.send({ type: 'screen.missed' });
  });
  return version;
};
