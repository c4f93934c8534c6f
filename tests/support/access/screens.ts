import { beforeAll, expect, test } from 'vitest';
import { layGround } from './ground.ts';

/** Looks once at every different screen of a chart; `test` tells what was found. Only in a browser. */
export const lookerAt = (stem: string) => {
  const seen = new Set<string>();
  const errors = new Set<string>();
  let accessErrors: () => Promise<readonly string[]>;
  beforeAll(async () => {
    const looking = await import('./look.ts');
    ({ accessErrors } = looking);
    await layGround(stem);
    await looking.prepareToLook();
  });
  return {
    look: async (shown: readonly string[], state: string) => {
      const text = shown.join('\n');
      if (seen.has(text)) return;
      seen.add(text);
      for (const error of await accessErrors()) errors.add(`${stem}, ${state}: ${error}`);
    },
    test: () =>
      test('axe finds nothing, 320 pixels and text at 200 % lose nothing, and the focus shows', ({ task }) => {
        task.meta.screens = seen.size;
        expect([...errors]).toEqual([]);
      }),
  };
};
