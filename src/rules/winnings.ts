import type { Game } from './games.ts';
import { capitalized, inDollars, inFigures, prizeOf, type Prize } from './prizes.ts';

/**
 * A sum of prizes: a range in dollars, and the prizes without an amount: jackpots, and those from before the known
 * tables (SV-11).
 */
export type Winnings = {
  readonly prizes: number;
  readonly jackpots: number;
  readonly unpriced: number;
  readonly lowest: number;
  readonly highest: number;
};

export const noWinnings: Winnings = { prizes: 0, jackpots: 0, unpriced: 0, lowest: 0, highest: 0 };

/** Adds a prize to winnings. */
export const withPrize = (won: Winnings, prize: Prize): Winnings => {
  const counted = { ...won, prizes: won.prizes + 1 };
  switch (prize.kind) {
    case 'jackpot':
      return { ...counted, jackpots: won.jackpots + 1 };
    case 'tierOnly':
      return { ...counted, unpriced: won.unpriced + 1 };
    case 'dollars':
      return { ...counted, lowest: won.lowest + prize.dollars, highest: won.highest + prize.dollars };
    case 'range':
      return { ...counted, lowest: won.lowest + prize.lowest, highest: won.highest + prize.highest };
  }
};

/** What a draw's tickets won, by their tiers; null is a ticket without a prize (SV-11). */
export const wonInDraw = (game: Game, date: string, tiers: readonly (number | null)[]): Winnings =>
  tiers.reduce((won, tier) => (tier === null ? won : withPrize(won, prizeOf(game, date, tier))), noWinnings);

const amountOf = (prize: Prize): number =>
  prize.kind === 'dollars' ? prize.dollars : prize.kind === 'range' ? prize.highest : 0;

/** Orders prizes, the largest first: jackpots, then dollars, then unknown amounts (FW-4). */
export const byPrize = (one: Prize, other: Prize): number =>
  Number(other.kind === 'jackpot') - Number(one.kind === 'jackpot') || amountOf(other) - amountOf(one);

/** Adds two sums of prizes. */
export const sumOf = (one: Winnings, other: Winnings): Winnings => ({
  prizes: one.prizes + other.prizes,
  jackpots: one.jackpots + other.jackpots,
  unpriced: one.unpriced + other.unpriced,
  lowest: one.lowest + other.lowest,
  highest: one.highest + other.highest,
});

type OfMonth = { readonly month: string; readonly won: Winnings };

/** The winnings of draws, newest first, by month (YYYY-MM); months without a prize are left out (FW-4). */
export const wonByMonth = (draws: readonly { readonly date: string; readonly won: Winnings }[]): readonly OfMonth[] => {
  const months = new Map<string, Winnings>();
  for (const { date, won } of draws.filter((draw) => draw.won.prizes > 0))
    months.set(date.slice(0, 7), sumOf(months.get(date.slice(0, 7)) ?? noWinnings, won));
  return [...months].map(([month, won]) => ({ month, won }));
};

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${inFigures(count)} ${many}`);

/** Winnings as part of a sentence; empty if there are none. */
const partsOf = ({ jackpots, unpriced, lowest, highest }: Winnings): string => {
  const dollars = lowest === highest ? inDollars(lowest) : `${inDollars(lowest)} to ${inDollars(highest)}`;
  const parts = [
    ...(jackpots > 0 ? [counted(jackpots, 'jackpot', 'jackpots')] : []),
    ...(highest > 0 ? [dollars] : []),
    ...(unpriced > 0 ? [counted(unpriced, 'a prize of unknown amount', 'prizes of unknown amount')] : []),
  ];
  return parts.length > 2 ? `${parts[0]}, ${parts[1]} and ${parts[2]}` : parts.join(' and ');
};

/** Winnings in words: 'Jackpot and $11', '$20 to $100', '2 prizes of unknown amount', or 'Nothing'. */
export const winningsText = (won: Winnings): string => capitalized(partsOf(won) || 'nothing');

/** A draw's result in a sentence: 'You won $50,011', 'You won the jackpot' or 'No prize this time' (RS-1). */
export const wonText = (won: Winnings, isSample = false): string =>
  won.prizes === 0
    ? 'No prize this time'
    : `You ${isSample ? 'would have won' : 'won'} ${won.jackpots === 1 ? 'the ' : ''}${partsOf(won)}`;

/** How many tickets of a draw won, such as '3 of your 5 tickets won' (RS-1). */
export const ticketsWonText = (winning: number, tickets: number): string => {
  if (tickets === 1) return winning === 1 ? 'Your ticket won' : 'Your ticket did not win';
  return `${winning === 0 ? 'None' : inFigures(winning)} of your ${inFigures(tickets)} tickets won`;
};
