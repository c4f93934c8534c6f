import * as v from 'valibot';
import { games, type Game } from '../rules/games.ts';
import { duplicatesMessage } from '../rules/ticket-numbers.ts';
import { storableText } from './texts.ts';
import { mainFields, mainNumbersOf } from './tickets.ts';

const whole = (highest: number, what: string) => {
  const message = `${what} should be between 1 and ${highest}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(highest, message));
};
const mainNumbers = (game: Game) => v.entriesFromList(mainFields, whole(games[game].mainHighest, 'Numbers'));
const special = (game: Game) => whole(games[game].specialHighest, `${games[game].specialBall} number`);

const reference = v.optional(v.nullable(v.union([storableText(), v.number()])));

const areDifferent = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;

/** Body of a Power Ball ticket's create and update; only an update has the lottery reference (TR-5). */
export const powerballTicketRequest = v.pipe(
  v.object({ ...mainNumbers('powerball'), power_ball: special('powerball'), megaball_lottery: reference }),
  v.check((ticket) => areDifferent(mainNumbersOf(ticket)), duplicatesMessage),
);

/** Body of a Mega Millions ticket's create and update. */
export const megaMillionsTicketRequest = v.pipe(
  v.object({ ...mainNumbers('megamillions'), mega_ball: special('megamillions'), megaball_lottery: reference }),
  v.check((ticket) => areDifferent(mainNumbersOf(ticket)), duplicatesMessage),
);
