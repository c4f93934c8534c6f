import type { MiddlewareHandler } from 'hono';
import { tryGetContext } from 'hono/context-storage';
import pino from 'pino';
import { loggedError, messageOf, redact } from './redaction.ts';

export type Log = pino.Logger;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What each log line of a request carries: its id and, once known, its user and session. */
type Logged = { readonly request?: string; readonly userId?: string | undefined; readonly sessionId?: string };
type Env = { Variables: { logged?: Logged } };

/** Adds the ids of user and session to all further log lines of the current request (SA-8). */
export const logWhose = (known: Logged): void => {
  const c = tryGetContext<Env>();
  c?.set('logged', { ...c.var.logged, ...known });
};

/** At most as long as a UUID, so that no token is mistaken for an id. */
const wellFormed = /^[\w-]{8,36}$/;

/** Gives each request an id, a trusted proxy's if well formed; its response and log lines carry it. */
export const requestIds =
  ({ trustProxy }: { readonly trustProxy: boolean }): MiddlewareHandler =>
  async (c, next) => {
    const given = trustProxy ? c.req.header('x-request-id') : undefined;
    const request = given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID();
    logWhose({ request });
    await next();
    c.res.headers.set('X-Request-Id', request);
  };

/** A log call's arguments, always with a message: pino would take the error's own, query parameters and all. */
const withMessage = ([fields, message, ...more]: Parameters<pino.LogFn>): Parameters<pino.LogFn> => {
  const logged: unknown = fields instanceof Error ? { error: fields } : fields;
  const isError = typeof logged === 'object' && logged !== null && 'error' in logged;
  return isError ? [logged, message ?? messageOf(logged.error), ...more] : [fields, message, ...more];
};

/** A log of JSON lines, to stderr by default. Log errors as `{ error }`; secrets and addresses are redacted (SX-2). */
export const logTo = (level: (typeof logLevels)[number], stream?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: { pid: process.pid },
      errorKey: 'error',
      serializers: { error: loggedError },
      // A copy, because pino adds the line's own fields to it.
      mixin: () => ({ ...tryGetContext<Env>()?.var.logged }),
      hooks: {
        streamWrite: redact,
        logMethod(args, method) {
          method.apply(this, withMessage(args));
        },
      },
    },
    stream ?? pino.destination({ fd: 2, sync: true }),
  );
