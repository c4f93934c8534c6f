import { authorizationValue } from '../protocol/authorization.ts';
import type { AnswersSeen } from '../protocol/static-paths.ts';
import { dropOldBuilds, fileFor, keepBuild, pageFor } from './build-files.ts';
import { dutyOf } from './duties.ts';
import { answerFor, cacheFor, forgetPlayers, tokenHeader } from './kept-answers.ts';
import type { Asking, WorkerScope } from './scope.ts';

declare const self: WorkerScope;
const build = self.lotteryBuild;

/** The oldest copy that each page was shown, as ISO instants, until the page asks. */
const shown = new Map<string, string>();

const tellOfCopy = async (clientId: string, since: string): Promise<void> => {
  const before = shown.get(clientId);
  if (before === undefined || since < before) shown.set(clientId, since);
  (await self.clients.get(clientId))?.postMessage({ type: 'copy.shown', since });
};

const answerOf = (event: Asking, isOwn: boolean): Promise<Response> | undefined => {
  const { request, clientId } = event;
  const name = cacheFor(request, isOwn);
  const lasting = (work: Promise<unknown>) => event.waitUntil(work);
  return name === undefined
    ? undefined
    : answerFor(request, name, { lasting, onCopy: (since) => lasting(tellOfCopy(clientId, since)) });
};

const forgetAndFetch = async (request: Request): Promise<Response> => {
  await forgetPlayers();
  return fetch(request).finally(forgetPlayers);
};

const answerTo = (event: Asking): Promise<Response> | undefined => {
  const { request } = event;
  switch (dutyOf(request, location.origin, build.pages)) {
    case 'page':
      return pageFor(build, request);
    case 'file':
      return fileFor(request);
    case 'draws':
      return answerOf(event, false);
    case 'own':
      return answerOf(event, true);
    case 'session-change':
      return forgetAndFetch(request);
    case 'none':
      return undefined;
  }
};

/** Asks for what a page has seen as that page did, so that it is kept. */
const keepSeen = ({ urls, access }: AnswersSeen, waitUntil: Asking['waitUntil']): Promise<unknown> => {
  const headers: HeadersInit = access === undefined ? {} : { [tokenHeader]: authorizationValue(access) };
  const ask = async (url: string) => answerTo({ request: new Request(url, { headers }), clientId: '', waitUntil });
  return Promise.allSettled(urls.map(ask));
};

const isOfSeen = (data: unknown): data is AnswersSeen => (data as { type?: unknown }).type === 'answers.seen';

// It takes over at once: files of the build before stay, so open pages lose nothing, and it is never the worker that
// makes a page new.
self.addEventListener('install', (event) => event.waitUntil(keepBuild(build).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds(build).then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer !== undefined) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (isOfSeen(data)) event.waitUntil(keepSeen(data, (work) => event.waitUntil(work)));
  const since = source === null ? undefined : shown.get(source.id);
  if (source === null || since === undefined) return;
  shown.delete(source.id);
  source.postMessage({ type: 'copy.shown', since });
});
