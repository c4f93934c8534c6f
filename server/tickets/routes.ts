import type { Context, Hono } from 'hono';
import { gamePaths } from '../../src/protocol/paths.ts';
import { savedAnswer } from '../../src/protocol/tickets.ts';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { callsOf } from '../http/call.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import type { Env } from '../http/requests.ts';
import { requireToken } from '../sessions/require-session.ts';
import { ticketShapes } from './shapes.ts';
import { noSuchTicket, ticketIdOf } from './ticket-id.ts';
import { changeTicket, deleteTicket, listTickets, mostTickets, saveTicket } from './tickets.ts';

/** The calls about one's own tickets (API-11 … API-18). */
export const ticketRoutes = (app: Hono<Env>, context: AppContext): void => {
  for (const game of ['powerball', 'megamillions'] as const) routesOfGame(app, context, game);
};

const routesOfGame = (app: Hono<Env>, context: AppContext, game: Game): void => {
  const { db, clock } = context;
  const paths = gamePaths(game);
  const { request: body, answer, list: tickets } = ticketShapes[game];
  const session = requireToken(context);
  const [list, save] = [listTickets(db), saveTicket(db)];
  const count = (c: Context<Env>) => context.rateLimiter.consume('ticketChange', c.var.signedIn.userId);
  const owner = (c: Context<Env>) => ({ ...c.var.signedIn, game, now: clock.now() });
  const one = (c: Context<Env>) => ({ ...owner(c), ticketId: ticketIdOf(c) });
  const { get, post, put, remove } = callsOf(app);
  get(paths.tickets, { session, answer: tickets }, async (c) => {
    const listed = await list(owner(c));
    if (listed === undefined) throw notSignedIn();
    return c.json(listed.map(answer));
  });
  post(paths.tickets, { session, body, answer: savedAnswer, status: 201, errors: [409, 429] }, async (c, numbers) => {
    await count(c);
    if (!(await save(owner(c), numbers)))
      throw new HttpError(409, `You have ${mostTickets} tickets, which is the most. Delete one to save another.`);
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
