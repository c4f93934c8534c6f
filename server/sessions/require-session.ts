import type { MiddlewareHandler } from 'hono';
import { readAccessToken } from './access-token.ts';
import { openSession } from './sessions.ts';
import type { AppContext } from '../context.ts';
import { notSignedIn } from '../http/errors.ts';
import type { Env } from '../http/requests.ts';

/** Lets a request on with a valid access token of a session that has not ended (SE-2, SV-4); else 401. */
export const requireSession =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const [, token] = /^Authorization (\S+)$/.exec(c.req.header(context.settings.authorizationHeader) ?? '') ?? [];
    const signedIn = token === undefined ? undefined : await readAccessToken(token, context);
    if (signedIn === undefined || (await openSession(context.db, signedIn.sessionId)) === undefined)
      throw notSignedIn();
    c.set('signedIn', signedIn);
    await next();
  };
