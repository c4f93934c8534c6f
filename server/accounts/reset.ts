import { eq, sql } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { enqueue } from '../mail/outbox.ts';
import type { AppContext } from '../context.ts';
import { timestamp } from '../db/database.ts';
import { issueLink, linkWorks, useLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import { userByEmail } from './registration.ts';
import { endSessionsOf } from '../sessions/sessions.ts';

/** Mails a reset link to an address if it has an account; the caller cannot tell whether it has (SV-2). */
export const requestReset = async (context: AppContext, email: string): Promise<void> => {
  await context.db.transaction(async (db) => {
    const user = await userByEmail(db, email);
    if (user === undefined) return;
    const path = await issueLink(db, { userId: user.id, purpose: 'reset', now: context.clock.now() });
    await enqueue({ ...context, db }, { kind: 'reset', userId: user.id, path });
  });
  void context.wakeMail();
};

type Confirmation = { readonly uid: string; readonly token: string; readonly password: string };

/**
 * Sets a new password by a reset link and ends every session of the user; false when the link doesn't work.
 * The link came by mail, so it also activates an account that was not (SV-2).
 */
export const confirmReset = async (context: AppContext, { uid, token, password }: Confirmation): Promise<boolean> => {
  const now = context.clock.now();
  const shown = { uid, token, purpose: 'reset', now } as const;
  if (!(await linkWorks(context.db, shown))) return false;
  const password_hash = await hashPassword(password);
  return context.db.transaction(async (db) => {
    const link = await useLink(db, shown);
    if (link === undefined) return false;
    const at = new Date(now);
    await db
      .update(users)
      .set({ password_hash, activated_at: sql`coalesce(${users.activated_at}, ${timestamp(now)})` })
      .where(eq(users.id, link.userId));
    await endSessionsOf(db, link.userId, at);
    return true;
  });
};
