import { and, asc, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Tokens } from '../../src/protocol/account.ts';
import type { AppContext } from '../context.ts';
import { timestamp, type Db } from '../db/database.ts';
import { refreshTokens, sessions } from '../db/schema.ts';
import type { Env, SignedIn } from '../http/call.ts';
import { notSignedIn } from '../http/errors.ts';
import { logWhose } from '../log.ts';
import { hashOfToken, newToken } from '../secrets.ts';

/** How long an access token works, in seconds (SV-4). */
const lifetime = 15 * 60;

/** A signed access token for a session's user. */
export const accessTokenFor = (
  { userId, sessionId }: SignedIn,
  { clock, signingKey }: Pick<AppContext, 'clock' | 'signingKey'>,
): Promise<string> => {
  const now = Math.floor(clock.now() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(signingKey);
};

/** The user and session of an access token; undefined if it is forged, damaged, expired, or never expires (SA-9). */
export const readAccessToken = async (
  token: string,
  { clock, signingKey }: Pick<AppContext, 'clock' | 'signingKey'>,
): Promise<SignedIn | undefined> => {
  try {
    const { payload: claims } = await jwtVerify(token, signingKey, {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      currentDate: new Date(clock.now()),
    });
    const { sub, sid } = claims;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

const hasNotEnded = (sessionId: string) => and(eq(sessions.id, sessionId), isNull(sessions.ended_at));

/** Whether a session has not ended, as an SQL condition. */
export const isOpen = (sessionId: string): SQL => sql`exists (select from ${sessions} where ${hasNotEnded(sessionId)})`;

/** Admits a request with a valid access token of a session that has not ended; otherwise 401 (SE-2, SV-4). */
export const requireSession =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const [, token] = /^Authorization (\S+)$/.exec(c.req.header(context.settings.authorizationHeader) ?? '') ?? [];
    const signedIn = token === undefined ? undefined : await readAccessToken(token, context);
    if (signedIn === undefined) throw notSignedIn();
    logWhose(signedIn);
    if ((await context.db.$count(sessions, hasNotEnded(signedIn.sessionId))) === 0) throw notSignedIn();
    c.set('signedIn', signedIn);
    await next();
  };

/** How long a refresh token works, in milliseconds (SV-4). */
const refreshLifetime = 30 * 24 * 3_600_000;
/** How long a used refresh token still works, in milliseconds: a response may get lost, or two tabs may ask (OT-3). */
const reuseWindow = 30_000;
/** How long a session may be renewed, in milliseconds (SA-7). */
const sessionLifetime = 90 * 24 * 3_600_000;

type TokenContext = Pick<AppContext, 'db' | 'clock' | 'signingKey'>;

const tokensFor = async (context: TokenContext, userId: string, sessionId: string): Promise<Tokens> => {
  const refresh = newToken();
  const now = context.clock.now();
  await context.db
    .insert(refreshTokens)
    .values({ token_hash: hashOfToken(refresh), session_id: sessionId, ends_at: new Date(now + refreshLifetime) });
  return { refresh, access: await accessTokenFor({ userId, sessionId }, context) };
};

type Started = { readonly sessionId: string; readonly tokens: Tokens };

/** Starts a session for a user in a browser, with its first pair of tokens (SV-4), in the caller's transaction. */
export const startSession = async (context: TokenContext, userId: string, browser: string): Promise<Started> => {
  const now = new Date(context.clock.now());
  const [session] = await context.db
    .insert(sessions)
    .values({ user_id: userId, browser, started_at: now, last_used_at: now })
    .returning({ id: sessions.id });
  if (session === undefined) throw new Error('The session was not stored');
  return { sessionId: session.id, tokens: await tokensFor(context, userId, session.id) };
};

const startedInTime = (now: number): SQL => gt(sessions.started_at, new Date(now - sessionLifetime));

/** New tokens for a refresh token, which works once and for 30 s after; a later use ends its session (SV-4, OT-3). */
export const renewSession = (context: TokenContext, refresh: string): Promise<Tokens | undefined> =>
  context.db.transaction(async (db) => {
    const now = new Date(context.clock.now());
    const isGiven = eq(refreshTokens.token_hash, hashOfToken(refresh));
    const ofToken = db.select({ id: refreshTokens.session_id }).from(refreshTokens).where(isGiven);
    // Before the token, in the order in which a deletion of the account locks them.
    const [session] = await db
      .update(sessions)
      .set({ last_used_at: now })
      .where(and(inArray(sessions.id, ofToken), isNull(sessions.ended_at), startedInTime(now.getTime())))
      .returning({ sessionId: sessions.id, userId: sessions.user_id });
    const used = await db
      .update(refreshTokens)
      .set({ used_at: sql`coalesce(${refreshTokens.used_at}, ${timestamp(now)})` })
      .where(
        and(
          isGiven,
          gt(refreshTokens.ends_at, now),
          or(isNull(refreshTokens.used_at), gt(refreshTokens.used_at, new Date(now.getTime() - reuseWindow))),
        ),
      )
      .returning({ hash: refreshTokens.token_hash });
    if (used.length === 0) await endSessions(db, now, inArray(sessions.id, ofToken));
    return used.length === 0 || session === undefined
      ? undefined
      : tokensFor({ ...context, db }, session.userId, session.sessionId);
  });

/** Ends the sessions that match a condition: all their tokens are refused from now on. */
const endSessions = (db: Db, now: Date, which: SQL | undefined): Promise<unknown> =>
  db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(isNull(sessions.ended_at), which));

/** Ends every session of a user, or those that match a condition. */
export const endSessionsOf = (db: Db, userId: string, now: Date, which?: SQL): Promise<unknown> =>
  endSessions(db, now, and(eq(sessions.user_id, userId), which));

/** Where a user is signed in: this session first, then those used last (AK-5). */
export const devicesOf = (db: Db, { userId, sessionId }: SignedIn, now: number) => {
  const is_current = sql<boolean>`${sessions.id} = ${sessionId}`;
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      is_current,
      first_used_at: sessions.started_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.ended_at),
        // A session ends with its last refresh token.
        gt(sessions.last_used_at, new Date(now - refreshLifetime)),
        startedInTime(now),
      ),
    )
    .orderBy(desc(is_current), desc(sessions.last_used_at), asc(sessions.id));
};
