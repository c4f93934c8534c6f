import * as v from 'valibot';
import { megaMillionsTicketRequest, powerballTicketRequest } from '../../src/protocol/ticket-requests.ts';
import {
  mainNumbersOf,
  megaMillionsTicketsAnswer,
  powerballTicketsAnswer,
  type MegaMillionsTicket,
  type PowerballTicket,
} from '../../src/protocol/tickets.ts';
import type { Game } from '../../src/rules/games.ts';
import type { plays } from '../db/schema.ts';
import { nextDraw } from '../draws/calendar.ts';

export type Numbers = { readonly main: readonly number[]; readonly special: number };
export type StoredTicket = Pick<
  typeof plays.$inferSelect,
  'ticket_id' | 'main' | 'special' | 'game' | 'stored_at' | 'valid_from'
>;
type Shape = {
  readonly list: typeof powerballTicketsAnswer | typeof megaMillionsTicketsAnswer;
  readonly request: v.GenericSchema<unknown, Numbers>;
  readonly answer: (ticket: StoredTicket) => PowerballTicket | MegaMillionsTicket;
};

const shared = ({ ticket_id, main, stored_at }: StoredTicket) => {
  const [first_number = 0, second_number = 0, third_number = 0, fourth_number = 0, fifth_number = 0] = main;
  return {
    ticket_id,
    first_number,
    second_number,
    third_number,
    fourth_number,
    fifth_number,
    stored_date: stored_at.toISOString(),
  };
};

/** The date of the first draw that a ticket plays as it is now (PR-1). */
const firstDraw = ({ game, valid_from }: StoredTicket) => nextDraw(game, valid_from.getTime()).date;

/** How each game's tickets look in its calls (API-11 … API-18). */
export const ticketShapes: Readonly<Record<Game, Shape>> = {
  powerball: {
    list: powerballTicketsAnswer,
    request: v.pipe(
      powerballTicketRequest,
      v.transform((ticket) => ({ main: mainNumbersOf(ticket), special: ticket.power_ball })),
    ),
    answer: (ticket) => ({ ...shared(ticket), power_ball: ticket.special, powerball_lottery: firstDraw(ticket) }),
  },
  megamillions: {
    list: megaMillionsTicketsAnswer,
    request: v.pipe(
      megaMillionsTicketRequest,
      v.transform((ticket) => ({ main: mainNumbersOf(ticket), special: ticket.mega_ball })),
    ),
    answer: (ticket) => ({ ...shared(ticket), mega_ball: ticket.special, megaball_lottery: firstDraw(ticket) }),
  },
};
