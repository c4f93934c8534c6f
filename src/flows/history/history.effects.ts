import { historyAnswer } from '../../protocol/history.ts';
import { gamePaths } from '../../protocol/paths.ts';
import type { Game } from '../../rules/games.ts';
import type { PastDraw } from '../../rules/past-draws.ts';
import type { AuthenticatedClient } from '../../client/authenticated-client.ts';

/** A game's whole history (DH-1). */
export const loadHistory =
  (client: AuthenticatedClient) =>
  ({ game }: { game: Game }): Promise<readonly PastDraw[]> =>
    client.get(gamePaths(game).history, historyAnswer);
