// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followAddress, followSearch, normalizedPath } from '../../src/app/address.effects.ts';
import { followVisibility } from '../../src/flows/board/board.effects.ts';
import { followConnection } from '../../src/flows/connection/connection.effects.ts';
import { lookForVersion } from '../../src/flows/version/version.effects.ts';
import { followStorage } from '../../src/flows/session/session.effects.ts';
import { send } from '../../src/client/calls.ts';
import { forgetSession, storeSession } from '../../src/client/storage.ts';
import { atEnd } from '../support/at-end.ts';
import { session } from '../support/client.ts';
import { answerOf, toldBy } from '../support/ports.ts';

const happens = (type: string) => void dispatchEvent(new Event(type));

afterEach(() => {
  forgetSession();
  history.replaceState(null, '', '/');
});

describe('the address', () => {
  test('starts a new page at its top; a replaced or earlier page keeps its scroll position [NAV-1]', () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const { told } = toldBy(followAddress);
    for (const type of ['replaceState', 'popstate']) happens(type);
    expect([told.mock.calls.length, scroll.mock.calls]).toEqual([2, []]);
    history.pushState(null, '', '/sign-up');
    happens('pushState');
    expect([told.mock.calls.length, scroll.mock.calls]).toEqual([3, [[0, 0]]]);
    history.pushState(null, '', '/sign-up?more');
    happens('pushState');
    expect([told.mock.calls.length, scroll.mock.calls]).toEqual([4, [[0, 0]]]);
    history.replaceState(null, '', '/sign-in');
    happens('popstate');
    expect([told.mock.calls.length, scroll.mock.calls]).toEqual([5, [[0, 0]]]);
  });

  test('is left alone once its chart has stopped [NAV-1]', () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    toldBy(followAddress).stop();
    history.pushState(null, '', '/sign-up//');
    for (const type of ['pushState', 'replaceState', 'popstate']) happens(type);
    expect([scroll.mock.calls, location.pathname]).toEqual([[], '/sign-up//']);
  });

  test('reports its query at each navigation within a path, until the watch ends [FW-4]', () => {
    const told = vi.fn<(search: string) => void>();
    const end = followSearch('/lottery-board', told);
    atEnd(end);
    const goes = (address: string, type: string) => {
      history.pushState(null, '', address);
      happens(type);
    };
    goes('/lottery-board?tab=history', 'pushState');
    goes('/lottery-board', 'popstate');
    goes('/lottery-board?tab=what-if', 'replaceState');
    goes('/powerball?tab=history', 'pushState');
    end();
    goes('/lottery-board?tab=what-if', 'pushState');
    expect(told.mock.calls).toEqual([['?tab=history'], ['']]);
  });

  test.each(['/lottery-board//', '//lottery-board/'])('%s loses slashes, and nothing else [NAV-1, OT-6]', (path) => {
    const state = { from: 'here' };
    history.replaceState(state, '', `${location.origin}${path}?tab=history#main`);
    expect(normalizedPath()).toBe('/lottery-board');
    expect(location.href).toBe(`${location.origin}/lottery-board?tab=history#main`);
    expect(history.state).toEqual(state);
  });
});

test('a stored or cleared session is reported, also when Back restores the page; other keys are not [SE-6]', () => {
  const stores = (key: string | null, storageArea = localStorage) =>
    void dispatchEvent(new StorageEvent('storage', { key, storageArea }));
  const { told } = toldBy(followStorage);
  expect(told.mock.calls).toEqual([[{ type: 'session.vanished' }]]);
  told.mockClear();
  storeSession(session);
  stores('draft');
  stores(null, sessionStorage);
  expect(told).not.toHaveBeenCalled();
  for (const key of ['user', 'tokens']) stores(key);
  const appeared = [{ type: 'session.appeared', session }];
  expect(told.mock.calls).toEqual([appeared, appeared]);
  localStorage.clear();
  stores(null);
  expect(told).toHaveBeenLastCalledWith({ type: 'session.vanished' });
  told.mockClear();
  storeSession(session);
  for (const persisted of [false, true]) dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(told.mock.calls).toEqual([appeared]);
});

test('a page is reported when it becomes visible again, not when it is hidden [WI-8]', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const { told } = toldBy(followVisibility);
  const toldWhile = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    return told.mock.calls.length;
  };
  expect([toldWhile('hidden'), toldWhile('visible')]).toEqual([0, 1]);
});

test('a version other than the page’s own is new; a failed answer rejects [SV-1]', async () => {
  document.head.innerHTML = '<meta name="version" content="one">';
  const lookAt = (text: string, status = 200) => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(text, { status })));
    return answerOf(lookForVersion);
  };
  expect([await lookAt('one'), await lookAt('two')]).toEqual([false, true]);
  expect(fetch).toHaveBeenLastCalledWith('/version.txt', expect.objectContaining({ cache: 'no-cache' }));
  await expect(lookAt('Bad gateway', 502)).rejects.toThrow('502');
});

describe('the connection', () => {
  test('of a page that starts offline is lost', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(toldBy(followConnection).told.mock.calls).toEqual([[{ type: 'connection.lost', since: null }]]);
  });

  test('is reported when it is lost and when it returns', () => {
    const { told } = toldBy(followConnection);
    for (const type of ['offline', 'online']) happens(type);
    expect(told.mock.calls).toEqual([[{ type: 'connection.lost', since: null }], [{ type: 'connection.returned' }]]);
  });

  test('is lost since the time of a copy that the worker shows; copies are requested at the start [SV-1]', () => {
    const postMessage = vi.fn();
    const serviceWorker = Object.assign(new EventTarget(), { controller: { postMessage } });
    vi.stubGlobal('navigator', { serviceWorker, onLine: true });
    const { told } = toldBy(followConnection);
    expect(postMessage.mock.calls).toEqual([[{ type: 'copies.asked' }]]);
    const since = '2026-11-18T17:00:00.000Z';
    for (const data of [{ type: 'copy.shown', since }, { type: 'copies.asked' }])
      serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }));
    expect(told.mock.calls).toEqual([[{ type: 'connection.lost', since }]]);
  });

  test.each([
    [new TypeError('Failed to fetch'), [[{ type: 'connection.lost', since: null }]]],
    [new DOMException('signal timed out', 'TimeoutError'), []],
  ])('is lost when a call does not reach the server, but not when one times out: %s [PL-3]', async (error, calls) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(error);
    const { told } = toldBy(followConnection);
    await expect(send(5000, { url: '/api', method: 'get' })).rejects.toThrow(error);
    expect(told.mock.calls).toEqual(calls);
  });
});
