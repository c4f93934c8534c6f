import { fromPromise } from 'xstate';
import { historyAnswer } from '../../protocol/history.ts';
import { gamePaths } from '../../protocol/paths.ts';
import type { Game } from '../../rules/games.ts';
import type { PastDraw } from '../../rules/past-draws.ts';
import type { AuthenticatedClient } from '../../client/calls.ts';

/** Fetches a game's whole history. */
export const historyOf = (client: AuthenticatedClient, game: Game): Promise<readonly PastDraw[]> =>
  client.get(gamePaths(game).history, historyAnswer);

/** Loads a game's whole history (DH-1). */
export const loadHistory = (client: AuthenticatedClient) =>
  fromPromise<readonly PastDraw[], { game: Game }>(({ input: { game } }) => historyOf(client, game));
