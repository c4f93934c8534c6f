import { fromPromise } from 'xstate';
import type { OutcomesOf } from '../../../machines/winnings.machine.ts';
import { outcomesAnswer, resultsAnswer, type Outcome, type Results } from '../../protocol/history.ts';
import { gamePaths } from '../../protocol/paths.ts';
import type { Game } from '../../rules/games.ts';
import type { AuthenticatedClient } from '../../client/calls.ts';

/** The results of the player's tickets of a game (DH-2). */
export const loadResults = (client: AuthenticatedClient) =>
  fromPromise<Results, { game: Game }>(({ input: { game } }) => client.get(gamePaths(game).results, resultsAnswer));

/** The outcomes of all the player's tickets in a draw, or of one of them in all its draws (BD-6, DH-2). */
export const loadOutcomes = (client: AuthenticatedClient) =>
  fromPromise<readonly Outcome[], { game: Game; of: OutcomesOf | null }>(async ({ input: { game, of } }) => {
    const paths = gamePaths(game);
    if (of === null) return [];
    return client.get(of.kind === 'draw' ? paths.resultsOfDraw(of.date) : paths.resultsOfTicket(of.id), outcomesAnswer);
  });
