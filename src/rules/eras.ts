import type { Game, Ranges } from './games.ts';

type Era = Ranges & { readonly since: string };

/** The number ranges of each game by first draw, newest first, as its operator announced them. */
export const eras: Readonly<Record<Game, readonly [Era, ...Era[]]>> = {
  powerball: [
    { since: '2015-10-07', mainHighest: 69, specialHighest: 26 },
    { since: '2012-01-18', mainHighest: 59, specialHighest: 35 },
    { since: '2009-01-07', mainHighest: 59, specialHighest: 39 },
    { since: '2005-08-31', mainHighest: 55, specialHighest: 42 },
    { since: '2002-10-09', mainHighest: 53, specialHighest: 42 },
    { since: '1997-11-05', mainHighest: 49, specialHighest: 42 },
    { since: '1992-04-22', mainHighest: 45, specialHighest: 45 },
  ],
  megamillions: [
    { since: '2025-04-08', mainHighest: 70, specialHighest: 24 },
    { since: '2017-10-31', mainHighest: 70, specialHighest: 25 },
    { since: '2013-10-22', mainHighest: 75, specialHighest: 15 },
    { since: '2005-06-24', mainHighest: 56, specialHighest: 46 },
    { since: '2002-05-17', mainHighest: 52, specialHighest: 52 },
  ],
};

/** The era that a draw date (YYYY-MM-DD) falls in; undefined before the first. */
export const eraOf = (game: Game, date: string): Era | undefined => eras[game].find(({ since }) => date >= since);

/** The ranges that cover every number a game has ever drawn. */
export const widestRanges = (game: Game): Ranges => ({
  mainHighest: Math.max(...eras[game].map(({ mainHighest }) => mainHighest)),
  specialHighest: Math.max(...eras[game].map(({ specialHighest }) => specialHighest)),
});
