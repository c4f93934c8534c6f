import { fromPromise } from 'xstate';
import type { SignOut, SignOutAnswer } from '../../../machines/devices.machine.ts';
import { devices, type Device } from '../../protocol/account.ts';
import { accountPaths } from '../../protocol/paths.ts';
import { caughtErrorAnswer, type AuthenticatedClient } from '../../client/calls.ts';

/** Lists the devices on which the player is signed in (AK-5). Rejects if the server doesn't say. */
export const loadDevices = (client: AuthenticatedClient) =>
  fromPromise<readonly Device[]>(() => client.get(accountPaths.devices, devices));

/** Signs out one device, or all but this one; returns the remaining ones (AK-5). Rejects without an answer. */
export const signOutDevices = (client: AuthenticatedClient) =>
  fromPromise<SignOutAnswer, SignOut>(({ input: { id } }) =>
    client.delete(id === null ? accountPaths.devices : accountPaths.device(id), devices).catch(caughtErrorAnswer),
  );
