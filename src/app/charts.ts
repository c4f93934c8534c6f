import { fromCallback, fromPromise } from 'xstate';
import { boardMachine, type CountdownEvent } from '../../machines/board.machine.ts';
import { countDown, loadLatestDraw } from '../flows/board/board.effects.ts';
import type { AuthenticatedClient } from '../client/authenticated-client.ts';
import { followVisibility } from '../flows/event-code/event-code.effects.ts';

/** What a port is asked for by the chart. */
export type Input<Port extends (input: never) => unknown> = { input: Parameters<Port>[0] };

/** The chart of a game's latest draw, countdown and wait for the next numbers (BD-2 … BD-5). */
export const boardChart = (client: AuthenticatedClient) => {
  const load = loadLatestDraw(client);
  return boardMachine.provide({
    actors: {
      loadLatestDraw: fromPromise(({ input }: Input<typeof load>) => load(input)),
      countDown: fromCallback<CountdownEvent, { until: string }>(({ input, sendBack }) => countDown(input, sendBack)),
    },
  });
};

/** Tells a page that its tab is in sight again. */
export const visibility = fromCallback<{ type: 'screen.outdated' }>(({ sendBack }) =>
  followVisibility(() => sendBack({ type: 'screen.outdated' })),
);
