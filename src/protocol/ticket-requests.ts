import * as v from 'valibot';
import { games } from '../rules/games.ts';
import { duplicatesMessage } from '../rules/ticket-numbers.ts';
import { storableText } from './texts.ts';
import { mainFields, mainNumbersOf } from './tickets.ts';

const whole = (highest: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(highest, message));

const mainNumbers = (highest: number) =>
  v.entriesFromList(mainFields, whole(highest, `Numbers should be between 1 and ${highest}`));

const allDiffer = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;
const special = (game: keyof typeof games) =>
  whole(
    games[game].specialHighest,
    `${games[game].specialBall} number should be between 1 and ${games[game].specialHighest}`,
  );

const reference = v.optional(v.nullable(v.union([storableText(), v.number()])));

/** Body of a Power Ball ticket's create and update; only an update has the lottery reference (TR-5). */
export const powerballTicketRequest = v.pipe(
  v.object({
    ...mainNumbers(games.powerball.mainHighest),
    power_ball: special('powerball'),
    megaball_lottery: reference,
  }),
  v.check((ticket) => allDiffer(mainNumbersOf(ticket)), duplicatesMessage),
);

/** Body of a Mega Millions ticket's create and update. */
export const megaMillionsTicketRequest = v.pipe(
  v.object({
    ...mainNumbers(games.megamillions.mainHighest),
    mega_ball: special('megamillions'),
    megaball_lottery: reference,
  }),
  v.check((ticket) => allDiffer(mainNumbersOf(ticket)), duplicatesMessage),
);
