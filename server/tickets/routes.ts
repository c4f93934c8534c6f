import type { Context, Hono } from 'hono';
import { gamePaths } from '../../src/protocol/paths.ts';
import {
  savedAnswer,
  mainNumbersOf,
  megaMillionsTicketsAnswer,
  powerballTicketsAnswer,
  type MegaMillionsTicket,
  type PowerballTicket,
} from '../../src/protocol/tickets.ts';
import { nextDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { inFigures } from '../../src/rules/prizes.ts';
import type { AppContext } from '../context.ts';
import { isUuid } from '../db/database.ts';
import { callsOf, type Env } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';
import { requireSession } from '../sessions/sessions.ts';
import {
  changeTicket,
  deleteTicket,
  listTickets,
  mostTickets,
  saveTicket,
  type Numbers,
  type StoredTicket,
} from './tickets.ts';
import * as v from 'valibot';
import { megaMillionsTicketRequest, powerballTicketRequest } from '../../src/protocol/ticket-requests.ts';

/** The calls for a player's own tickets of a game (API-11 … API-18). */
export const ticketRoutes = (app: Hono<Env>, context: AppContext, game: Game): void => {
  const { db, clock } = context;
  const paths = gamePaths(game);
  const { request: body, answer, list: tickets } = ticketShapes[game];
  const session = requireSession(context);
  const count = (c: Context<Env>) => context.rateLimiter.consume('ticketChange', c.var.signedIn.userId);
  const owner = (c: Context<Env>) => ({ userId: c.var.signedIn.userId, game, now: clock.now() });
  const one = (c: Context<Env>) => ({ ...owner(c), ticketId: ticketIdOf(c) });
  const { get, post, put, remove } = callsOf(app);
  get(paths.tickets, { session, answer: tickets }, async (c) => c.json((await listTickets(db, owner(c))).map(answer)));
  post(paths.tickets, { session, body, answer: savedAnswer, status: 201, errors: [409, 429] }, async (c, numbers) => {
    await count(c);
    if (!(await saveTicket(db, owner(c), numbers)))
      throw new HttpError(
        409,
        `You have ${inFigures(mostTickets)} tickets, the most that you can save. Delete one to save another.`,
      );
    return c.json({ message: 'Ticket created successfully' }, 201);
  });
  const ticket = paths.ticket(':ticket_id');
  put(ticket, { session, body, answer: savedAnswer, errors: [404, 429] }, async (c, numbers) => {
    await count(c);
    if (!(await changeTicket(db, one(c), numbers))) throw noSuchTicket();
    return c.json({ message: 'Ticket updated successfully' });
  });
  remove(ticket, { session, answer: null, status: 204, errors: [404, 429] }, async (c) => {
    await count(c);
    if (!(await deleteTicket(db, one(c)))) throw noSuchTicket();
    return c.body(null, 204);
  });
};

/** The response for a ticket that is missing or someone else's. */
const noSuchTicket = (): HttpError => new HttpError(404, 'There is no such ticket.');

/** The ticket id of the path. Throws HttpError: 404 when it cannot be one. */
export const ticketIdOf = (c: Context): string => {
  const id = c.req.param('ticket_id');
  if (!isUuid(id)) throw noSuchTicket();
  return id;
};

type Shape = {
  readonly list: typeof powerballTicketsAnswer | typeof megaMillionsTicketsAnswer;
  readonly request: v.GenericSchema<unknown, Numbers>;
  readonly answer: (ticket: StoredTicket) => PowerballTicket | MegaMillionsTicket;
};

const shared = ({ ticket_id, main, stored_at }: StoredTicket) => {
  const [first_number = 0, second_number = 0, third_number = 0, fourth_number = 0, fifth_number = 0] = main;
  const numbers = { first_number, second_number, third_number, fourth_number, fifth_number };
  return { ticket_id, ...numbers, stored_date: stored_at.toISOString() };
};

/** The date of the first draw that a ticket plays with its current numbers (PR-1). */
const firstDraw = ({ game, valid_from }: StoredTicket) => nextDrawDate(game, valid_from.getTime());

/** How each game's calls take and return tickets (API-11 … API-18). */
const ticketShapes: Readonly<Record<Game, Shape>> = {
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
