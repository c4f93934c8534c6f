import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { gamePaths } from '../../../src/protocol/paths.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { Env } from '../../http/request/requests.ts';
import { resource } from '../../http/resource.ts';
import type { Room } from '../../room.ts';
import { calendarFile } from './calendar-file.ts';
import { historyFile } from './history-file.ts';
import { jackpotsOf } from '../ledger/jackpots.ts';
import { pastDraws } from './past-draws.ts';

/** What everyone may know of a game's draws: all of them (DH-1), the same as CSV, and a calendar of coming ones (DH-4). */
export const historyRoutes = (app: Hono<Env>, room: Room, game: Game): void => {
  const paths = gamePaths(game);
  app.use(paths.history, etag(), compress());
  resource(app, paths.history, {
    GET: [async (c) => c.json(await pastDraws(room.db, game, room.clock.now()), 200, { 'Cache-Control': 'no-cache' })],
  });
  resource(app, paths.historyFile, {
    GET: [
      async (c) =>
        file(c, historyFile(game, await pastDraws(room.db, game, room.clock.now())), 'text/csv; charset=utf-8', `${game}-history.csv`),
    ],
  });
  resource(app, paths.calendar, {
    GET: [
      async (c) => {
        const { publicUrl } = room.settings;
        const jackpots = await jackpotsOf(room.db, game);
        return file(
          c,
          calendarFile({ game, now: room.clock.now(), publicUrl, jackpots }),
          'text/calendar; charset=utf-8',
          `${game}-draws.ics`,
        );
      },
    ],
  });
};

const file = (c: Context<Env>, text: string, type: string, name: string): Response =>
  c.body(text, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` });
