import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { loggedError, messageOf, redact } from './redaction.ts';

export type Log = pino.Logger;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Whose request it is, as far as that is known. */
type Whose = { readonly userId?: string | undefined; readonly sessionId?: string };
const requests = new AsyncLocalStorage<Whose & { readonly request: string }>();

/** Does work for a request: each line logged meanwhile carries the request's id. */
export const logAsRequest = <Result>(id: string, work: () => Result): Result => requests.run({ request: id }, work);

/** Says whose the request at hand is: each later line of it carries the ids of user and session (SA-8). */
export const logWhose = (whose: Whose): void => {
  Object.assign(requests.getStore() ?? {}, whose);
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
      mixin: () => ({ ...requests.getStore() }),
      hooks: {
        streamWrite: redact,
        logMethod(args, method) {
          method.apply(this, withMessage(args));
        },
      },
    },
    stream ?? pino.destination({ fd: 2, sync: true }),
  );
