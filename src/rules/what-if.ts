import { eraOf, eras, widestRanges } from './eras.ts';
import { games, type Game } from './games.ts';
import { noWinnings, prizeOf, sumOf, tierOf, type Match, type Winnings } from './prizes.ts';
import { numberErrors, ticketEntryGuards } from './ticket-numbers.ts';
import type { PastDraw, SixNumbers } from './past-draws.ts';

export type Hit = { readonly draw: PastDraw; readonly match: Match; readonly tier: number; readonly prize: Winnings };

/** What six numbers would have won in every draw in which they could have been played (DH-3). */
export type WhatIf = {
  readonly numbers: SixNumbers;
  readonly played: number;
  /** The number of draws from eras whose ranges exclude the numbers. */
  readonly outOfEra: number;
  readonly hits: readonly Hit[];
  readonly won: Winnings;
};

/**
 * Whether six numbers could be played on the date of a draw: within the ranges of its era or, in the current one, with
 * a special ball that a ticket may have but a draw no longer does (TE-4).
 */
export const isOnOffer = (game: Game, date: string, numbers: SixNumbers): boolean => {
  const era = eraOf(game, date);
  return (
    era !== undefined &&
    numbers.slice(0, 5).every((number) => number <= era.mainHighest) &&
    (numbers[5] <= era.specialHighest || (era === eras[game][0] && numbers[5] <= games[game].specialHighest))
  );
};

const matchOf = (numbers: SixNumbers, drawn: SixNumbers): Match => ({
  main: numbers.slice(0, 5).filter((number) => drawn.slice(0, 5).includes(number)).length,
  special: numbers[5] === drawn[5],
});

/** Checks six numbers against all real draws; best hits first, then newest first (DH-3). */
export const whatIf = (game: Game, numbers: SixNumbers, draws: readonly PastDraw[]): WhatIf => {
  const real = draws.filter(({ state }) => state !== 'sample');
  const playable = real.filter(({ date }) => isOnOffer(game, date, numbers));
  const hits = playable
    .flatMap((draw): readonly Hit[] => {
      const match = matchOf(numbers, draw.numbers);
      const tier = tierOf(match);
      return tier === undefined ? [] : [{ draw, match, tier, prize: prizeOf(game, draw.date, tier) }];
    })
    .sort((one, other) => one.tier - other.tier || other.draw.date.localeCompare(one.draw.date));
  return {
    numbers,
    played: playable.length,
    outOfEra: real.length - playable.length,
    hits,
    won: hits.reduce((won, { prize }) => sumOf(won, prize), noWinnings),
  };
};

/** DH-3: six numbers are checked against the widest ranges that the game has had. */
export const whatIfGuards: typeof ticketEntryGuards = {
  ...ticketEntryGuards,
  breaksRule: (_, { game, numbers }) => numberErrors(game, numbers, widestRanges(game)).length > 0,
};
