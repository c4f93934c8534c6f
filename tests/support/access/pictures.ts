import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { innermostOf, statesIn } from '../../walk/chart.ts';
import type { Path } from '../../walk/plan.ts';
import { walkPath, type Walked } from '../../walk/walk-path.ts';
import { pictureName } from '../charts/labels.ts';
import { applyTheme, withStyle } from './page-style.ts';

// Stops motion and the blinking caret.
const noMotion = `
  * { caret-color: transparent !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; }
  body { display: block; margin: 0; padding: 24px; min-height: 96px !important; box-sizing: border-box; }
  body:has(dialog[open]) { min-height: 100vh !important; }
`;

const statesOn = ({ start, steps }: Path) => [start, ...steps].flatMap(({ value }) => statesIn(value));

/** Takes a picture of each state of a chart where a path first reaches it. Only in a browser. */
export const pictureStates = ({ play, plan, stem }: Walked): void => {
  const missing = new Set(innermostOf(play.machine));
  test('every state has its picture', { timeout: 120_000 }, async () => {
    const { page } = await import('vitest/browser');
    await applyTheme(stem);
    withStyle(noMotion);
    const take = async (state: string) => {
      await document.fonts.ready;
      const dialog = document.querySelector('dialog[open]');
      await page.viewport(1000, dialog ? Math.max(400, dialog.scrollHeight + 64) : 1200);
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${stem}/${pictureName(state)}`);
    };
    for (const path of [...plan.paths].sort((a, b) => a.steps.length - b.steps.length)) {
      if (!statesOn(path).some((state) => missing.has(state))) continue;
      await walkPath(play, path, async ({ step }) => {
        for (const state of statesIn(step.value).filter((one) => missing.delete(one))) await take(state);
      });
      cleanup();
    }
  });
};
