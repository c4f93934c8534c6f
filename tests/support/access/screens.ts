import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { layGround } from './ground.ts';
import type { Plan } from '../model/plan.ts';
import { recorderOf } from '../model/recorder.ts';
import { frozenOf } from '../walking/frozen-file.ts';
import { walkPath, type Play } from '../walking/walk-path.ts';

/** Checks every different screen of a chart's frozen paths once. Only in a browser. */
export const lookAtScreens = (play: Play, machine: AnyStateMachine, plan: Plan, stem: string) => {
  test('axe finds nothing, 320 pixels and text at 200 % lose nothing, and the focus shows', async ({ task }) => {
    const { accessErrors, prepareToLook } = await import('./look.ts');
    const frozen = await frozenOf(stem);
    const textOf = (key: string) => (frozen.screens[key] ?? []).join('\n');
    const paths = frozen.paths.map((steps, number) => ({ number, texts: steps.map(({ shows }) => textOf(shows)) }));
    const rich = paths.toSorted((a, b) => new Set(b.texts).size - new Set(a.texts).size);
    const left = new Set(paths.flatMap(({ texts }) => texts));
    const screens = left.size;
    const errors: string[] = [];
    await layGround(stem);
    await prepareToLook();
    for (const { number, texts } of rich) {
      const path = plan.paths[number];
      if (!path || !texts.some((text) => left.has(text))) continue;
      await walkPath(play, machine, path, recorderOf().watch(), async (_, at) => {
        if (!left.delete(texts[at] ?? '')) return;
        const place = `${stem}, ${frozen.paths[number]?.[at]?.in ?? ''}`;
        errors.push(...(await accessErrors()).map((error) => `${place}: ${error}`));
      });
      cleanup();
    }
    task.meta.screens = screens - left.size;
    expect([...new Set(errors)]).toEqual([]);
    expect(left).toEqual(new Set());
  });
};
