import { describe, expect, test, vi } from 'vitest';
import { shareText } from '../../src/flows/share/share.effects.ts';
import { answerOf } from '../support/ports.ts';

const text = 'Power Ball, Nov 18, 2026: 5 12 33 41 60, Power Ball 8. Unofficial.';
const path = '/lottery-board?tab=history&from=2026-11-18&until=2026-11-18';
const onDevice = (navigator: object) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { origin: 'https://board.example.org' });
};

describe('sharing a draw', () => {
  test('the device is given the text and the address that shows the draw [PL-5]', async () => {
    const given: unknown[] = [];
    onDevice({ share: async (shared: unknown) => void given.push(await Promise.resolve(shared)) });
    expect([await answerOf(shareText, { text, path }), given]).toEqual([
      'shared',
      [{ text, url: `https://board.example.org${path}` }],
    ]);
  });

  test('a device without a sheet has both in its clipboard', async () => {
    const copied: string[] = [];
    onDevice({ clipboard: { writeText: async (written: string) => void copied.push(await Promise.resolve(written)) } });
    expect([await answerOf(shareText, { text, path }), copied]).toEqual([
      'copied',
      [`${text} https://board.example.org${path}`],
    ]);
  });

  test('a sheet that is closed again is no failure, one that is not allowed is', async () => {
    onDevice({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(await answerOf(shareText, { text, path })).toBe('dismissed');
    onDevice({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await expect(answerOf(shareText, { text, path })).rejects.toThrow('no');
    onDevice({ clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } });
    await expect(answerOf(shareText, { text, path })).rejects.toThrow('no');
  });
});
