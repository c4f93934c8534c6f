import type { MiddlewareHandler } from 'hono';
import { tryGetContext } from 'hono/context-storage';
import pino from 'pino';
import { loggedError, messageOf, redact } from './redaction.ts';

export type Log = pino.Logger;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What each line of a request carries: its id, and whose it is as far as that is known. */
type Logged = { readonly request?: string; readonly userId?: string | undefined; readonly sessionId?: string };
type Env = { Variables: { logged?: Logged } };

/** Says whose the request at hand is: each later line of it carries the ids of user and session (SA-8). */
export const logWhose = (known: Logged): void => {
  const c = tryGetContext<Env>();
  c?.set('logged', { ...c.var.logged, ...known });
};

/** As long as a UUID at most, so that no token is mistaken for an id. */
const wellFormed = /^[\w-]{8,36}$/;

/** Gives each request an id, a trusted proxy's where that is well formed; its answer and its log lines carry it. */
export const requestIds =
  ({ trustProxy }: { readonly trustProxy: boolean }): MiddlewareHandler =>
  async (c, next) => {
    const given = trustProxy ? c.req.header('x-request-id') : undefined;
    const request = given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID();
    logWhose({ request });
    await next();
    c.res.headers.set('X-Request-Id', request);
  };

/** The arguments of a call to the log; without a message pino would take the error's, parameters and all. */
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
      // A copy: pino adds the line's own fields to what it is given.
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
