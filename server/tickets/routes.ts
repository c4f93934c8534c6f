import type { Context, Hono } from 'hono';
import { gamePaths } from '../../src/protocol/paths.ts';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import { bodyOf, type Env } from '../http/requests.ts';
import { resource } from '../http/resource.ts';
import { requireSession } from '../sessions/require-session.ts';
import { ticketShapes } from './shapes.ts';
import { noSuchTicket, ticketIdOf } from './ticket-id.ts';
import { changeTicket, deleteTicket, mostTickets, saveTicket, ticketsOf } from './tickets.ts';

/** The calls about one's own tickets (API-11 … API-18). */
export const ticketRoutes = (app: Hono<Env>, context: AppContext): void => {
  const session = requireSession(context);
  for (const game of ['powerball', 'megamillions'] as const) {
    const paths = gamePaths(game);
    resource(app, paths.tickets, { GET: [session, list(context, game)], POST: [session, create(context, game)] });
    resource(app, paths.ticket(':id'), {
      PUT: [session, update(context, game)],
      DELETE: [session, remove(context, game)],
    });
  }
};

const ownedBy = (c: Context<Env>, { clock }: AppContext, game: Game) => ({
  userId: c.var.signedIn.userId,
  game,
  now: clock.now(),
});
const oneOf = (c: Context<Env>, context: AppContext, game: Game) => ({
  ...ownedBy(c, context, game),
  ticketId: ticketIdOf(c),
});

const list = (context: AppContext, game: Game) => async (c: Context<Env>) => {
  const kept = await ticketsOf(context.db, ownedBy(c, context, game));
  return c.json(kept.map(ticketShapes[game].answer));
};

const create = (context: AppContext, game: Game) => async (c: Context<Env>) => {
  const numbers = await bodyOf(c, ticketShapes[game].request);
  const answer = await saveTicket(context.db, ownedBy(c, context, game), numbers);
  if (answer === 'nobody') throw notSignedIn();
  if (answer === 'full')
    throw new HttpError(409, `You have ${mostTickets} tickets, which is the most. Delete one to save another.`);
  return c.json({ message: 'Ticket created successfully' }, 201);
};

const update = (context: AppContext, game: Game) => async (c: Context<Env>) => {
  const one = oneOf(c, context, game);
  const numbers = await bodyOf(c, ticketShapes[game].request);
  if (!(await changeTicket(context.db, one, numbers))) throw noSuchTicket();
  return c.json({ message: 'Ticket updated successfully' });
};

const remove = (context: AppContext, game: Game) => async (c: Context<Env>) => {
  if (!(await deleteTicket(context.db, oneOf(c, context, game)))) throw noSuchTicket();
  return c.body(null, 204);
};
