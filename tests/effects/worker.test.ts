import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from '../../src/app/worker.effects.ts';

afterEach(() => void vi.useRealTimers());

/** A page's service workers, of which one may have it already, and what they are told. */
const workers = ({ isControlled }: { isControlled: boolean }) => {
  const [registered, told]: [unknown[], unknown[]] = [[], []];
  const worker = { postMessage: (message: unknown) => void told.push(message) };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: isControlled ? worker : null,
    register: (address: unknown) => Promise.resolve(registered.push(address)),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const claim = () => {
    serviceWorker.controller = worker;
    serviceWorker.dispatchEvent(new Event('controllerchange'));
  };
  return { registered, told, claim };
};
const signedIn = () => Promise.resolve('access-1');
const moments = () => vi.advanceTimersByTimeAsync(3_000);

test('each sign-in on a page registers the worker, all under one Trusted Types policy [SV-1]', async () => {
  vi.useFakeTimers();
  const policies: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => {
      if (policies.includes(name)) throw new TypeError(`A policy named ${name} already exists`);
      policies.push(name);
      return rules;
    },
  });
  const { registered, told } = workers({ isControlled: true });
  for (let players = 0; players < 2; players += 1) {
    const looked = registerWorker(signedIn);
    await moments();
    await looked;
  }
  expect([registered, told, policies]).toEqual([['/sw.js', '/sw.js'], [], ['worker-address']]);
});

test('a page’s first worker is told once what was fetched before, and with which token [SV-1]', async () => {
  vi.useFakeTimers();
  const entries = ['/latest', '/tickets/', '/latest'].map((name) => ({ name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList);
  const { told, claim } = workers({ isControlled: false });
  const looked = registerWorker(signedIn);
  await moments();
  expect(told).toEqual([]);
  claim();
  await looked;
  const headers = { 'X-Authorization': 'Authorization access-1' };
  const urlsToCache = ['/latest', '/tickets/'].map((url) => [url, { headers }]);
  expect(told).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache } }]);
});

/** Starts the worker; returns its global scope, and what it answers to a request of the page `c1`. */
const startWorker = async (scope: object, caches: object) => {
  const worker = Object.assign(new EventTarget(), { lotteryBuild: { version: '1', pages: [], files: [] } }, scope);
  vi.stubGlobal('self', worker);
  vi.stubGlobal('location', new URL('https://lottery.example/'));
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('caches', caches);
  for (const name of ['FetchEvent', 'ExtendableEvent']) vi.stubGlobal(name, Event);
  vi.resetModules();
  await import('../../src/worker/worker.ts');
  const answerTo = (path: string, init?: RequestInit) => {
    const request = new Request(`https://lottery.example${path}`, init);
    const respondWith = vi.fn<(answer: Promise<Response>) => void>();
    const event = { request, respondWith, clientId: 'c1', waitUntil: () => undefined };
    worker.dispatchEvent(Object.assign(new Event('fetch'), event));
    return respondWith.mock.lastCall?.[0];
  };
  return { worker, answerTo };
};

test('a worker that takes over keeps its build, the one before it and all cached data [SV-1]', async () => {
  const deleted: string[] = [];
  const { worker } = await startWorker(
    { clients: { claim: () => Promise.resolve() } },
    {
      keys: () => Promise.resolve(['build-3', 'player-7', 'build-2', 'draws', 'build-1']),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
    },
  );
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  worker.dispatchEvent(Object.assign(new Event('activate'), { waitUntil }));
  await waitUntil.mock.lastCall?.[0];
  expect(deleted).toEqual(['build-3']);
});

test('the worker deletes players’ caches before a sign-out and after its answer [SE-4]', async () => {
  const done: string[] = [];
  const note = (what: string) => Promise.resolve(done.push(what));
  const { answerTo } = await startWorker({}, { keys: () => Promise.resolve(['draws', 'player-7']), delete: note });
  vi.stubGlobal('fetch', ({ url }: Request) => note(url).then(() => new Response()));
  await answerTo('/api/v1/user/logout/', { method: 'POST' });
  expect(done).toEqual(['player-7', 'https://lottery.example/api/v1/user/logout/', 'player-7']);
});

test('the worker tells a page once, when asked, the time of the oldest copy that it was shown [SV-1]', async () => {
  const kept = ['2026-11-20T17:00:00.000Z', '2026-11-18T17:00:00.000Z', '2026-11-19T17:00:00.000Z'];
  const copies = kept.map((since) => new Response('[]', { headers: { 'X-Kept-At': since } }));
  const scope = { clients: { get: () => Promise.resolve(undefined) } };
  const { worker, answerTo } = await startWorker(scope, { match: () => Promise.resolve(copies.shift()) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const path of ['powerball/latest', 'lottery/latest', 'lottery/history/']) await answerTo(`/api/v1/${path}`);
  const source = { id: 'c1', postMessage: vi.fn() };
  for (let times = 0; times < 2; times += 1) worker.dispatchEvent(Object.assign(new Event('message'), { source }));
  expect(source.postMessage.mock.calls).toEqual([[{ type: 'copy.shown', since: kept[1] }]]);
});

test('the worker answers for a silent server before the app gives up [SE-2, SV-1]', async () => {
  vi.useFakeTimers();
  const scope = { clients: { get: () => Promise.resolve(undefined) } };
  const { answerTo } = await startWorker(scope, { match: () => Promise.resolve(new Response('[]')) });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const answered = vi.fn();
  void answerTo('/api/v1/powerball/latest')?.then(answered);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(answered).toHaveBeenCalledOnce();
});
