import { beforeAll, expect, test } from 'vitest';
import { applyTheme } from './page-style.ts';

/** Checks every different screen of a chart once; `test` reports the errors. Only in a browser. */
export const accessibilityCheck = (stem: string) => {
  const seen = new Set<string>();
  const errors = new Set<string>();
  let accessibilityErrors: () => Promise<readonly string[]>;
  beforeAll(async () => {
    const looking = await import('./accessibility.ts');
    ({ accessibilityErrors } = looking);
    await applyTheme(stem);
    await looking.prepareBrowser();
  });
  return {
    look: async (shown: readonly string[], state: string) => {
      const text = shown.join('\n');
      if (seen.has(text)) return;
      seen.add(text);
      for (const error of await accessibilityErrors()) errors.add(`${stem}, ${state}: ${error}`);
    },
    test: () =>
      test('axe finds nothing, nothing is cut off at 320 pixels or with text at 200%, and focus shows', ({ task }) => {
        task.meta.screens = seen.size;
        expect([...errors]).toEqual([]);
      }),
  };
};
