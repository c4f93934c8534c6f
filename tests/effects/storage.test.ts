// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetSession, storedSession, storeSession } from '../../src/effects/storage.ts';

const session = {
  user: { id: '7', email: 'ann@example.org', first_name: 'Ann', last_name: 'Example' },
  tokens: { refresh: 'r', access: 'a' },
};

afterEach(() => {
  vi.restoreAllMocks();
  forgetSession();
});

describe('the stored session', () => {
  test('stands whole under user and tokens [SE-1]', () => {
    storeSession(session);
    expect([localStorage.getItem('user'), localStorage.getItem('tokens')]).toEqual(
      [session.user, session.tokens].map((part) => JSON.stringify(part)),
    );
    expect(storedSession()).toEqual(session);
  });

  test('is gone once another tab removed it [SE-6]', () => {
    storeSession(session);
    localStorage.clear();
    expect(storedSession()).toBeNull();
  });

  test('is nobody, and nothing is removed, while another tab has written only half of it [SE-6]', () => {
    localStorage.setItem('tokens', JSON.stringify(session.tokens));
    expect(storedSession()).toBeNull();
    expect(localStorage.getItem('tokens')).toBe(JSON.stringify(session.tokens));
  });

  test.each([
    ['user', '{"id": '],
    ['user', '{"id":"7"}'],
    ['tokens', 'null'],
  ])('counts as nobody when %s is %s, and is removed [SE-6]', (key, damaged) => {
    storeSession(session);
    localStorage.setItem(key, damaged);
    expect(storedSession()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('lasts as long as the tab where the browser stores nothing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeSession(session);
    expect(storedSession()).toEqual(session);
    forgetSession();
    expect(storedSession()).toBeNull();
  });
});
