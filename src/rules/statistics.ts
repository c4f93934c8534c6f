import { eraOf, eras, widestRanges } from './eras.ts';
import type { Game } from './games.ts';
import type { PastDraw } from './past-draws.ts';
import { noWinnings, sumOf, type Winnings } from './prizes.ts';

/** Which draws are counted: those of the current number ranges, or all. */
export type Scope = 'era' | 'all';

/** How often a number was drawn, and in how many draws it could have been: those whose ranges include it. */
export type NumberCount = { readonly number: number; readonly drawn: number; readonly possible: number };

type Jackpot = { readonly date: string; readonly text: string; readonly dollars: number };

/** The statistics of some draws: each number's count, and the known jackpots, oldest first (PL-4). */
export type Figures = {
  /** The first draw that was counted; null without any. */
  readonly since: string | null;
  readonly draws: number;
  readonly main: readonly NumberCount[];
  readonly special: readonly NumberCount[];
  readonly jackpots: readonly Jackpot[];
};

export type Statistics = Readonly<Record<Scope, Figures>>;

const factors = { '': 1, ' Million': 1e6, ' Billion': 1e9 } as const;

/** The dollars of an announced jackpot such as '$1.25 Billion'; null if the text names none (OT-2). */
export const dollarsOf = (text: string): number | null => {
  const [, figures, unit = ''] = /^\$([\d,]+(?:\.\d+)?)( Million| Billion)?$/.exec(text) ?? [];
  return figures === undefined
    ? null
    : Math.round(Number(figures.replaceAll(',', '')) * factors[unit as keyof typeof factors]);
};

const countsOf = (
  highest: number,
  draws: readonly { readonly balls: readonly number[]; readonly highest: number }[],
): readonly NumberCount[] => {
  const drawn = new Map<number, number>();
  for (const { balls } of draws) for (const ball of balls) drawn.set(ball, (drawn.get(ball) ?? 0) + 1);
  return Array.from({ length: highest }, (_, at) => ({
    number: at + 1,
    drawn: drawn.get(at + 1) ?? 0,
    possible: draws.filter((draw) => at < draw.highest).length,
  })).filter(({ possible }) => possible > 0);
};

const figuresOf = (game: Game, draws: readonly PastDraw[]): Figures => {
  const ranged = draws.flatMap(({ date, numbers }) => {
    const era = eraOf(game, date);
    if (era === undefined) return [];
    const main = { balls: numbers.slice(0, 5), highest: era.mainHighest };
    return [{ date, main, special: { balls: numbers.slice(5), highest: era.specialHighest } }];
  });
  const widest = widestRanges(game);
  const mains = ranged.map(({ main }) => main);
  const specials = ranged.map(({ special }) => special);
  return {
    since: ranged.at(-1)?.date ?? null,
    draws: ranged.length,
    main: countsOf(widest.mainHighest, mains),
    special: countsOf(widest.specialHighest, specials),
    jackpots: draws
      .flatMap(({ date, jackpot: text }) => {
        const dollars = text === null ? null : dollarsOf(text);
        return text === null || dollars === null ? [] : [{ date, text, dollars }];
      })
      .toReversed(),
  };
};

/** Counts a game's draws, newest first, for the current era and for all eras; samples do not count (PL-4, SV-8). */
export const statisticsOf = (game: Game, draws: readonly PastDraw[]): Statistics => {
  const real = draws.filter(({ state }) => state !== 'sample');
  const ofEra = real.filter(({ date }) => date >= eras[game][0].since);
  return { era: figuresOf(game, ofEra), all: figuresOf(game, real) };
};

/** How often a number was drawn, as a share of the draws in which it could have been. */
export const shareOf = ({ drawn, possible }: NumberCount): number => drawn / possible;

/** The share in percent, such as '9.4%'. */
export const percentOf = (count: NumberCount): string => `${(100 * shareOf(count)).toFixed(1)}%`;

type PlayedDraw = { readonly date: string; readonly tickets: number; readonly won: Winnings };

/** What each draw won, and the total up to it; draws come newest first, the result is oldest first (PL-4). */
export const winningsOverTime = (
  draws: readonly PlayedDraw[],
): readonly (PlayedDraw & { readonly total: Winnings })[] => {
  let total = noWinnings;
  return draws.toReversed().map((draw) => {
    total = sumOf(total, draw.won);
    return { ...draw, total };
  });
};
