import type { Browser } from 'playwright';
import { setTimeout as pause } from 'node:timers/promises';
import { stepsOf, type Step } from './moves.ts';
import { properties, sightOf, waitsOf, type Look, type Property } from './properties.ts';
import { openWorld, type World } from './world.ts';

/** What came of a walk: the steps that could be made, and what failed after the last of them. */
export type Walk = { readonly steps: readonly Step[]; readonly failure?: string };

/** Looks at each tab that shows the product, again while a page is only just coming. */
const lookAround = async (world: World): Promise<readonly Look[]> => {
  for (let tries = 0; ; tries += 1) {
    const tabs = world.tabs.filter(({ page }) => world.hasProduct(page));
    try {
      return await Promise.all(tabs.map(async (tab) => ({ sight: await sightOf(tab.page), world, tab })));
    } catch (error) {
      if (tries === 50) throw error;
      await pause(100);
    }
  }
};

/** The first property that a tab breaks, once it has done so for as long as it may. */
const firstFailure = async (world: World, holds: Property['holds']): Promise<string | undefined> => {
  const judged = properties.filter((property) => property.holds === holds);
  for (const begun = performance.now(); ;) {
    const looks = await lookAround(world);
    let isSound = true;
    for (const { name, within, fails } of judged)
      for (const look of looks) {
        const failure = await fails(look);
        if (failure !== false && failure !== '' && performance.now() - begun >= within) return `${name}: ${failure}`;
        isSound &&= failure === false || failure === '';
      }
    if (isSound) return undefined;
    await pause(50);
  }
};

const waitsIn = async (world: World) => (await lookAround(world)).flatMap(waitsOf).map(([, limit]) => limit);

/** Waits until nothing is awaited; where that takes long, the browser's clock goes on by the charts' delays. */
const comeToRest = async (world: World): Promise<void> => {
  for (let round = 0; round < 3; round += 1) {
    for (const end = performance.now() + 2_000; performance.now() < end;) {
      if ((await waitsIn(world)).length === 0) return;
      await pause(50);
    }
    await world.context.clock.fastForward(Math.max(0, ...(await waitsIn(world))));
    // What was on its way has been given up for late.
    world.doubtLists();
  }
};

const restsEvery = 10;

/** Makes steps in a new world until so many were made, they end, or a property fails. */
export const walk = async (browser: Browser, steps: readonly Step[], most: number): Promise<Walk> => {
  const world = await openWorld(browser);
  const made: Step[] = [];
  const atRest = async () => {
    await comeToRest(world);
    return firstFailure(world, 'at rest');
  };
  try {
    for (const step of steps) {
      if (made.length === most) break;
      if (!(await step.make(world))) continue;
      made.push(step);
      const isDue = made.length % restsEvery === 0;
      const failure = (await firstFailure(world, 'always')) ?? (isDue ? await atRest() : undefined);
      if (failure !== undefined) return { steps: made, failure };
    }
    const failure = await atRest();
    return { steps: made, ...(failure !== undefined && { failure }) };
  } finally {
    await world.close();
  }
};

/** A shorter walk that fails too: steps are left out, many at a time and then one by one, for so many tries. */
export const shrunken = async (browser: Browser, failed: Walk, tries: number): Promise<Walk> => {
  let best = failed;
  let left = tries;
  for (let size = Math.ceil(failed.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < best.steps.length && left > 0; left -= 1) {
      const shorter = await walk(browser, best.steps.toSpliced(from, size), Infinity);
      if (shorter.failure === undefined) from += size;
      else best = shorter;
    }
  return best;
};

/** Walks at random by a seed; throws the shortest path to a failure that was found, and how to walk it again. */
export const wander = async (browser: Browser, seed: number, count: number): Promise<Walk> => {
  const walked = await walk(browser, stepsOf(seed, count * 20), count);
  if (walked.failure === undefined) return walked;
  console.log(`Step ${walked.steps.length}: ${walked.failure}. Looking for a shorter path.`);
  const { steps, failure } = await shrunken(browser, walked, 24);
  const path = steps.map(({ says }, at) => `${at + 1}. ${says}`).join('\n');
  const again = `npm run wander -- --seed ${seed} --steps ${walked.steps.length}`;
  throw new Error(`${failure ?? walked.failure}\nafter\n${path}\nThe whole walk again: ${again}`);
};
