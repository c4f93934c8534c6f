import { lastDrawDate, drawInstant, nextDrawDate } from '../../src/rules/draw-times.ts';
import { games } from '../../src/rules/games.ts';
import { answered, areSame, refused } from './twin.ts';
import type { Body, Call, Handler, Numbers, Play } from './twin.ts';

const fields = ['first_number', 'second_number', 'third_number', 'fourth_number', 'fifth_number'] as const;
const specialField = { powerball: 'power_ball', megamillions: 'mega_ball' } as const;
const referenceField = { powerball: 'powerball_lottery', megamillions: 'megaball_lottery' } as const;
const notFound = refused(404, 'There is no such ticket.');

const isWithin = (value: unknown, highest: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highest;

/** What is wrong with a ticket, by field, the body as a whole where a main number is there twice; undefined if nothing. */
const errorsIn = ({ game, body }: Call) => {
  const { mainHighest, specialHighest, specialBall } = games[game];
  const special = specialField[game];
  const isOut = fields.filter((field) => !isWithin(body[field], mainHighest));
  const errors = {
    ...Object.fromEntries(isOut.map((field) => [field, [`Numbers should be between 1 and ${mainHighest}`]])),
    ...(!isWithin(body[special], specialHighest) && {
      [special]: [`${specialBall} number should be between 1 and ${specialHighest}`],
    }),
    ...(new Set(fields.map((field) => body[field])).size < 5 && { body: ['Duplicate values are not allowed.'] }),
  };
  return Object.keys(errors).length === 0 ? undefined : refused(422, errors);
};

const numbersOf = ({ game, body }: Call): Numbers => ({
  main: fields.map((field) => Number(body[field])),
  special: Number(body[specialField[game]]),
});

/** The call's own tickets of the game as they stand. */
const standing = ({ twin, player, game }: Call): readonly Play[] =>
  twin.plays.filter((play) => play.player === player && play.game === game && play.until === undefined);

const shown = ({ ticket, game, main, special, savedAt, from }: Play): Body => ({
  ticket_id: ticket,
  ...Object.fromEntries(fields.map((field, at) => [field, main[at]])),
  [specialField[game]]: special,
  [referenceField[game]]: nextDrawDate(game, from),
  stored_date: new Date(savedAt).toISOString(),
});

/** A player's tickets of a game, newest first, each with the first draw that it plays as it is. */
export const listTickets: Handler = (call) => answered(standing(call).toReversed().map(shown));

/** Saves a ticket, which plays every draw that is held after now. */
export const saveTicket: Handler = (call) => {
  const { twin, player, game, chosen } = call;
  const errors = errorsIn(call);
  if (errors !== undefined) return errors;
  const times = { savedAt: twin.now, from: twin.now };
  twin.plays.push({ player, ticket: chosen.ticket, game, ...numbersOf(call), ...times });
  return answered({ message: 'Ticket created successfully' }, 201);
};

/**
 * Changes a ticket. Other numbers play from now on; the old ones keep the draws that were held while they stood, and
 * are forgotten where there were none (PR-1). The same numbers in another order go on as they are.
 */
export const changeTicket: Handler = (call) => {
  const { now, plays } = call.twin;
  const errors = errorsIn(call);
  if (errors !== undefined) return errors;
  const play = standing(call).find(({ ticket }) => ticket === call.named);
  if (play === undefined) return notFound;
  const numbers = numbersOf(call);
  const isChanged = !areSame(play, numbers);
  const hasPlayed = play.from < drawInstant(call.game, lastDrawDate(call.game, now));
  if (isChanged && hasPlayed) plays.splice(plays.indexOf(play), 0, { ...play, until: now });
  Object.assign(play, numbers, isChanged && { from: now });
  return answered({ message: 'Ticket updated successfully' });
};

/** Deletes a ticket; the draws that it played stay played. */
export const deleteTicket: Handler = (call) => {
  const play = standing(call).find(({ ticket }) => ticket === call.named);
  if (play === undefined) return notFound;
  play.until = call.twin.now;
  return answered('', 204);
};
