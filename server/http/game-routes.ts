import type { Context, Hono } from 'hono';
import { gamePaths } from '../../src/protocol/paths.ts';
import type { Game } from '../../src/rules/games.ts';
import { latestDraw } from '../draws/latest.ts';
import { eventCodeOf } from '../results/event-code.ts';
import { resendResults } from '../results/resend.ts';
import type { Room } from '../room.ts';
import { ticketShapes } from '../tickets/shapes.ts';
import { changeTicket, deleteTicket, mostTickets, saveTicket, ticketsOf } from '../tickets/tickets.ts';
import { Refused } from './request/refusals.ts';
import { bodyOf, noSuchTicket, spend, ticketIdOf, type Env } from './request/requests.ts';
import { resource } from './resource.ts';
import { nobody, signedInOnly } from './signed-in.ts';

/** The calls of one game (API-7 … API-20). */
export const gameRoutes = (app: Hono<Env>, room: Room, game: Game): void => {
  const paths = gamePaths(game);
  const signedIn = signedInOnly(room);
  resource(app, paths.latest, { GET: [latest(room, game)] });
  resource(app, paths.widget, { GET: [signedIn, widget(room, game)] });
  resource(app, paths.tickets, { GET: [signedIn, list(room, game)], POST: [signedIn, create(room, game)] });
  resource(app, paths.ticket(':id'), { PUT: [signedIn, update(room, game)], DELETE: [signedIn, remove(room, game)] });
  resource(app, paths.resend, { POST: [signedIn, resend(room, game)] });
};

const latest = (room: Room, game: Game) => async (c: Context<Env>) => {
  const draw = await latestDraw(room.db, game, room.clock.now());
  if (draw === undefined) throw new Refused(503, 'No draw is known yet.', { 'Retry-After': '10' });
  return c.json([draw]);
};

const asked = (c: Context<Env>, room: Room, game: Game) => ({ userId: c.var.signedIn.userId, game, now: room.clock.now() });

const widget = (room: Room, game: Game) => async (c: Context<Env>) =>
  c.json({ event_code: await eventCodeOf(room.db, asked(c, room, game)) });

const list = (room: Room, game: Game) => async (c: Context<Env>) => {
  const kept = await ticketsOf(room.db, asked(c, room, game));
  return c.json(kept.map(ticketShapes[game].answer));
};

const create = (room: Room, game: Game) => async (c: Context<Env>) => {
  const numbers = await bodyOf(c, ticketShapes[game].request);
  const answer = await saveTicket(room.db, asked(c, room, game), numbers);
  if (answer === 'nobody') throw nobody();
  if (answer === 'full') throw new Refused(409, `You have ${mostTickets} tickets, which is the most. Delete one to save another.`);
  return c.json({ message: 'Ticket created successfully' }, 201);
};

const oneOf = (c: Context<Env>, room: Room, game: Game) => ({ ...asked(c, room, game), ticketId: ticketIdOf(c) });

const update = (room: Room, game: Game) => async (c: Context<Env>) => {
  const one = oneOf(c, room, game);
  const numbers = await bodyOf(c, ticketShapes[game].request);
  if (!(await changeTicket(room.db, one, numbers))) throw noSuchTicket();
  return c.json({ message: 'Ticket updated successfully' });
};

const remove = (room: Room, game: Game) => async (c: Context<Env>) => {
  if (!(await deleteTicket(room.db, oneOf(c, room, game)))) throw noSuchTicket();
  return c.body(null, 204);
};

/** Without a detail when there is no results mail that could be sent again (WI-7). */
const resend = (room: Room, game: Game) => async (c: Context<Env>) => {
  await spend(room, 'resend', c.var.signedIn.userId);
  if (!(await resendResults(room, asked(c, room, game)))) return c.json({});
  void room.wakeMail();
  return c.json({ detail: 'The results e-mail is on its way.' });
};
