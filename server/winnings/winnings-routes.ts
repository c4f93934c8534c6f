import type { Context, Hono } from 'hono';
import { gamePaths } from '../../src/protocol/paths.ts';
import type { Game } from '../../src/rules/games.ts';
import { isoDate } from '../draws/report.ts';
import { Refused } from '../http/request/refusals.ts';
import { ticketIdOf, type Env } from '../http/request/requests.ts';
import { resource } from '../http/resource.ts';
import { signedInOnly } from '../http/signed-in.ts';
import type { Room } from '../room.ts';
import { outcomesOfDraw, outcomesOfTicket } from './outcomes.ts';
import { resultsOf } from './results.ts';

/** What the signed-in player's tickets of a game did and won: in all, in one draw, one ticket's (BD-6, DH-2). */
export const winningsRoutes = (app: Hono<Env>, { db, ...room }: Room, game: Game): void => {
  const paths = gamePaths(game);
  const signedIn = signedInOnly({ db, ...room });
  const owner = (c: Context<Env>) => ({ userId: c.var.signedIn.userId, game });
  resource(app, paths.results, { GET: [signedIn, async (c) => c.json(await resultsOf(db, owner(c)))] });
  resource(app, paths.resultsOfDraw(':date'), { GET: [signedIn, async (c) => c.json(await outcomesOfDraw(db, owner(c), dateOf(c)))] });
  resource(app, paths.resultsOfTicket(':id'), {
    GET: [signedIn, async (c) => c.json(await outcomesOfTicket(db, owner(c), ticketIdOf(c)))],
  });
};

const dateOf = (c: Context<Env>): string => {
  const text = c.req.param('date') ?? '';
  if (isoDate(text) !== text) throw new Refused(404, 'There is no such draw.');
  return text;
};
