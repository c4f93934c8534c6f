import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { countScreens, visitsOf } from './distinct.ts';
import { layGround } from './ground.ts';
import type { Plan } from '../model/plan.ts';
import { recorderOf } from '../model/recorder.ts';
import { frozenOf } from '../walking/frozen-file.ts';
import { walkPath, type Play } from '../walking/walk-path.ts';

/** Looks at every different screen of a chart's frozen paths, once, for whatever somebody could stumble over. Only in a browser. */
export const lookAtScreens = (play: Play, machine: AnyStateMachine, plan: Plan, stem: string) => {
  test(
    'nobody stumbles on any screen: axe, names, focus, errors, 320 pixels, spaced text, forced colours, reduced motion',
    {
      timeout: 120_000,
    },
    async ({ task }) => {
      const { beginLooking, stumblingBlocks } = await import('./look.ts');
      const frozen = await frozenOf(stem);
      const found: string[] = [];
      let screens = 0;
      await layGround(stem);
      await beginLooking();
      for (const { path, moments } of visitsOf(frozen)) {
        const walked = plan.paths[path];
        if (!walked)
          throw new Error(`${stem}: the frozen paths are not the walk's; run npm run model, and read what it froze.`);
        await walkPath(play, machine, walked, recorderOf().watch(), async (_, at) => {
          if (!moments.includes(at)) return;
          screens += 1;
          const place = `${stem}, ${frozen.paths[path]?.[at]?.in ?? ''}`;
          found.push(...(await stumblingBlocks()).map((one) => `${place}: ${one}`));
        });
        cleanup();
      }
      task.meta.screens = screens;
      expect([...new Set(found)]).toEqual([]);
      expect(screens).toBe(countScreens(frozen));
    },
  );
};
