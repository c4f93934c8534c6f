import { tokenHeaders } from '../client/authenticated-client.ts';
import { staticPaths } from '../protocol/static-paths.ts';

type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

const createURL = (url: string): string => {
  if (url !== staticPaths.worker) throw new TypeError(`${url} is no script of this app`);
  return url;
};
let policy: ReturnType<Policies['createPolicy']> | undefined;

// The page's policy knows this name, for one policy, and lets nothing be a script but the worker.
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('worker-address', { createScriptURL: createURL });
  return policy?.createScriptURL(staticPaths.worker) ?? staticPaths.worker;
};

/** How long a page that has just come is left alone with what it is there for, in milliseconds. */
const firstMoments = 3_000;

const whenNobodyWaits = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, firstMoments));
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve));
};

const fetchedSoFar = (): readonly string[] => [
  ...new Set(performance.getEntriesByType('resource').map(({ name }) => name)),
];

/**
 * Has the worker installed, or looked after, once the page has nothing else to do; a page's first one hears what was
 * fetched before it came, to keep that too. Where that cannot be, all is as it was without.
 */
export const registerWorker = async (accessToken: () => Promise<string | undefined>): Promise<void> => {
  try {
    await whenNobodyWaits();
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const firstWorker = serviceWorker.controller
      ? undefined
      : new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
    if (!firstWorker) return;
    await firstWorker;
    const headers = tokenHeaders(await accessToken());
    const urlsToCache = fetchedSoFar().map((url) => [url, { headers }]);
    // The message by which Workbox asks for what a page has seen as that page did, so that it is kept.
    serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch (error) {
    console.warn('Nothing can be kept for when there is no connection', error);
  }
};

/** Removes what was kept for any player; a worker does so as well where there is one. */
export const forgetKeptAnswers = async (): Promise<void> => {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('player-')).map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('What was kept for players cannot be reached', error);
  }
};
