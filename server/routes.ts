import { Hono, type Context } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { bothGames } from '../src/rules/games.ts';
import { changeRoutes } from './accounts/change-routes.ts';
import { playerRoutes, visitorRoutes } from './accounts/routes.ts';
import type { AppContext } from './context.ts';
import { drawRoutes } from './draws/routes.ts';
import { healthRoutes, metricsRoute, timeRequests } from './health.ts';
import { refuseOthers, type Env } from './http/call.ts';
import { answerError } from './http/errors.ts';
import { openApiDocument } from './http/openapi.ts';
import { senderOf } from './http/senders.ts';
import { securityHeaders, securityText, securityTextPath } from './http/security.ts';
import { builtFiles } from './http/static.ts';
import { requestIds } from './log.ts';
import { outboxPages } from './mail/outbox-pages.ts';
import { pageStyle } from './mail/page.ts';
import { unsubscribePages } from './mail/unsubscribe.ts';
import { resultRoutes } from './results/routes.ts';
import { ticketRoutes } from './tickets/routes.ts';

/** All routes. Without the built app in `dist`, only the API's; a worker has only health and metrics. */
export const createRoutes = (context: AppContext, dist?: string): Hono<Env> => {
  const app = new Hono<Env>();
  app.onError(answerError(context.log));
  app.use(contextStorage(), requestIds(context.settings), timeRequests(context), securityHeaders(context.settings));
  healthRoutes(app, context);
  metricsRoute(app, context);
  for (const path of ['/healthz', '/readyz', '/metrics']) app.all(path, refuseOthers(app));
  if (context.settings.role !== 'worker') productRoutes(app, context, dist);
  app.notFound((c) => c.text('Not found\n', 404));
  return app;
};

const productRoutes = (app: Hono<Env>, context: AppContext, dist: string | undefined): void => {
  apiRoutes(app, context);
  pageStyle(app);
  outboxPages(app, context);
  unsubscribePages(app, context);
  app.get(securityTextPath, securityText(context));
  if (dist !== undefined) app.get('*', builtFiles(dist, context.settings.helpline));
};

const apiRoutes = (app: Hono<Env>, context: AppContext): void => {
  app.use('/api/*', async (c, next) => {
    await next();
    // Browsers count down to the next draw by this clock, not their own (BD-4).
    c.res.headers.set('Date', new Date(context.clock.now()).toUTCString());
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use('/api/*', async (c: Context<Env>, next) => {
    await context.rateLimiter.consume('callsBySender', senderOf(c, context));
    await next();
  });
  for (const routes of [visitorRoutes, playerRoutes, changeRoutes]) routes(app, context);
  for (const game of bothGames)
    for (const routes of [drawRoutes, ticketRoutes, resultRoutes]) routes(app, context, game);
  const document = openApiDocument(app, context.settings.authorizationHeader);
  app.get('/api/openapi.json', (c) => c.json(document));
  app.all('/api/*', refuseOthers(app));
};
