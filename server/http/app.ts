import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { historyRoutes } from '../draws/history/history-routes.ts';
import { outboxPages } from '../mail/outbox-pages.ts';
import { unsubscribePages } from '../mail/unsubscribe-pages.ts';
import type { Room } from '../room.ts';
import { winningsRoutes } from '../winnings/winnings-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { gameRoutes } from './game-routes.ts';
import { answerError, Refused } from './request/refusals.ts';
import type { Env } from './request/requests.ts';
import { resource } from './resource.ts';
import { securityHeaders } from './security.ts';
import { builtFiles } from './static.ts';

/** Everything that the server answers; `dist` is the folder of the built app, without which there is only the API. */
export const createApp = (room: Room, dist?: string): Hono<Env> => {
  const app = new Hono<Env>();
  app.onError(answerError(room.log));
  app.use(securityHeaders(room.settings));
  health(app, room);
  api(app, room);
  outboxPages(app, room);
  unsubscribePages(app, room);
  if (dist !== undefined) app.get('*', builtFiles(dist, room.settings.helpline));
  app.notFound((c) => c.text('Not found\n', 404));
  return app;
};

const api = (app: Hono<Env>, room: Room): void => {
  app.use('/api/*', async (c, next) => {
    await next();
    // Browsers count down to the next draw by this clock, not by their own (BD-4).
    c.res.headers.set('Date', new Date(room.clock.now()).toUTCString());
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  accountRoutes(app, room);
  for (const game of ['powerball', 'megamillions'] as const) {
    gameRoutes(app, room, game);
    historyRoutes(app, room, game);
    winningsRoutes(app, room, game);
  }
  app.all('/api/*', () => {
    throw new Refused(404, 'There is nothing at this address.');
  });
};

const health = (app: Hono<Env>, { db, log }: Room): void => {
  resource(app, '/healthz', { GET: [(c) => c.text('ok\n')] });
  resource(app, '/readyz', {
    GET: [
      async (c) => {
        try {
          await db.execute(sql`select 1`);
          return c.text('ready\n');
        } catch (error) {
          log.warn({ error: String(error) }, 'the database does not answer');
          return c.text('the database does not answer\n', 503);
        }
      },
    ],
  });
};
