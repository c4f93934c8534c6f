import type { Game } from '../../rules/games.ts';
import type { PastDraw, SixNumbers } from '../../rules/past-draws.ts';
import { whatIf, type WhatIf } from '../../rules/what-if.ts';
import type { TypedNumbers } from '../../rules/ticket-numbers.ts';

type History = (input: { game: Game }) => Promise<readonly PastDraw[]>;

/** Holds six typed numbers against a game's whole history (DH-3). */
export const checkNumbers =
  (loadHistory: History) =>
  async ({ game, numbers }: { game: Game; numbers: TypedNumbers }): Promise<WhatIf> =>
    whatIf(game, numbers.map(Number) as unknown as SixNumbers, await loadHistory({ game }));
