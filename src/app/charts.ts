import { boardMachine } from '../../machines/board.machine.ts';
import { countDown, loadLatestDraw } from '../flows/board/board.effects.ts';
import type { AuthenticatedClient } from '../client/calls.ts';

/** The chart of a game's latest draw, countdown and wait for the next numbers (BD-2 … BD-5). */
export const boardChart = (client: AuthenticatedClient) =>
  boardMachine.provide({ actors: { loadLatestDraw: loadLatestDraw(client), countDown } });
