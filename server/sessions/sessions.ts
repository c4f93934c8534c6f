import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { timestamp, type Db } from '../db/database.ts';
import { refreshTokens, sessions } from '../db/schema.ts';
import type { AppContext } from '../context.ts';
import type { Tokens } from '../../src/protocol/account.ts';
import { accessTokenFor } from './access-token.ts';
import { hashOfToken, newToken } from '../secrets.ts';

/** How long a refresh token works, in milliseconds (SV-4). */
const refreshLifetime = 30 * 24 * 3_600_000;
/** How long a spent refresh token is still answered, in milliseconds: an answer got lost, or two tabs asked (OT-3). */
const spentLifetime = 30_000;

type TokenContext = Pick<AppContext, 'db' | 'clock' | 'signingKey'>;

const tokensFor = async (context: TokenContext, userId: string, sessionId: string): Promise<Tokens> => {
  const refresh = newToken();
  const now = context.clock.now();
  await context.db
    .insert(refreshTokens)
    .values({ token_hash: hashOfToken(refresh), session_id: sessionId, ends_at: new Date(now + refreshLifetime) });
  return { refresh, access: await accessTokenFor({ userId, sessionId }, context) };
};

/** Starts a session for a user: the first pair of tokens of a family (SV-4). */
export const startSession = (context: TokenContext, userId: string): Promise<Tokens> =>
  context.db.transaction(async (db) => {
    const [session] = await db
      .insert(sessions)
      .values({ user_id: userId, started_at: new Date(context.clock.now()) })
      .returning({ id: sessions.id });
    if (session === undefined) throw new Error('The session was not stored');
    return tokensFor({ ...context, db }, userId, session.id);
  });

/** New tokens for a refresh token, which works once and 30 s longer; a later use ends its session (SV-4, OT-3). */
export const renewSession = (context: TokenContext, refresh: string): Promise<Tokens | undefined> =>
  context.db.transaction(async (db) => {
    const now = new Date(context.clock.now());
    const token_hash = hashOfToken(refresh);
    const [used] = await db
      .update(refreshTokens)
      .set({ used_at: sql`coalesce(${refreshTokens.used_at}, ${timestamp(now)})` })
      .where(
        and(
          eq(refreshTokens.token_hash, token_hash),
          gt(refreshTokens.ends_at, now),
          or(isNull(refreshTokens.used_at), gt(refreshTokens.used_at, new Date(now.getTime() - spentLifetime))),
        ),
      )
      .returning({ sessionId: refreshTokens.session_id });
    if (used === undefined) {
      await endFamilyOf(db, token_hash, now);
      return undefined;
    }
    const session = await openSession(db, used.sessionId);
    return session && tokensFor({ ...context, db }, session.userId, used.sessionId);
  });

const endFamilyOf = async (db: Db, tokenHash: string, now: Date): Promise<void> => {
  const [known] = await db
    .select({ sessionId: refreshTokens.session_id })
    .from(refreshTokens)
    .where(eq(refreshTokens.token_hash, tokenHash));
  if (known !== undefined) await endSession(db, known.sessionId, now);
};

/** The user of a session that has not ended; undefined once it has. */
const openSession = async (db: Db, sessionId: string): Promise<{ userId: string } | undefined> => {
  const [session] = await db
    .select({ userId: sessions.user_id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));
  return session;
};

/** Ends a session: every token of its family is refused from now on. */
export const endSession = (db: Db, sessionId: string, now: Date): Promise<unknown> =>
  db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));

/** Ends every session of a user. */
export const endSessionsOf = (db: Db, userId: string, now: Date): Promise<unknown> =>
  db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at)));
