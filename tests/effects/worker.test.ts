import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from '../../src/effects/worker.effects.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('each player who signs in on a page has the worker looked after, under the one policy that a page may make [SV-1]', async () => {
  vi.useFakeTimers();
  const policies: string[] = [];
  const registered: unknown[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => {
      if (policies.includes(name)) throw new TypeError(`A policy named ${name} already exists`);
      policies.push(name);
      return rules;
    },
  });
  vi.stubGlobal('navigator', {
    serviceWorker: { register: (address: unknown) => Promise.resolve(registered.push(address)) },
  });
  for (let players = 0; players < 2; players += 1) {
    const looked = registerWorker();
    await vi.advanceTimersByTimeAsync(3_000);
    await looked;
  }
  expect([registered, policies]).toEqual([['/sw.js', '/sw.js'], ['worker-address']]);
});
