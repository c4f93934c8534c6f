import { daysFrom, drawInstant, isDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';

/** A draw by the calendar: its date (YYYY-MM-DD) and its instant in milliseconds since 1970. */
export type ScheduledDraw = { readonly date: string; readonly at: number };

const years = new Map<string, readonly ScheduledDraw[]>();

// Asking Intl for an instant takes a tenth of a millisecond: each year of a game is worked out once.
const drawsIn = (game: Game, year: number): readonly ScheduledDraw[] => {
  const key = `${game} ${year}`;
  const known = years.get(key) ?? scheduleOf(game, String(year).padStart(4, '0'));
  years.set(key, known);
  return known;
};

const scheduleOf = (game: Game, year: string): readonly ScheduledDraw[] => {
  const draws: ScheduledDraw[] = [];
  for (let date = `${year}-01-01`; date.startsWith(year); date = daysFrom(date, 1))
    if (isDrawDate(game, date)) draws.push({ date, at: drawInstant(game, date) });
  return draws;
};

/** How many of a year's draws were held by an instant. */
const heldBy = (draws: readonly ScheduledDraw[], instant: number): number => {
  let [low, high] = [0, draws.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((draws[middle]?.at ?? Infinity) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A game's first draw after an instant in milliseconds since 1970. */
export const nextDraw = (game: Game, now: number): ScheduledDraw => {
  // New York is behind Greenwich: the draws of a year end in the first hours of the next.
  for (let year = new Date(now).getUTCFullYear() - 1; ; year += 1) {
    const draws = drawsIn(game, year);
    const next = draws[heldBy(draws, now)];
    if (next !== undefined) return next;
  }
};

/** A game's last draw that was held by an instant in milliseconds since 1970. */
export const lastDraw = (game: Game, now: number): ScheduledDraw => {
  for (let year = new Date(now).getUTCFullYear(); ; year -= 1) {
    const draws = drawsIn(game, year);
    const last = draws[heldBy(draws, now) - 1];
    if (last !== undefined) return last;
  }
};
