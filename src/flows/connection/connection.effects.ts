import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { ConnectionEvent } from '../../../machines/connection.machine.ts';
import { staticPaths } from '../../protocol/paths.ts';
import { send, unreached } from '../../client/calls.ts';

const copyShown = v.object({ type: v.literal('copy.shown'), since: v.string() });

/**
 * Reports when the device goes offline and comes back, when a call does not reach the server, and when the worker shows
 * a cached answer, including those that it has shown already.
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
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener('offline', lose, { signal });
  unreached.addEventListener('call', lose, { signal });
  addEventListener('online', comeBack, { signal });
  worker?.addEventListener('message', hear, { signal });
  worker?.controller?.postMessage({ type: 'copies.asked' });
  if (!navigator.onLine) lose();
  return () => watch.abort();
});

/** Resolves once the server answers its health check; rejects if that takes longer than 3 seconds. */
export const serverIsThere = async (): Promise<void> => {
  const { status } = await send(3000, { url: staticPaths.health, method: 'get' });
  if (status !== 200) throw new Error(`The server answered ${status}`);
};

/** The same, as a port. */
export const reachServer = fromPromise<unknown>(serverIsThere);
