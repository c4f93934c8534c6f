import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { HttpError } from './errors.ts';
import type { Env } from './requests.ts';
import { resource } from './resource.ts';

type Measured = { readonly metrics: Metrics };

/** Measures how long each answer takes, by the pattern of the route that gave it and never by the path. */
export const timeRequests =
  ({ metrics }: Measured): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    metrics.requests.observe({ method: c.req.method, route: routePath(c), status: c.res.status }, seconds);
  };

/** `GET /metrics`: with METRICS_TOKEN for its bearer, without it for the server's own machine. */
export const metricsRoute = (
  app: Hono<Env>,
  { metrics, settings }: Measured & { readonly settings: Pick<Settings, 'metricsToken'> },
): void =>
  resource(app, '/metrics', {
    GET: [
      async (c) => {
        refuseStrangers(c, settings.metricsToken);
        return c.text(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' });
      },
    ],
  });

const refuseStrangers = (c: Context, token: string | undefined): void => {
  if (token === undefined && !isLocal(c)) throw new HttpError(403, 'Metrics are for this machine only.');
  if (token !== undefined && !isSame(c.req.header('authorization') ?? '', `Bearer ${token}`))
    throw new HttpError(401, 'Metrics need a token.', { 'WWW-Authenticate': 'Bearer' });
};

/** A proxy on this machine connects from loopback too; these headers give its requests away. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'] as const;

const isLocal = (c: Context): boolean =>
  /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(getConnInfo(c).remote.address ?? '') &&
  proxyHeaders.every((name) => c.req.header(name) === undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
const isSame = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right));
