// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createActor, type InputFrom } from 'xstate';
import type { lotteryBoardPageMachine } from '../../machines/lottery-board-page.machine.ts';
import { syncClock } from '../../src/client/calls.ts';
import { forgetSession, storedRedirect, storedSession, storeRedirect, storeSession } from '../../src/client/storage.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import type { ScreenDeps } from '../../src/app/deps.ts';
import { openedScreens, startApp } from '../../src/app/app.actor.ts';
import { routeOf } from '../../src/app/routes.tsx';
import { open as openBoard } from '../../src/flows/board/board.screen.tsx';
import { open } from '../../src/flows/lottery-board-page/lottery-board.screen.tsx';
import { deletePlayerCaches } from '../../src/app/worker.effects.ts';
import { sessionChart } from '../../src/app/session.chart.ts';
import { noFilters } from '../../src/rules/history-filters.ts';
import { atEnd } from '../support/at-end.ts';
import { user } from '../support/client.ts';
import { parent } from '../walk/doubles.ts';

const minute = 60_000;
const now = Date.parse('2026-11-18T18:00:00Z');
const jwt = (iat: number, exp: number) => `.${btoa(JSON.stringify({ iat, exp })).replaceAll('=', '')}.`;
const access = jwt(now / 1000, now / 1000 + 15 * 60);
const session = { user, tokens: { refresh: 'r', access } };

/** The calls of the server, which answers each when it is told to. */
const deferredServer = () => {
  const asked: { readonly url: string; readonly answer: (body: unknown) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) => asked.push({ url, answer: (body) => resolve(Response.json(body)) })),
  );
  return asked;
};
const startSession = () => {
  const { chart } = sessionChart(() => actor);
  const actor = createActor(chart, { input: { parent } });
  atEnd(() => actor.stop());
  return actor.start();
};
const deps = (changed: Partial<ScreenDeps> = {}): ScreenDeps => {
  const { client } = sessionChart(() => undefined);
  return {
    client,
    goTo: () => undefined,
    announce: () => undefined,
    navigationState: () => undefined,
    search: () => '',
    ...changed,
  };
};

beforeEach(() => {
  // A browser without locks, which happy-dom has as null.
  vi.stubGlobal('navigator', {});
  storeSession(session);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** A session whose tokens are being renewed, a minute before they end. */
const startRenewal = async () => {
  vi.useFakeTimers({ now });
  const asked = deferredServer();
  const actor = startSession();
  await vi.advanceTimersByTimeAsync(14 * minute);
  return { asked, actor };
};

test.each([
  ['a minute before its token ends', 0, 14 * minute],
  ['half a minute after a start with a token that has expired, no sooner', 60 * minute, minute / 2],
])('a session is renewed %s [SE-8]', async (_when, passed, wait) => {
  vi.useFakeTimers({ now: now + passed });
  const asked = deferredServer();
  startSession();
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ url }) => url)).toEqual([accountPaths.refresh]);
});

test.each([7, -7])(
  'on a device that is %i hours off, a session is renewed once, at its start [SE-8]',
  async (wrong) => {
    vi.useFakeTimers({ now: now + wrong * 60 * minute });
    const asked = deferredServer();
    const actor = startSession();
    actor.send({ type: 'token.requested' });
    await vi.advanceTimersByTimeAsync(1);
    syncClock(new Date(now).toUTCString(), Date.now());
    asked[0]?.answer({ refresh: 'r2', access });
    await vi.advanceTimersByTimeAsync(13 * minute);
    actor.send({ type: 'token.requested' });
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ url }) => url)).toEqual([accountPaths.refresh]);
    syncClock(new Date(Date.now()).toUTCString(), Date.now());
  },
);

test('a device that slept until its new token had expired renews it before a call [SE-8]', async () => {
  const { asked, actor } = await startRenewal();
  asked[0]?.answer({ refresh: 'r2', access: jwt(now / 1000 + 14 * 60, now / 1000 + 29 * 60) });
  await vi.advanceTimersByTimeAsync(1);
  actor.send({ type: 'token.requested' });
  expect(asked).toHaveLength(1);
  // Timers stand still while a device sleeps.
  vi.setSystemTime(now + 60 * minute);
  actor.send({ type: 'token.requested' });
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ url }) => url)).toEqual([accountPaths.refresh, accountPaths.refresh]);
  expect(actor.getSnapshot().hasTag('awaited')).toBe(true);
});

test('players’ caches are deleted, and no others [SA-7]', async () => {
  const done: string[] = [];
  const keys = () => Promise.resolve(['draws', 'player-7', 'build-1']);
  vi.stubGlobal('caches', { keys, delete: (name: string) => Promise.resolve(done.push(name)) });
  await deletePlayerCaches();
  expect(done).toEqual(['player-7']);
});

test('an answer to a renewal after the sign-out signs nobody in again [SE-4]', async () => {
  const { asked, actor } = await startRenewal();
  actor.send({ type: 'signOut.requested' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked.map(({ url }) => url), storedSession()]).toEqual([[accountPaths.refresh, accountPaths.logout], null]);
  asked[0]?.answer({ refresh: 'r2', access: 'a2' });
  await vi.advanceTimersByTimeAsync(1);
  expect([actor.getSnapshot().value, storedSession()]).toEqual([{ visitor: 'incomplete' }, null]);
});

test('an answer to a renewal does not overwrite what another player has stored meanwhile [OT-3, SE-6]', async () => {
  const { asked } = await startRenewal();
  const others = { user: { ...user, id: '8' }, tokens: { refresh: 'other', access } };
  storeSession(others);
  asked[0]?.answer({ refresh: 'r2', access });
  await vi.advanceTimersByTimeAsync(1);
  expect(storedSession()).toEqual(others);
});

test('a tab that follows another one’s sign-in and sign-out leaves alone what is wanted there [FW-2, OT-3]', () => {
  deferredServer();
  localStorage.clear();
  const { app } = startApp({ navigate: () => undefined, loadPlayerViews: () => Promise.resolve() });
  atEnd(() => app.stop());
  const follows = (person: 'player' | 'visitor') => {
    storeRedirect('/powerball');
    dispatchEvent(new StorageEvent('storage', { key: 'tokens', storageArea: localStorage }));
    expect([app.getSnapshot().matches({ running: { person } }), storedRedirect()]).toEqual([true, '/powerball']);
  };
  storeSession(session);
  follows('player');
  app.send({ type: 'address.changed', address: '/lottery-board', search: '' });
  forgetSession();
  follows('visitor');
  expect(app.getSnapshot().context.wanted).toBe('/lottery-board');
});

test('a screen whose chunk arrives after it was left is not opened [NAV-8]', async () => {
  const screens = openedScreens(deps());
  expect(await screens.open('/sign-in', new AbortController().signal)).toEqual({ name: '/sign-in', title: 'Login' });
  await expect(screens.open('/nowhere', AbortSignal.abort())).rejects.toThrow();
  expect([screens.screenOf('/nowhere'), screens.screenOf('/sign-in')]).toEqual([undefined, expect.anything()]);
});

test('a board with a link to the wanted page forgets that page, so Back shows no link [FW-2]', () => {
  const goTo = vi.fn();
  openBoard(deps({ goTo, navigationState: () => '/lottery-board' }), { path: '/powerball' });
  expect(goTo.mock.calls).toEqual([[{ path: '/powerball', replace: true }]]);
});

test('a filter in the history replaces the address; a turned page adds one if it may [DH-1, FW-4]', () => {
  deferredServer();
  history.replaceState(null, '', '/lottery-board?page=2&numbers=99');
  const goTo = vi.fn<ScreenDeps['goTo']>(({ path, replace = false }) => navigate(path, { replace }));
  const { chart } = open(deps({ goTo, search: () => location.search }), {});
  const actor = createActor(chart?.logic as unknown as typeof lotteryBoardPageMachine, {
    input: chart?.inputOf(parent) as InputFrom<typeof lotteryBoardPageMachine>,
  });
  atEnd(() => actor.stop());
  actor.start();
  const filters = { ...noFilters, numbers: '5' };
  actor.send({ type: 'view.changed', view: { game: 'powerball', filters, page: 1 } });
  actor.send({ type: 'page.opened', view: { game: 'powerball', filters, page: 2 } });
  expect(goTo.mock.calls).toEqual([
    [{ path: '/lottery-board?tab=history&page=2', replace: true }],
    [{ path: '/lottery-board?tab=history&numbers=5', replace: true }],
    [{ path: '/lottery-board?tab=history&numbers=5&page=2', replace: false }],
  ]);
  goTo.mockImplementation(() => expect.fail('SecurityError'));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  actor.send({ type: 'page.opened', view: { game: 'powerball', filters, page: 3 } });
  expect([actor.getSnapshot().context.view.page, logged.mock.calls.length]).toEqual([3, 1]);
});

test.each(['', '.', '%20)', '=3D', '\u2019', '\u2060', '%0D%0A', '&gt;'])(
  'emailed links followed by %j work as well [OT-6]',
  async (tail) => {
    const link = { uid: '0b0e7ed5-7a7f-4c8b-9d0e-6f2b1c3d4e5f', token: 'Ab-9_x'.padEnd(43, 'z-_') };
    for (const start of ['/user/activate', '/user/password-reset', '/user/email-change']) {
      const { pathname } = new URL(`${start}/${link.uid}/${link.token}${tail}`, 'http://localhost');
      const { route, params } = routeOf(pathname);
      const { chart } = (await route.load()).open(deps(), params);
      expect([start, chart?.inputOf(parent)]).toMatchObject([start, link]);
    }
  },
);
