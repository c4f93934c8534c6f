import { fromCallback, fromPromise } from 'xstate';
import type { CountdownEvent } from '../../../machines/board.machine.ts';
import { latestAnswer, type LatestDraw } from '../../protocol/draws.ts';
import { gamePaths } from '../../protocol/paths.ts';
import { instantOf, remainingUntil } from '../../rules/draw-times.ts';
import type { Game } from '../../rules/games.ts';
import { serverNow, type AuthenticatedClient } from '../../client/calls.ts';

/** The first item of a game's latest draws (API-7, API-8, BD-2). */
export const loadLatestDraw = (client: AuthenticatedClient) =>
  fromPromise<LatestDraw, { game: Game }>(async ({ input: { game } }) => {
    const [latest] = await client.get(gamePaths(game).latest, latestAnswer);
    if (!latest) throw new Error('The list of latest draws is empty');
    return latest;
  });

/** Reports the time left until a timestamp by the server's clock, at once and every second, and its end (BD-4). */
export const countDown = fromCallback<CountdownEvent, { until: string }>(({ input: { until }, sendBack }) => {
  const tell = (event: CountdownEvent) => sendBack(event);
  const end = instantOf(until);
  const tick = () => {
    const now = serverNow();
    tell({ type: 'countdown.ticked', remaining: remainingUntil(end, now) });
    // The server's clock is known only to the second: asked sooner, it might still answer with the draw before (RS-4).
    if (!(end + 1000 > now)) tell({ type: 'countdown.ended' });
  };
  const timer = setInterval(tick, 1000);
  tick();
  return () => clearInterval(timer);
});

/** Reports when the page becomes visible again (WI-8). */
export const followVisibility = fromCallback<{ type: 'screen.outdated' }>(({ sendBack }) => {
  const look = () => {
    if (document.visibilityState === 'visible') sendBack({ type: 'screen.outdated' });
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
});
