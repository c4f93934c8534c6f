import type { MiddlewareHandler } from 'hono';
import { readAccessToken } from '../accounts/access-token.ts';
import { openSession } from '../accounts/sessions.ts';
import type { Room } from '../room.ts';
import { Refused } from './request/refusals.ts';
import type { Env } from './request/requests.ts';

/** Lets a request on with a valid access token of a session that has not ended (SE-2, SV-4); else 401. */
export const signedInOnly =
  (room: Room): MiddlewareHandler<Env> =>
  async (c, next) => {
    const [, token] = /^Authorization (\S+)$/.exec(c.req.header(room.settings.authorizationHeader) ?? '') ?? [];
    const signedIn = token === undefined ? undefined : await readAccessToken(token, room);
    if (signedIn === undefined || (await openSession(room.db, signedIn.sessionId)) === undefined)
      throw new Refused(401, 'You are not signed in.');
    c.set('signedIn', signedIn);
    await next();
  };
