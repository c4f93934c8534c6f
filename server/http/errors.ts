import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
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

/** The refusal of somebody without a session, or whose account went after the request was let in (SV-4, SV-13). */
export const notSignedIn = (): HttpError => new HttpError(401, 'You are not signed in.');

/** Answers a refusal as it says; anything else thrown is logged and answered with 500. */
export const answerError =
  (log: Log) =>
  (error: Error, c: Context): Response => {
    if (error instanceof HttpError) return c.json({ error: error.error }, error.status, error.headers);
    log.error({ error, method: c.req.method, route: routePath(c) }, 'a request failed');
    return c.json({ error: 'Something went wrong!' }, 500);
  };
