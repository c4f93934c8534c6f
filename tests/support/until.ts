import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { waitTimeout } from './limits.ts';

/**
 * Polls until a value is what was waited for, by default anything but undefined; a look that throws has seen nothing
 * yet. Throws at the limit, with what was waited for and what was seen last.
 */
export const until = async <Seen>(
  what: string,
  look: () => Seen | Promise<Seen>,
  isIt: (seen: Seen) => boolean = (seen) => seen !== undefined,
  limit = waitTimeout,
): Promise<Exclude<Seen, undefined>> => {
  const end = performance.now() + limit;
  for (;;) {
    let last: { readonly seen: unknown } | { readonly error: unknown };
    try {
      const seen = await look();
      if (isIt(seen)) return seen as Exclude<Seen, undefined>;
      last = { seen };
    } catch (error) {
      last = { error };
    }
    if (performance.now() > end)
      throw new Error(
        `Not within ${limit / 1000} s: ${what}. Seen last: ${inspect('seen' in last ? last.seen : last.error)}`,
        {
          cause: 'error' in last ? last.error : undefined,
        },
      );
    await pause(50);
  }
};
