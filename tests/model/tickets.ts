import { gamePaths } from '../../src/protocol/paths.ts';
import { lastDrawDate, drawInstant, nextDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { ticketBody } from '../support/server/accounts.ts';
import { answered, areSame, six, type Ask, type Call, type Numbers, type OfGame, type Play } from './twin.ts';

const notFound = { status: 404 };

const standing = ({ twin, player }: Call, game: Game): readonly Play[] =>
  twin.plays.filter((play) => play.player === player && play.game === game && play.until === undefined);

/** A player's tickets of a game, newest first, each with the first draw that it plays as it is. */
export const listTickets = (ask: Ask, { game }: OfGame) =>
  ask(`GET ${gamePaths(game).tickets}`, (call) => {
    const reference = game === 'powerball' ? 'powerball_lottery' : 'megaball_lottery';
    const tickets = standing(call, game).map((play) => ({
      ticket_id: play.ticket,
      ...ticketBody(game, six(play)),
      [reference]: nextDrawDate(game, play.from),
      stored_date: new Date(play.savedAt).toISOString(),
    }));
    return answered(tickets.toReversed());
  });

/** Saves a ticket, which plays every draw that is held after now. */
export const saveTicket = (ask: Ask, game: Game, numbers: Numbers) => {
  const handler = ({ twin, player, newestTicket: ticket }: Call) => {
    twin.plays.push({ player, ticket, game, ...numbers, savedAt: twin.now, from: twin.now });
    return { status: 201 };
  };
  return ask(`POST ${gamePaths(game).tickets}`, handler, ticketBody(game, six(numbers)));
};

/**
 * Changes a ticket. Other numbers play from now on; the old ones keep the draws that were held while they stood, and
 * are forgotten where there were none (PR-1). The same numbers in another order go on as they are.
 */
export const changeTicket = (ask: Ask, game: Game, ticket: string, numbers: Numbers) => {
  const handler = (call: Call) => {
    const { now, plays } = call.twin;
    const play = standing(call, game).find((one) => one.ticket === ticket);
    if (play === undefined) return notFound;
    const isChanged = !areSame(play, numbers);
    const hasPlayed = play.from < drawInstant(game, lastDrawDate(game, now));
    if (isChanged && hasPlayed) plays.splice(plays.indexOf(play), 0, { ...play, until: now });
    Object.assign(play, numbers, isChanged && { from: now });
    return answered();
  };
  return ask(`PUT ${gamePaths(game).ticket(ticket)}`, handler, ticketBody(game, six(numbers)));
};

/** Deletes a ticket; the draws that it played stay played. */
export const deleteTicket = (ask: Ask, game: Game, ticket: string) =>
  ask(`DELETE ${gamePaths(game).ticket(ticket)}`, (call) => {
    const play = standing(call, game).find((one) => one.ticket === ticket);
    if (play === undefined) return notFound;
    play.until = call.twin.now;
    return { status: 204 };
  });
