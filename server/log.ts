import type { MiddlewareHandler } from 'hono';
import { tryGetContext } from 'hono/context-storage';
import pino from 'pino';
import { loggedError, redact } from './redaction.ts';

/** Each line has a message of its own: pino would take an error's instead, query parameters and all. */
type LogLine = { (message: string): void; (fields: object, message: string): void };
export type Log = Readonly<Record<'fatal' | 'error' | 'warn' | 'info' | 'debug', LogLine>> & {
  readonly child: (fields: object) => Log;
};
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
      hooks: { streamWrite: redact },
    },
    stream ?? pino.destination({ fd: 2, sync: true }),
  );
