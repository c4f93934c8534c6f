import { cleanup } from '@testing-library/react';
import { test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Path, Plan } from '../model/plan.ts';
import { recorderOf } from '../model/recorder.ts';
import { innermostOf, statesIn } from '../model/sentences.ts';
import { walkPath, type Play } from './walk-path.ts';

const valueAt = ({ value, steps }: Path, at: number) => (at === 0 ? value : steps[at - 1]?.value);

/** Takes a picture of the screen in each state of a chart, the first time that a path comes there. Only in a browser. */
export const pictureStates = (play: Play, machine: AnyStateMachine, plan: Plan, stem: string) => {
  const wanted = new Set(innermostOf(machine));
  const shows = (path: Path) => [path.value, ...path.steps.map(({ value }) => value)].flatMap(statesIn).some((state) => wanted.has(state));
  test('every state has its picture', { timeout: 120_000 }, async () => {
    const { page } = await import('vitest/browser');
    await page.viewport(720, 480);
    const shortFirst = [...plan.paths].sort((a, b) => a.steps.length - b.steps.length);
    for (const path of shortFirst) {
      if (!shows(path)) continue;
      await walkPath(play, machine, path, recorderOf(1).watch(), async (_, at) => {
        for (const state of statesIn(valueAt(path, at)).filter((one) => wanted.delete(one)))
          await page.screenshot({ path: `../../../docs/flows/screens/${stem}/${state}.png` });
      });
      cleanup();
    }
  });
};
