import { fromPromise } from 'xstate';
import type { AuthenticatedClient } from '../../client/authenticated-client.ts';
import type { Game } from '../../rules/games.ts';
import type { SixNumbers } from '../../rules/past-draws.ts';
import { whatIf, type WhatIf } from '../../rules/what-if.ts';
import type { TypedNumbers } from '../../rules/ticket-numbers.ts';
import { historyOf, type LoadedDraws } from '../history/history.effects.ts';

/** Checks six typed numbers against a game's whole history, as last loaded or else loaded now (DH-3). */
export const checkNumbers = (client: AuthenticatedClient, loaded: LoadedDraws) =>
  fromPromise<WhatIf, { game: Game; numbers: TypedNumbers }>(async ({ input: { game, numbers } }) =>
    whatIf(game, numbers.map(Number) as unknown as SixNumbers, loaded.get(game) ?? (await historyOf(client, game))),
  );
