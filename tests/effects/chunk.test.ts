import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chunkOf } from '../../src/app/chunk.ts';

const missing = () => Promise.reject(new TypeError('no script'));

describe('a chunk [NAV-8]', () => {
  const reload = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('location', { reload });
    reload.mockReset();
  });
  const serverAnswers = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));

  test('that arrives on the second try is returned', async () => {
    serverAnswers(200);
    const load = vi.fn<() => Promise<string>>(missing);
    await expect(chunkOf(load)).rejects.toThrow('no script');
    load.mockResolvedValue('a screen');
    expect([await chunkOf(load), reload.mock.calls]).toEqual(['a screen', []]);
  });

  test('that fails again while the server is up reloads the page', async () => {
    serverAnswers(200);
    const load = () => missing();
    await expect(chunkOf(load)).rejects.toThrow('no script');
    void chunkOf(load);
    await expect.poll(() => reload.mock.calls).toEqual([[]]);
  });

  test('that fails again while the server is down leaves the page as it is', async () => {
    serverAnswers(503);
    const load = () => missing();
    await expect(chunkOf(load)).rejects.toThrow('no script');
    await expect(chunkOf(load)).rejects.toThrow('The server answered 503');
    expect(reload).not.toHaveBeenCalled();
  });
});
