import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { latestAnswer } from '../../src/protocol/draws.ts';
import { historyAnswer } from '../../src/protocol/history.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { call } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';
import type { Env } from '../http/requests.ts';
import { resource } from '../http/resource.ts';
import { calendarFile } from './calendar-file.ts';
import { historyFile } from './history-file.ts';
import { latestDraw } from './latest.ts';
import { jackpotsOf } from './ledger/jackpots.ts';
import { pastDraws } from './past-draws.ts';
import { bothGames } from './sync.ts';

/** What everyone may know of both games' draws: the latest (API-7, API-8), all of them (DH-1), as CSV and as a calendar (DH-4). */
export const drawRoutes = (app: Hono<Env>, context: AppContext): void => {
  for (const game of bothGames) routesOfGame(app, context, game);
};

const routesOfGame = (app: Hono<Env>, context: AppContext, game: Game): void => {
  const paths = gamePaths(game);
  const history = () => pastDraws(context.db, game, context.clock.now());
  app.use(paths.history, etag(), compress());
  resource(app, paths.latest, {
    GET: call({ answers: { 200: latestAnswer }, refusals: [503] }, latest(context, game)),
  });
  resource(app, paths.history, {
    GET: call({ answers: { 200: historyAnswer } }, async (c) =>
      c.json(await history(), 200, { 'Cache-Control': 'no-cache' }),
    ),
  });
  resource(app, paths.historyFile, {
    GET: call({ answers: { 200: 'text/csv' } }, async (c) =>
      file(c, historyFile(game, await history()), 'text/csv; charset=utf-8', `${game}-history.csv`),
    ),
  });
  resource(app, paths.calendar, { GET: call({ answers: { 200: 'text/calendar' } }, calendar(context, game)) });
};

const latest = (context: AppContext, game: Game) => async (c: Context<Env>) => {
  const draw = await latestDraw(context.db, game, context.clock.now());
  if (draw === undefined) throw new HttpError(503, 'No draw is known yet.', { 'Retry-After': '10' });
  return c.json([draw]);
};

const calendar =
  ({ db, clock, settings }: AppContext, game: Game) =>
  async (c: Context<Env>) => {
    const jackpots = await jackpotsOf(db, game);
    const text = calendarFile({ game, now: clock.now(), publicUrl: settings.publicUrl, jackpots });
    return file(c, text, 'text/calendar; charset=utf-8', `${game}-draws.ics`);
  };

const file = (c: Context<Env>, text: string, type: string, name: string): Response =>
  c.body(text, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` });
