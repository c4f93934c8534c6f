import type { Game } from './games.ts';
import type { Report } from './past-draws.ts';

/**
 * The balls of a latest draw's number_set, special ball sixth: Power Ball loses a trailing x, Mega Millions the last
 * entry (BD-3).
 */
export const drawnBalls = (game: Game, numberSet: string): readonly string[] => {
  const entries = numberSet.split(/\s+/).filter((entry) => entry !== '');
  return game === 'powerball'
    ? entries.map((entry) => entry.replace(/x$/i, '')).slice(0, 6)
    : entries.slice(0, -1).slice(0, 6);
};

/** The Power Play multiplier that a Power Ball number_set may carry as its seventh entry, such as '2' for '2x'. */
export const powerPlay = (numberSet: string): string | undefined => {
  const entry = numberSet.split(/\s+/).filter((part) => part !== '')[6];
  return entry === undefined ? undefined : entry.replace(/x$/i, '');
};

/** Whether a source reports other numbers than the ball at a place of those drawn, special ball sixth (PR-3). */
export const isDisputed = (number: string, place: number, reports: readonly Report[]): boolean =>
  reports.some(({ numbers }) => !(place === 5 ? numbers.slice(5) : numbers.slice(0, 5)).includes(Number(number)));
