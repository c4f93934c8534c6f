import type { SharingOutcome } from '../../../machines/share.machine.ts';

/**
 * Passes a text and the address of the app on by the device's own sheet, or puts them into the clipboard where there is
 * none. Rejects when neither is allowed.
 */
export const shareText = async ({ text }: { text: string }): Promise<SharingOutcome> => {
  if (!Reflect.has(navigator, 'share')) {
    await navigator.clipboard.writeText(`${text} ${location.origin}`);
    return 'copied';
  }
  try {
    await navigator.share({ text, url: location.origin });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
};
