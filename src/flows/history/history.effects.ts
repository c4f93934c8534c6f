import { fromPromise } from 'xstate';
import { historyAnswer } from '../../protocol/history.ts';
import { gamePaths } from '../../protocol/paths.ts';
import type { Game } from '../../rules/games.ts';
import type { PastDraw } from '../../rules/past-draws.ts';
import type { AuthenticatedClient } from '../../client/authenticated-client.ts';

/** The last loaded draws of each game. */
export type LoadedDraws = Map<Game, readonly PastDraw[]>;

/** Fetches a game's whole history. */
export const historyOf = (client: AuthenticatedClient, game: Game): Promise<readonly PastDraw[]> =>
  client.get(gamePaths(game).history, historyAnswer);

/** Loads a game's whole history and keeps it in `loaded` (DH-1). */
export const loadHistory = (client: AuthenticatedClient, loaded: LoadedDraws) =>
  fromPromise<readonly PastDraw[], { game: Game }>(async ({ input: { game } }) => {
    const draws = await historyOf(client, game);
    loaded.set(game, draws);
    return draws;
  });
