import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { readAccessToken } from './access-token.ts';
import type { AppContext } from '../context.ts';
import { sessions } from '../db/schema.ts';
import { notSignedIn } from '../http/errors.ts';
import type { Env, SignedIn } from '../http/requests.ts';

const signedInOf = async (c: Context<Env>, context: AppContext): Promise<SignedIn> => {
  const [, token] = /^Authorization (\S+)$/.exec(c.req.header(context.settings.authorizationHeader) ?? '') ?? [];
  const signedIn = token === undefined ? undefined : await readAccessToken(token, context);
  if (signedIn === undefined) throw notSignedIn();
  return signedIn;
};

/**
 * Lets a request on with a valid access token; else 401 (SE-2). For calls whose own statement refuses a session that has
 * ended, which saves them a question to the database.
 */
export const requireToken =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('signedIn', await signedInOf(c, context));
    await next();
  };

/** Lets a request on with a valid access token of a session that has not ended (SE-2, SV-4); else 401. */
export const requireSession = (context: AppContext): MiddlewareHandler<Env> => {
  const open = context.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.ended_at)))
    .prepare('open_session');
  return async (c, next) => {
    const signedIn = await signedInOf(c, context);
    if ((await open.execute(signedIn)).length === 0) throw notSignedIn();
    c.set('signedIn', signedIn);
    await next();
  };
};
