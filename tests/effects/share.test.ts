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
  test('gives the device the text and the address of the draw [PL-5]', async () => {
    const given: unknown[] = [];
    onDevice({ share: async (shared: unknown) => void given.push(await Promise.resolve(shared)) });
    expect([await answerOf(shareText, { text, path }), given]).toEqual([
      'shared',
      [{ text, url: `https://board.example.org${path}` }],
    ]);
  });

  test('copies both to the clipboard on a device without a share sheet', async () => {
    const copied: string[] = [];
    onDevice({ clipboard: { writeText: async (written: string) => void copied.push(await Promise.resolve(written)) } });
    expect([await answerOf(shareText, { text, path }), copied]).toEqual([
      'copied',
      [`${text} https://board.example.org${path}`],
    ]);
  });

  test('succeeds if the sheet is dismissed, and fails if sharing is not allowed', async () => {
    onDevice({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(await answerOf(shareText, { text, path })).toBe('dismissed');
    onDevice({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await expect(answerOf(shareText, { text, path })).rejects.toThrow('no');
    onDevice({ clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } });
    await expect(answerOf(shareText, { text, path })).rejects.toThrow('no');
  });
});
