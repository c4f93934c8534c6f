import type { Context, Hono, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppContext } from './context.ts';
import { outageOf } from './db/outages.ts';
import type { Env } from './http/call.ts';
import { HttpError } from './http/errors.ts';
import { isFromOwnMachine } from './http/senders.ts';
import { isSame } from './secrets.ts';

type HealthContext = Pick<AppContext, 'stopping' | 'probe' | 'log'>;

/** Says whether the process is alive and, within a second, whether it can take requests, or why not (SV-1). */
export const healthRoutes = (app: Hono<Env>, { stopping, probe, log }: HealthContext): void => {
  app.get('/healthz', (c) => c.text('ok\n'));
  app.get('/readyz', async (c) => {
    if (stopping.signal.aborted) return c.text('the server is stopping\n', 503);
    try {
      await probe();
      return c.text('ready\n');
    } catch (error) {
      log.warn({ error }, 'the database is not ready');
      const isFull = outageOf(error) === 'full';
      return c.text(isFull ? 'the disk of the database is full\n' : 'the database does not answer\n', 503);
    }
  });
};

/** Measures how long each response takes, by the pattern of its route and never by the path. */
export const timeRequests =
  ({ metrics }: AppContext): MiddlewareHandler =>
  async (c, next) => {
    const end = metrics.requests.startTimer({ method: c.req.method });
    await next();
    end({ route: routePath(c), status: c.res.status });
  };

/** `GET /metrics`: for the bearer of METRICS_TOKEN; if it is not set, only on the site's own machine (SA-1). */
export const metricsRoute = (app: Hono<Env>, { metrics, settings }: AppContext): void =>
  void app.get('/metrics', async (c) => {
    refuseStrangers(c, settings);
    return c.text(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' });
  });

const refuseStrangers = (c: Context, settings: AppContext['settings']): void => {
  const token = settings.metricsToken;
  if (token === undefined && !isFromOwnMachine(c, settings))
    throw new HttpError(403, 'Metrics need METRICS_TOKEN to be set.');
  if (token !== undefined && !isSame(c.req.header('authorization') ?? '', `Bearer ${token}`))
    throw new HttpError(401, 'Metrics need a token.', { 'WWW-Authenticate': 'Bearer' });
};
