import { NetworkFirst } from 'workbox-strategies';
import type { Build } from './scope.ts';

const kind = 'build-';

const fromServer = (address: string) => new Request(address, { cache: 'no-cache' });

/** Keeps all of a build, or nothing: rejects when a file is missing or there is no room. */
export const keepBuild = async ({ version, pages, files }: Build): Promise<void> => {
  try {
    const cache = await caches.open(kind + version);
    await cache.addAll([...pages.map(fromServer), ...files]);
  } catch (error) {
    await caches.delete(kind + version);
    throw error;
  }
};

/** Drops all builds but this one and the one before: a page that is still open may be of that one. */
export const dropOldBuilds = async ({ version }: Build): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(kind) && name !== kind + version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

const keptFile = (url: string) => caches.match(url, { ignoreVary: true }).catch(() => undefined);

/** A hashed file: the kept one, of whichever build, else the server's. */
export const fileFor = async (request: Request): Promise<Response> => (await keptFile(request.url)) ?? fetch(request);

/** A page as the server has it; the kept one where the server cannot be reached, or takes longer than 3 seconds. */
export const pageOf = ({ version }: Build): NetworkFirst =>
  new NetworkFirst({
    cacheName: kind + version,
    networkTimeoutSeconds: 3,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }],
  });
