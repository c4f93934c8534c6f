import type { MiddlewareHandler } from 'hono';
import { readAccessToken } from '../accounts/access-token.ts';
import { openSession } from '../accounts/sessions.ts';
import type { Room } from '../room.ts';
import { Refused } from './request/refusals.ts';
import type { Env } from './request/requests.ts';

/** The refusal of somebody without a session, or whose account went after the request was let in (SV-4, SV-13). */
export const nobody = (): Refused => new Refused(401, 'You are not signed in.');

/** Lets a request on with a valid access token of a session that has not ended (SE-2, SV-4); else 401. */
export const signedInOnly =
  (room: Room): MiddlewareHandler<Env> =>
  async (c, next) => {
    const [, token] = /^Authorization (\S+)$/.exec(c.req.header(room.settings.authorizationHeader) ?? '') ?? [];
    const signedIn = token === undefined ? undefined : await readAccessToken(token, room);
    if (signedIn === undefined || (await openSession(room.db, signedIn.sessionId)) === undefined) throw nobody();
    c.set('signedIn', signedIn);
    await next();
  };
