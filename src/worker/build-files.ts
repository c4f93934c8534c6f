import type { Build } from './scope.ts';

const kind = 'build-';

/** How long a page waits for the network before the kept one is shown, in milliseconds. */
const networkTimeout = 3_000;

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

const keptPage = async ({ version }: Build, path: string) => {
  try {
    return await (await caches.open(kind + version)).match(path, { ignoreVary: true });
  } catch {
    return undefined;
  }
};

/** A page as the server has it; the kept one where the server cannot be reached, or takes long. */
export const pageFor = async (build: Build, request: Request): Promise<Response> => {
  const kept = await keptPage(build, new URL(request.url).pathname);
  return kept === undefined ? fetch(request) : firstOf(fetch(request), networkTimeout, () => kept);
};

/** The network's answer, or something else once it fails or takes longer than so many milliseconds. */
export const firstOf = (answer: Promise<Response>, most: number, otherwise: () => Response): Promise<Response> =>
  new Promise((resolve) => {
    const instead = () => resolve(otherwise());
    const timer = setTimeout(instead, most);
    answer.then(
      (answered) => {
        clearTimeout(timer);
        resolve(answered);
      },
      () => {
        clearTimeout(timer);
        instead();
      },
    );
  });
