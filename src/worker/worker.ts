import { registerRoute } from 'workbox-routing';
import { dropOldBuilds, fileFor, cacheBuild, pageOf } from './build-files.ts';
import { requestKindOf, type RequestKind } from './request-kinds.ts';
import { answerFor, deletePlayerCaches } from './cached-answers.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;
const build = self.lotteryBuild;

/** The instant (ISO) of the oldest cached answer that each page was shown, until the page asks. */
const shown = new Map<string, string>();

const tellOfCopy = async (clientId: string, since: string): Promise<void> => {
  const before = shown.get(clientId);
  if (before === undefined || since < before) shown.set(clientId, since);
  (await self.clients.get(clientId))?.postMessage({ type: 'copy.shown', since });
};

const route = (kind: RequestKind, handler: Parameters<typeof registerRoute>[1], method?: 'POST') =>
  registerRoute(({ request }) => requestKindOf(request, location.origin, build.pages) === kind, handler, method);

route('page', pageOf(build));
route('file', ({ request }) => fileFor(request));
route('draws', answerFor('draws', tellOfCopy));
route('own', answerFor('own', tellOfCopy));
route(
  'session-change',
  async ({ request }) => {
    await deletePlayerCaches();
    return fetch(request).finally(deletePlayerCaches);
  },
  'POST',
);

// Takes over at once: the files of the previous build stay, so open pages lose nothing, and the worker never reloads
// them.
self.addEventListener('install', (event) => event.waitUntil(cacheBuild(build).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds(build).then(() => self.clients.claim())));
self.addEventListener('message', ({ source }) => {
  const since = source === null ? undefined : shown.get(source.id);
  if (source === null || since === undefined) return;
  shown.delete(source.id);
  source.postMessage({ type: 'copy.shown', since });
});
