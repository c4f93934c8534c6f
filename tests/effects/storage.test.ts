// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  forgetSession,
  isRemembered,
  storedSession,
  storedRedirect,
  storeSession,
  storeRedirect,
} from '../../src/client/storage.ts';
import { session } from '../support/client.ts';

const fillStorage = () => {
  const room = localStorage;
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    length: 0,
    key: () => null,
    clear: () => room.clear(),
    getItem: (key) => room.getItem(key),
    removeItem: (key) => room.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
};

afterEach(forgetSession);

describe('the stored session', () => {
  test('is stored whole under the keys user and tokens [SE-1]', () => {
    storeSession(session);
    expect([localStorage.getItem('user'), localStorage.getItem('tokens')]).toEqual(
      [session.user, session.tokens].map((part) => JSON.stringify(part)),
    );
    expect(storedSession()).toEqual(session);
  });

  test('is null while another tab has written only half of it, which is kept [SE-6]', () => {
    localStorage.setItem('tokens', JSON.stringify(session.tokens));
    expect(storedSession()).toBeNull();
    expect(localStorage.getItem('tokens')).toBe(JSON.stringify(session.tokens));
  });

  test.each([
    ['user', '{"id": '],
    ['user', '{"id":"7"}'],
    ['tokens', 'null'],
  ])('is null if %s is %s, and is removed [SE-6]', (key, damaged) => {
    storeSession(session);
    localStorage.setItem(key, damaged);
    expect(storedSession()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('lasts as long as the tab if the storage is full', () => {
    fillStorage();
    expect(isRemembered()).toBe(true);
    storeSession(session);
    expect(storedSession()).toEqual(session);
    expect(isRemembered()).toBe(false);
    forgetSession();
    expect(storedSession()).toBeNull();
  });

  test('is the new one even without room for its tokens; the old ones are removed [SE-8]', () => {
    storeSession(session);
    fillStorage();
    const renewed = { ...session, tokens: { refresh: 'r2', access: 'a2' } };
    storeSession(renewed);
    expect(storedSession()).toEqual(renewed);
    expect(localStorage.getItem('tokens')).toBeNull();
  });

  test('lasts as long as the tab if the storage is blocked', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storedSession()).toBeNull();
    storeSession(session);
    expect([storedSession(), isRemembered()]).toEqual([session, false]);
  });
});

test('the address that a visitor wanted is stored until it is removed; a damaged one is empty [FW-2]', () => {
  storeRedirect('/lottery-board?game=powerball');
  expect(storedRedirect()).toBe('/lottery-board?game=powerball');
  for (const damaged of ['{', '7', '"']) {
    localStorage.setItem('wanted', damaged);
    expect(storedRedirect()).toBe('');
  }
  storeRedirect('');
  expect([storedRedirect(), localStorage.getItem('wanted')]).toEqual(['', null]);
});
