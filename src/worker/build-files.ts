import { NetworkFirst } from 'workbox-strategies';
import type { Build } from './scope.ts';

const kind = 'build-';

const fromServer = (address: string) => new Request(address, { cache: 'no-cache' });

/** Caches all of a build, or nothing: rejects if a file is missing or there is no room. */
export const cacheBuild = async ({ version, pages, files }: Build): Promise<void> => {
  try {
    const cache = await caches.open(kind + version);
    await cache.addAll([...pages.map(fromServer), ...files]);
  } catch (error) {
    await caches.delete(kind + version);
    throw error;
  }
};

/** Deletes all builds but this one and the one before, which an open page may still use. */
export const dropOldBuilds = async ({ version }: Build): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(kind) && name !== kind + version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

const cachedFile = (url: string) => caches.match(url, { ignoreVary: true }).catch(() => undefined);

/** A hashed file, from the cache of any build, else from the server. */
export const fileFor = async (request: Request): Promise<Response> => (await cachedFile(request.url)) ?? fetch(request);

/** A page from the server; from the cache if the server cannot be reached or takes longer than 3 seconds. */
export const pageOf = ({ version }: Build): NetworkFirst =>
  new NetworkFirst({
    cacheName: kind + version,
    networkTimeoutSeconds: 3,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }],
  });
