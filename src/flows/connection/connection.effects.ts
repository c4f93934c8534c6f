import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { ConnectionEvent } from '../../../machines/connection.machine.ts';
import { staticPaths } from '../../protocol/static-paths.ts';
import { send } from '../../client/calls.ts';

const copyShown = v.object({ type: v.literal('copy.shown'), since: v.string() });

/**
 * Tells when the device has lost its network and has it again, and when the worker shows something kept in place of an
 * answer, what it showed already included.
 */
export const followConnection = fromCallback<ConnectionEvent>(({ sendBack }) => {
  const tell = (event: ConnectionEvent) => sendBack(event);
  const lose = () => tell({ type: 'connection.lost', since: null });
  const comeBack = () => tell({ type: 'connection.returned' });
  const hear = ({ data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(copyShown, data);
    if (success) tell({ type: 'connection.lost', since: output.since });
  };
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  addEventListener('offline', lose);
  addEventListener('online', comeBack);
  worker?.addEventListener('message', hear);
  worker?.controller?.postMessage({ type: 'copies.asked' });
  if (!navigator.onLine) lose();
  return () => {
    removeEventListener('offline', lose);
    removeEventListener('online', comeBack);
    worker?.removeEventListener('message', hear);
  };
});

/** Resolves once the server gives a sign of life; rejects where none comes within 3 seconds. */
export const serverIsThere = async (): Promise<void> => {
  const { status } = await send(3000, { url: staticPaths.health, method: 'get' });
  if (status !== 200) throw new Error(`The server answered ${status}`);
};

/** Looks for the server until it is there, or for 3 seconds. */
export const reachServer = fromPromise<unknown>(serverIsThere);
