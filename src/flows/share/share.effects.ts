import { fromPromise } from 'xstate';
import type { SharingOutcome } from '../../../machines/share.machine.ts';

/**
 * Shares a text and an address of the app through the device's share sheet, or copies them to the clipboard if there is
 * none. Rejects if neither is allowed.
 */
export const shareText = fromPromise<SharingOutcome, { text: string; path: string }>(
  async ({ input: { text, path } }) => {
    const url = location.origin + path;
    if (!Reflect.has(navigator, 'share')) {
      await navigator.clipboard.writeText(`${text} ${url}`);
      return 'copied';
    }
    try {
      await navigator.share({ text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      throw error;
    }
  },
);
