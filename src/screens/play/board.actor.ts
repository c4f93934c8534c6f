import { createActor, fromCallback, fromPromise } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../../machines/board.machine.ts';
import { countDown, loadLatestDraw } from '../../effects/board.effects.ts';
import type { Game } from '../../rules/games.ts';
import type { World } from '../world.ts';

/** Starts a game's latest draw, countdown and wait for the next numbers (BD-2 … BD-5). */
export const startBoard = ({ client, watched }: World, game: Game) => {
  const load = loadLatestDraw(client);
  const actors = {
    loadLatestDraw: fromPromise(({ input }: { input: { game: Game } }) => load(input)),
    countDown: fromCallback<CountdownEvent, { until: string }>(({ input, sendBack }) => countDown(input, sendBack)),
  };
  return createActor(boardMachine.provide({ actors }), { input: { game }, ...watched }).start();
};
