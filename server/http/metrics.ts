import type { Context, Hono, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { HttpError } from './errors.ts';
import { isFromOwnMachine } from './senders.ts';
import type { Env } from './call.ts';

type Measured = { readonly metrics: Metrics };
type Access = Pick<Settings, 'metricsToken' | 'publicUrl' | 'smtpUrl'>;

/** Measures how long each response takes, by the pattern of its route and never by the path. */
export const timeRequests =
  ({ metrics }: Measured): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    metrics.requests.observe({ method: c.req.method, route: routePath(c), status: c.res.status }, seconds);
  };

/** `GET /metrics`: for the bearer of METRICS_TOKEN; if it is not set, only on the site's own machine (SA-1). */
export const metricsRoute = (app: Hono<Env>, { metrics, settings }: Measured & { readonly settings: Access }): void =>
  void app.get('/metrics', async (c) => {
    refuseStrangers(c, settings);
    return c.text(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' });
  });

const refuseStrangers = (c: Context, settings: Access): void => {
  const token = settings.metricsToken;
  if (token === undefined && !isFromOwnMachine(c, settings))
    throw new HttpError(403, 'Metrics need METRICS_TOKEN to be set.');
  if (token !== undefined && !isSame(c.req.header('authorization') ?? '', `Bearer ${token}`))
    throw new HttpError(401, 'Metrics need a token.', { 'WWW-Authenticate': 'Bearer' });
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
const isSame = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right));
