import type { MiddlewareHandler } from 'hono';
import { logAsRequest } from '../log.ts';
import type { Settings } from '../settings.ts';

/** As long as a UUID at most, so that no token is mistaken for an id. */
const wellFormed = /^[\w-]{8,36}$/;

/** Gives each request an id, a trusted proxy's where that is well formed; its answer and its log lines carry it. */
export const requestIds =
  ({ trustProxy }: Pick<Settings, 'trustProxy'>): MiddlewareHandler =>
  async (c, next) => {
    const given = trustProxy ? c.req.header('x-request-id') : undefined;
    const id = given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID();
    await logAsRequest(id, next);
    c.res.headers.set('X-Request-Id', id);
  };
