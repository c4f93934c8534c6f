import { tokenHeaders } from '../client/calls.ts';
import { staticPaths } from '../protocol/paths.ts';

type Policy = { readonly createScriptURL: (url: string) => string };
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

// The page allows one Trusted Types policy, with this name; it creates only the worker's script URL.
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('worker-address', { createScriptURL: () => staticPaths.worker });
  return policy?.createScriptURL('') ?? staticPaths.worker;
};

/** How long the worker leaves a new page's own requests alone, in milliseconds. */
const registrationDelay = 3_000;

const whenIdle = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, registrationDelay));
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve));
};

/**
 * Installs or updates the worker once the page is idle. A page's first worker is told what was fetched before it, so
 * that it caches that too. Where there can be no worker, the app works without one.
 */
export const registerWorker = async (accessToken: () => Promise<string | undefined>): Promise<void> => {
  try {
    await whenIdle();
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const firstWorker = serviceWorker.controller
      ? undefined
      : new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
    if (!firstWorker) return;
    await firstWorker;
    const headers = tokenHeaders(await accessToken());
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const urlsToCache = [...fetched].map((url) => [url, { headers }]);
    // With Workbox's own message, the worker fetches what the page has fetched, as the page did, and caches it.
    serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch (error) {
    console.warn('The offline cache is not available', error);
  }
};

/** Deletes the cached answers of all players; a worker does so as well, if there is one. */
export const deletePlayerCaches = async (): Promise<void> => {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('player-')).map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('Players’ cached data cannot be reached', error);
  }
};
