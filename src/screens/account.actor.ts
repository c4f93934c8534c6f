import { createActor, fromPromise } from 'xstate';
import { accountMachine } from '../../machines/account.machine.ts';
import {
  changeMailWish,
  deleteAccount,
  downloadRecords,
  loadMailWish,
  saveAsFile,
} from '../effects/account.effects.ts';
import { forgetSession } from '../effects/storage.ts';
import type { DeletionForm } from '../rules/forms.ts';
import type { World } from './world.ts';

type Surroundings = Pick<World, 'session' | 'client' | 'raiseToast' | 'go' | 'watched'>;

/** Starts what a player decides about the own account; it ends with the session, and a deleted account ends that (SV-13). */
export const startAccount = ({ session, client, raiseToast, go, watched }: Surroundings) => {
  const [change, remove, download] = [
    changeMailWish(client),
    deleteAccount(client),
    downloadRecords(client, saveAsFile),
  ];
  const actors = {
    loadMailWish: fromPromise(loadMailWish(client)),
    changeMailWish: fromPromise(({ input }: { input: { wantsMails: boolean } }) => change(input)),
    downloadRecords: fromPromise(({ signal }) => download(signal)),
    deleteAccount: fromPromise(({ input }: { input: DeletionForm }) => remove(input)),
  };
  const account = createActor(accountMachine.provide({ actors }), watched);
  account.on('account.deleted', () => {
    forgetSession();
    go('/', { replace: true });
    session.send({ type: 'session.vanished' });
    raiseToast({ severity: 'info', text: 'Your account has been deleted.', lasting: 6000 });
  });
  session.subscribe((state) => {
    if (!state.hasTag('signedIn')) account.send({ type: 'player.left' });
  });
  return account.start();
};
