import type { OutcomesOf } from '../../../machines/winnings.machine.ts';
import { outcomesAnswer, resultsAnswer, type Outcome, type Results } from '../../protocol/history.ts';
import { gamePaths } from '../../protocol/paths.ts';
import type { Game } from '../../rules/games.ts';
import type { AuthenticatedClient } from '../../client/authenticated-client.ts';

/** What one's tickets of a game came to (DH-2). */
export const loadResults =
  (client: AuthenticatedClient) =>
  ({ game }: { game: Game }): Promise<Results> =>
    client.get(gamePaths(game).results, resultsAnswer);

/** What all one's tickets did in a draw, or one of them in all its draws (BD-6, DH-2). */
export const loadOutcomes =
  (client: AuthenticatedClient) =>
  ({ game, of }: { game: Game; of: OutcomesOf | null }): Promise<readonly Outcome[]> => {
    const paths = gamePaths(game);
    if (of === null) return Promise.resolve([]);
    return client.get(of.kind === 'draw' ? paths.resultsOfDraw(of.date) : paths.resultsOfTicket(of.id), outcomesAnswer);
  };
