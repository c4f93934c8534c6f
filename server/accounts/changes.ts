import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { sessions, users } from '../db/schema.ts';
import type { SignedIn } from '../http/call.ts';
import { enqueue, withMail } from '../mail/outbox.ts';
import { endSessionsOf, isOpen } from '../sessions/sessions.ts';
import { falseIfTaken, heldAccount, lockIfUnchanged, moveAccount, type MailedLink, type User } from './accounts.ts';
import { hasWorked, issueLink, linkedEmail, lockLink, useUp, withdrawOpenLinks } from './links.ts';
import { hashPassword } from './passwords.ts';

/**
 * Sets a password; ends all other sessions and open links (AK-5). False if this session has ended, or a reset has
 * changed the account's password since it was checked.
 */
export const changePassword = async (
  context: AppContext,
  { sessionId }: SignedIn,
  { id: userId, password_hash: checked }: User,
  password: string,
): Promise<boolean> => {
  const password_hash = await hashPassword(password);
  return withMail(context, async (inside) => {
    const { db, clock } = inside;
    const changed = await db
      .update(users)
      .set({ password_hash })
      .where(and(eq(users.id, userId), eq(users.password_hash, checked), isOpen(sessionId)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await endSessionsOf(db, userId, new Date(clock.now()), ne(sessions.id, sessionId));
    await withdrawOpenLinks(db, userId);
    await enqueue(inside, { kind: 'password-changed', userId });
    return true;
  });
};

/**
 * Deletes all that is stored about a person: every other row refers to the account or one of its sessions. False if a
 * reset has changed its password since it was checked (SV-13).
 */
export const deleteAccount = async ({ db }: AppContext, { id, password_hash }: User): Promise<boolean> => {
  const unchanged = and(eq(users.id, id), eq(users.password_hash, password_hash));
  return (await db.delete(users).where(unchanged).returning({ id: users.id })).length === 1;
};

/**
 * Emails a link to a new address, or that it already has an account; the caller cannot tell which (AK-5, SV-2). False
 * if a reset has changed the account's password since it was checked.
 */
export const requestEmailChange = (
  context: AppContext,
  { sessionId }: SignedIn,
  user: User,
  email: string,
): Promise<boolean> =>
  withMail(context, async (inside) => {
    const { db, clock } = inside;
    if (!(await lockIfUnchanged(db, user))) return false;
    const owner = await heldAccount(db, eq(users.email, email));
    if (owner !== undefined && owner.activated_at !== null) {
      await enqueue(inside, { kind: 'known-address', userId: owner.id });
      return true;
    }
    const { id: userId } = user;
    const emailChange = { email, session_id: sessionId };
    const path = await issueLink(db, { userId, purpose: 'email-change', now: clock.now(), emailChange });
    await enqueue(inside, { kind: 'email-change', userId, path, recipient: email });
    return true;
  });

/**
 * Gives an account the address that its link was emailed to, emails the old one, and ends all sessions but the one that
 * asked; idempotent (OT-7). False for a dead link, and as long as another account has that address (AK-5).
 */
export const confirmEmail = async (context: AppContext, { uid, token }: MailedLink): Promise<boolean> => {
  const now = context.clock.now();
  const shown = { uid, token, purposes: ['email-change'], now } as const;
  return withMail(context, async (inside) => {
    const { db } = inside;
    const { link, user } = (await lockLink(db, shown)) ?? {};
    if (link?.email_change == null || user === undefined) return hasWorked(db, shown, eq(users.email, linkedEmail));
    const { user_id: userId, email_change } = link;
    const { email, session_id } = email_change;
    await useUp(db, link, now);
    await moveAccount(db, userId, email);
    await endSessionsOf(db, userId, new Date(now), session_id === null ? undefined : ne(sessions.id, session_id));
    const emailChange = { email: user.email, session_id: null };
    const path = await issueLink(db, { userId, purpose: 'restore', now, emailChange });
    await enqueue(inside, { kind: 'email-changed', userId, path, recipient: user.email });
    return true;
  }).catch(falseIfTaken);
};
