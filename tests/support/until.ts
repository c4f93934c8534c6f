import { setTimeout as pause } from 'node:timers/promises';

/** What a look finds once it finds something; throws, with what was waited for, when that takes longer than a minute. */
export const until = async <Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> => {
  for (let tries = 0; tries < 240; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(250);
  }
  throw new Error(`Not within a minute: ${what}`);
};
