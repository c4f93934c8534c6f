import { fromPromise } from 'xstate';
import { lastResultsAnswer, type LastResults } from '../../protocol/history.ts';
import { gamePaths } from '../../protocol/paths.ts';
import type { Game } from '../../rules/games.ts';
import type { AuthenticatedClient } from '../../client/calls.ts';

/** How the player's tickets did in the last draw of a game, or what they wait for (RS-1). */
export const loadLastResults = (client: AuthenticatedClient) =>
  fromPromise<LastResults, { game: Game }>(({ input: { game } }) =>
    client.get(gamePaths(game).lastResults, lastResultsAnswer),
  );
