import { and, eq, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { readAccessToken } from './sessions.ts';
import type { AppContext } from '../context.ts';
import { sessions } from '../db/schema.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import type { Env, SignedIn } from '../http/call.ts';
import { logWhose } from '../log.ts';

type Id = string | Placeholder;

const hasNotEnded = (sessionId: Id) => and(eq(sessions.id, sessionId), isNull(sessions.ended_at));

/** Whether a session has not ended, as an SQL condition. */
export const isOpen = (sessionId: Id): SQL => sql`exists (select from ${sessions} where ${hasNotEnded(sessionId)})`;

const signedInOf = async (c: Context<Env>, context: AppContext): Promise<SignedIn> => {
  const [, token] = /^Authorization (\S+)$/.exec(c.req.header(context.settings.authorizationHeader) ?? '') ?? [];
  const signedIn = token === undefined ? undefined : await readAccessToken(token, context);
  if (signedIn === undefined) throw notSignedIn();
  logWhose(signedIn);
  return signedIn;
};

const sessionCheck = ({ db }: AppContext) => {
  const open = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(hasNotEnded(sql.placeholder('sessionId')))
    .prepare('open_session');
  return async (signedIn: SignedIn): Promise<void> => {
    if ((await open.execute(signedIn)).length === 0) throw notSignedIn();
  };
};

/**
 * Admits a request with a valid access token; otherwise 401 (SE-2). For calls whose own statement does nothing once the
 * session has ended: the session is checked only after such a call fails, so that 401 still precedes other errors.
 */
export const requireToken = (context: AppContext): MiddlewareHandler<Env> => {
  const check = sessionCheck(context);
  return async (c, next) => {
    const signedIn = await signedInOf(c, context);
    c.set('signedIn', signedIn);
    await next();
    if (c.error instanceof HttpError) await check(signedIn);
  };
};

/** Admits a request with a valid access token of a session that has not ended; otherwise 401 (SE-2, SV-4). */
export const requireSession = (context: AppContext): MiddlewareHandler<Env> => {
  const check = sessionCheck(context);
  return async (c, next) => {
    const signedIn = await signedInOf(c, context);
    await check(signedIn);
    c.set('signedIn', signedIn);
    await next();
  };
};
