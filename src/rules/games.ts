export type Game = 'powerball' | 'megamillions';
export const bothGames: readonly Game[] = ['powerball', 'megamillions'];

/** The highest main number and the highest special ball; the lowest is 1. */
export type Ranges = { readonly mainHighest: number; readonly specialHighest: number };

type GameFacts = Ranges & { readonly name: string; readonly specialBall: string };

/** The names of the two games, and the ranges for a ticket of today (TE-4). */
export const games: Readonly<Record<Game, GameFacts>> = {
  powerball: { name: 'Power Ball', specialBall: 'Power Ball', mainHighest: 69, specialHighest: 26 },
  megamillions: { name: 'Mega Millions', specialBall: 'Mega Ball', mainHighest: 70, specialHighest: 25 },
};

/** The ranges in every placeholder and in the boxes of every ticket row, for both games (TE-1, TR-4: quirk). */
export const shownRanges: Ranges = { mainHighest: 70, specialHighest: 25 };

/** The game of an address: `/powerball` is Power Ball, anything else Mega Millions (TR-3, TR-9). */
export const gameOfPath = (path: string): Game => (path === '/powerball' ? 'powerball' : 'megamillions');
