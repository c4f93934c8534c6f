import { lastDrawDate, drawInstant, nextDrawDate } from '../../src/rules/draw-times.ts';
import { games } from '../../src/rules/games.ts';
import { answered, areSame, refused } from './twin.ts';
import type { Body, Call, Errors, Numbers, Outcome, Play } from './twin.ts';

const fields = ['first_number', 'second_number', 'third_number', 'fourth_number', 'fifth_number'] as const;
const specialField = { powerball: 'power_ball', megamillions: 'mega_ball' } as const;
const referenceField = { powerball: 'powerball_lottery', megamillions: 'megaball_lottery' } as const;

const isWithin = (value: unknown, highest: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highest;

/** What is wrong with a ticket, by field; the body as a whole where a main number is there twice. */
const errorsOf = ({ game, body }: Call): Errors => {
  const { mainHighest, specialHighest, specialBall } = games[game];
  const special = specialField[game];
  const main = fields.map((field) => body[field]);
  const isOut = fields.filter((field) => !isWithin(body[field], mainHighest));
  return {
    ...Object.fromEntries(isOut.map((field) => [field, [`Numbers should be between 1 and ${mainHighest}`]])),
    ...(!isWithin(body[special], specialHighest) && {
      [special]: [`${specialBall} number should be between 1 and ${specialHighest}`],
    }),
    ...(new Set(main).size < 5 && { body: ['Duplicate values are not allowed.'] }),
  };
};

const numbersOf = ({ game, body }: Call): Numbers => ({
  main: fields.map((field) => Number(body[field])),
  special: Number(body[specialField[game]]),
});

/** The call's own tickets of the game as they stand. */
const standing = ({ twin, player, game }: Call): readonly Play[] =>
  twin.plays.filter((play) => play.player === player && play.game === game && play.until === undefined);

const writtenAs = ({ ticket, game, main, special, savedAt, from }: Play): Body => ({
  ticket_id: ticket,
  ...Object.fromEntries(fields.map((field, at) => [field, main[at]])),
  [specialField[game]]: special,
  [referenceField[game]]: nextDrawDate(game, from),
  stored_date: new Date(savedAt).toISOString(),
});

/** A player's tickets of a game, newest first, each with the first draw that it plays as it is. */
export const listTickets = (call: Call): Outcome =>
  answered(call.twin, 200, standing(call).toReversed().map(writtenAs));

/** Saves a ticket, which plays every draw that is held after now. */
export const saveTicket = (call: Call): Outcome => {
  const { twin, player, game, chosen } = call;
  const errors = errorsOf(call);
  if (Object.keys(errors).length > 0) return refused(twin, 422, errors);
  const play = { player, ticket: chosen.ticket, game, ...numbersOf(call), savedAt: twin.now, from: twin.now };
  return answered({ ...twin, plays: [...twin.plays, play] }, 201, { message: 'Ticket created successfully' });
};

/**
 * Changes a ticket. Other numbers play from now on; the old ones keep the draws that were held while they stood, and
 * are forgotten where there were none (PR-1). The same numbers in another order go on as they are.
 */
export const changeTicket = (call: Call): Outcome => {
  const { twin, game } = call;
  const errors = errorsOf(call);
  if (Object.keys(errors).length > 0) return refused(twin, 422, errors);
  const old = standing(call).find(({ ticket }) => ticket === call.named);
  if (old === undefined) return refused(twin, 404, 'There is no such ticket.');
  const numbers = numbersOf(call);
  const hasPlayed = old.from < drawInstant(game, lastDrawDate(game, twin.now));
  const plays = areSame(old, numbers)
    ? [{ ...old, ...numbers }]
    : [...(hasPlayed ? [{ ...old, until: twin.now }] : []), { ...old, ...numbers, from: twin.now }];
  const next = { ...twin, plays: twin.plays.flatMap((play) => (play === old ? plays : [play])) };
  return answered(next, 200, { message: 'Ticket updated successfully' });
};

/** Deletes a ticket; the draws that it played stay played. */
export const deleteTicket = (call: Call): Outcome => {
  const { twin } = call;
  const old = standing(call).find(({ ticket }) => ticket === call.named);
  if (old === undefined) return refused(twin, 404, 'There is no such ticket.');
  const plays = twin.plays.map((play) => (play === old ? { ...old, until: twin.now } : play));
  return answered({ ...twin, plays }, 204, '');
};
