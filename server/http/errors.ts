import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { outageOf } from '../db/outages.ts';
import type { Log } from '../log.ts';

/** A request that is answered with a status and `{error}`: one sentence, or sentences by field. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly error: string | Record<string, string[]>;
  readonly headers: Record<string, string>;
  constructor(
    status: ContentfulStatusCode,
    error: string | Record<string, string[]>,
    headers: Record<string, string> = {},
  ) {
    super(typeof error === 'string' ? error : Object.values(error).flat().join(' '));
    this.status = status;
    this.error = error;
    this.headers = headers;
  }
}

/** The error for a request without a session, or whose account has been deleted (SV-4, SV-13). */
export const notSignedIn = (): HttpError => new HttpError(401, 'You are not signed in.');

/** The response while the database is down or its disk is full; either may be over in seconds. */
const unavailable = new HttpError(503, 'The service is not available at the moment. Please try again.', {
  'Retry-After': '5',
});

/** Answers an HttpError as it says, and an outage with 503; logs anything else and answers 500. */
export const answerError =
  (log: Log) =>
  (error: Error, c: Context): Response => {
    if (error instanceof HttpError) return c.json({ error: error.error }, error.status, error.headers);
    const outage = outageOf(error);
    if (outage !== undefined) {
      log.warn({ outage, error }, 'a request found the database down');
      return c.json({ error: unavailable.error }, unavailable.status, unavailable.headers);
    }
    log.error({ error, method: c.req.method, route: routePath(c) }, 'a request failed');
    return c.json({ error: 'Something went wrong!' }, 500);
  };
