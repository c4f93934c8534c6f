import { fromPromise } from 'xstate';
import type { AuthenticatedClient } from '../../client/calls.ts';
import type { Game } from '../../rules/games.ts';
import { statisticsOf, type Statistics } from '../../rules/statistics.ts';
import { historyOf } from '../history/history.effects.ts';

/** Loads a game's whole history and counts it (PL-4). */
export const countDraws = (client: AuthenticatedClient) =>
  fromPromise<Statistics, { game: Game }>(async ({ input: { game } }) =>
    statisticsOf(game, await historyOf(client, game)),
  );
