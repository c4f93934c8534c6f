import type { LatestDraw } from '../../protocol/draws.ts';
import { dayOf } from '../../rules/dates.ts';
import { eras } from '../../rules/eras.ts';
import { games, shownRanges, type Game } from '../../rules/games.ts';
import { drawnBalls } from '../../rules/past-draws.ts';
import { numberErrors, type TypedNumbers } from '../../rules/ticket-numbers.ts';

/** The labels of the six boxes. */
export const boxLabels = (game: Game) =>
  ['Number 1', 'Number 2', 'Number 3', 'Number 4', 'Number 5', games[game].specialBall] as const;

const main = `1-${shownRanges.mainHighest}`;
/** The same on both games (TE-1: quirk). */
export const placeholders = [main, main, main, main, main, `1-${shownRanges.specialHighest}`] as const;

/** How a game's sixth ball looks. */
export const specialKind = (game: Game) => (game === 'powerball' ? 'power' : 'mega');

const wrongInEveryWay: TypedNumbers = ['99', '99', '', '', '', '99'];
/** The rules of a ticket, in the words of the form's errors (TE-7). */
export const ticketRules = (game: Game) => numberErrors(game, wrongInEveryWay);

/** How many numbers are still missing, or what they are `ready` for (PL-2). */
export const missingText = (numbers: TypedNumbers, ready: string) => {
  const missing = numbers.filter((text) => text === '').length;
  if (missing === 6) return 'Type or paste six numbers.';
  return missing === 0 ? ready : `${missing} more number${missing === 1 ? '' : 's'}`;
};

/** Why a saved ticket can no longer match all six balls; undefined if it can. */
export const outdatedNote = (game: Game, [, , , , , special]: TypedNumbers): string | undefined => {
  return Number(special) <= eras[game][0].specialHighest
    ? undefined
    : `${games[game].specialBall} ${special} is no longer drawn, so this ticket can match its main numbers only.`;
};

/**
 * A latest draw as a sentence to share, such as 'Power Ball, Nov 18, 2026: 5 12 33 41 60, Power Ball 8. Unofficial.'
 */
export const drawText = (
  game: Game,
  { number_set: numberSet, drawing_date: date, is_sample: isSample }: LatestDraw,
): string => {
  const balls = drawnBalls(game, numberSet);
  const { name, specialBall } = games[game];
  const numbers = `${balls.slice(0, -1).join(' ')}, ${specialBall} ${balls.at(-1) ?? ''}`;
  return `${name}, ${dayOf(date.slice(0, 10))}: ${numbers}. ${isSample ? 'A made-up sample.' : 'Unofficial.'}`;
};
