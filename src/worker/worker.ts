import { registerRoute } from 'workbox-routing';
import { dropOldBuilds, fileFor, keepBuild, pageOf } from './build-files.ts';
import { dutyOf, type Duty } from './duties.ts';
import { answerFor, forgetPlayers } from './kept-answers.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;
const build = self.lotteryBuild;

/** The oldest copy that each page was shown, as ISO instants, until the page asks. */
const shown = new Map<string, string>();

const tellOfCopy = async (clientId: string, since: string): Promise<void> => {
  const before = shown.get(clientId);
  if (before === undefined || since < before) shown.set(clientId, since);
  (await self.clients.get(clientId))?.postMessage({ type: 'copy.shown', since });
};

const route = (duty: Duty, handler: Parameters<typeof registerRoute>[1], method?: 'POST') =>
  registerRoute(({ request }) => dutyOf(request, location.origin, build.pages) === duty, handler, method);

route('page', pageOf(build));
route('file', ({ request }) => fileFor(request));
route('draws', answerFor('draws', tellOfCopy));
route('own', answerFor('own', tellOfCopy));
route(
  'session-change',
  async ({ request }) => {
    await forgetPlayers();
    return fetch(request).finally(forgetPlayers);
  },
  'POST',
);

// It takes over at once: files of the build before stay, so open pages lose nothing, and it is never the worker that
// makes a page new.
self.addEventListener('install', (event) => event.waitUntil(keepBuild(build).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds(build).then(() => self.clients.claim())));
self.addEventListener('message', ({ source }) => {
  const since = source === null ? undefined : shown.get(source.id);
  if (source === null || since === undefined) return;
  shown.delete(source.id);
  source.postMessage({ type: 'copy.shown', since });
});
