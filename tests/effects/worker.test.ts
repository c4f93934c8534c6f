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

test('each player who signs in on a page has the worker looked after, under one policy [SV-1]', async () => {
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

test('a page’s first worker is told once what was fetched before it came, and for whom [SV-1]', async () => {
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

test('the worker forgets players before somebody comes or goes, and once that was answered [SE-4]', async () => {
  const done: string[] = [];
  const note = (what: string) => Promise.resolve(done.push(what));
  const scope = Object.assign(new EventTarget(), { lotteryBuild: { version: '1', pages: [], files: [] } });
  vi.stubGlobal('self', scope);
  vi.stubGlobal('location', new URL('https://lottery.example/'));
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['draws', 'player-7']), delete: note });
  vi.stubGlobal('fetch', ({ url }: Request) => note(url).then(() => new Response()));
  await import('../../src/worker/worker.ts');
  const request = new Request('https://lottery.example/api/v1/user/logout/', { method: 'POST' });
  const respondWith = vi.fn<(answer: Promise<Response>) => void>();
  scope.dispatchEvent(Object.assign(new Event('fetch'), { request, respondWith }));
  await respondWith.mock.lastCall?.[0];
  expect(done).toEqual(['player-7', request.url, 'player-7']);
});
