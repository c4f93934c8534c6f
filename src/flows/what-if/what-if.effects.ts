import { fromPromise } from 'xstate';
import type { AuthenticatedClient } from '../../client/calls.ts';
import type { Game } from '../../rules/games.ts';
import type { SixNumbers } from '../../rules/past-draws.ts';
import { whatIf, type WhatIf } from '../../rules/what-if.ts';
import type { TypedNumbers } from '../../rules/ticket-numbers.ts';
import { historyOf } from '../history/history.effects.ts';

/** Checks six typed numbers against a game's whole history (DH-3). */
export const checkNumbers = (client: AuthenticatedClient) =>
  fromPromise<WhatIf, { game: Game; numbers: TypedNumbers }>(async ({ input: { game, numbers } }) =>
    whatIf(game, numbers.map(Number) as unknown as SixNumbers, await historyOf(client, game)),
  );
