import { games, type Game } from './games.ts';

/** How a ticket matches a draw: how many main numbers, and whether the special ball. */
export type Match = { readonly main: number; readonly special: boolean };

/** The winning matches of both games, highest first: tier 1 is the jackpot (SV-11). */
export const tiers: readonly Match[] = [
  { main: 5, special: true },
  { main: 5, special: false },
  { main: 4, special: true },
  { main: 4, special: false },
  { main: 3, special: true },
  { main: 3, special: false },
  { main: 2, special: true },
  { main: 1, special: true },
  { main: 0, special: true },
];

/** The tier of a match, from 1 (the jackpot) to 9; undefined if it wins nothing (SV-11). */
export const tierOf = ({ main, special }: Match): number | undefined => {
  const at = tiers.findIndex((tier) => tier.main === main && tier.special === special);
  return at < 0 ? undefined : at + 1;
};

/** A match in words, such as '4 numbers and the Power Ball' or 'nothing'. */
export const matchText = (game: Game, { main, special }: Match): string => {
  const numbers = main === 0 ? [] : [main === 1 ? '1 number' : `${main} numbers`];
  return [...numbers, ...(special ? [`the ${games[game].specialBall}`] : [])].join(' and ') || 'nothing';
};

type Payouts = {
  readonly since: string;
  /** Dollars for tiers 2 to 9, without options. */
  readonly dollars: readonly number[];
  /** The lowest and highest multiplier that a ticket may have. */
  readonly times?: readonly [number, number];
};

/** Prizes by first draw, newest first, as each game's operator announced them (SV-11). */
export const payouts: Readonly<Record<Game, readonly Payouts[]>> = {
  powerball: [
    { since: '2015-10-07', dollars: [1_000_000, 50_000, 100, 100, 7, 7, 4, 4] },
    { since: '2012-01-18', dollars: [1_000_000, 10_000, 100, 100, 7, 7, 4, 4] },
  ],
  megamillions: [
    { since: '2025-04-08', dollars: [1_000_000, 10_000, 500, 200, 10, 10, 7, 5], times: [2, 10] },
    { since: '2017-10-31', dollars: [1_000_000, 10_000, 500, 200, 10, 10, 4, 2] },
    { since: '2013-10-22', dollars: [1_000_000, 5_000, 500, 50, 5, 5, 2, 1] },
    { since: '2005-06-24', dollars: [250_000, 10_000, 150, 150, 7, 10, 3, 2] },
  ],
};

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

const onePrize: Winnings = { ...noWinnings, prizes: 1 };

/** What a tier (1 to 9) of a game's draw on a date (YYYY-MM-DD) won, by the table of its era (SV-11). */
export const prizeOf = (game: Game, date: string, tier: number): Winnings => {
  if (tier === 1) return { ...onePrize, jackpots: 1 };
  const era = payouts[game].find(({ since }) => date >= since);
  const dollars = era?.dollars[tier - 2];
  if (dollars === undefined) return { ...onePrize, unpriced: 1 };
  const [least, most] = era?.times ?? [1, 1];
  return { ...onePrize, lowest: dollars * least, highest: dollars * most };
};

/** A whole number with thousands separators, such as '50,000'; without Intl, which is slow to load. */
export const inFigures = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A text with its first letter in upper case. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** An amount in dollars, such as '$50,000'. */
export const inDollars = (dollars: number): string => `$${inFigures(dollars)}`;

/** A prize in words: 'Jackpot', '$50,000', '$20 to $100, by the multiplier on the ticket' or 'a prize'. */
export const prizeText = ({ jackpots, unpriced, lowest, highest }: Winnings): string => {
  if (jackpots > 0) return 'Jackpot';
  if (unpriced > 0) return 'a prize';
  if (lowest === highest) return inDollars(lowest);
  return `${inDollars(lowest)} to ${inDollars(highest)}, by the multiplier on the ticket`;
};

/** What a draw's tickets won, by their tiers; null is a ticket without a prize (SV-11). */
export const wonInDraw = (game: Game, date: string, tiers: readonly (number | null)[]): Winnings =>
  tiers.reduce((won, tier) => (tier === null ? won : sumOf(won, prizeOf(game, date, tier))), noWinnings);

/** Orders prizes, the largest first: jackpots, then dollars, then unknown amounts (FW-4). */
export const byPrize = (one: Winnings, other: Winnings): number =>
  other.jackpots - one.jackpots || other.highest - one.highest;

/** Adds two sums of prizes. */
export const sumOf = (one: Winnings, other: Winnings): Winnings => ({
  prizes: one.prizes + other.prizes,
  jackpots: one.jackpots + other.jackpots,
  unpriced: one.unpriced + other.unpriced,
  lowest: one.lowest + other.lowest,
  highest: one.highest + other.highest,
});

type OfMonth = { readonly month: string; readonly won: Winnings };

const monthsShown = 12;

/** The winnings of draws, newest first, in the last 12 months (YYYY-MM) that had a prize (FW-4). */
export const wonByMonth = (draws: readonly { readonly date: string; readonly won: Winnings }[]): readonly OfMonth[] => {
  const months = new Map<string, Winnings>();
  for (const { date, won } of draws.filter((draw) => draw.won.prizes > 0))
    months.set(date.slice(0, 7), sumOf(months.get(date.slice(0, 7)) ?? noWinnings, won));
  return [...months].slice(0, monthsShown).map(([month, won]) => ({ month, won }));
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
