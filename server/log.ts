import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { loggedError, messageOf, redact } from './redaction.ts';

export type Log = pino.Logger;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const requests = new AsyncLocalStorage<{ readonly request: string }>();

/** Does work for a request: each line logged meanwhile carries the request's id. */
export const logAsRequest = <Result>(id: string, work: () => Result): Result => requests.run({ request: id }, work);

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
      mixin: () => requests.getStore() ?? {},
      hooks: {
        streamWrite: redact,
        logMethod(args, method) {
          method.apply(this, withMessage(args));
        },
      },
    },
    stream ?? pino.destination({ fd: 2, sync: true }),
  );
