import { eq } from 'drizzle-orm';
import type { registrationRequest } from '../../src/protocol/account-requests.ts';
import type { InferOutput } from 'valibot';
import type { Db } from '../db/database.ts';
import { users, type Registration } from '../db/schema.ts';
import { enqueue } from '../mail/outbox.ts';
import type { AppContext } from '../context.ts';
import { issueLink, useLink, wasUsedToActivate } from './links.ts';
import { hashPassword } from './passwords.ts';

type Request = InferOutput<typeof registrationRequest>;

/** Registers an address, or mails its owner when it has an account; the caller cannot tell which (SV-2). */
export const register = async (context: AppContext, request: Request): Promise<void> => {
  const registration: Registration = {
    first_name: request.first_name,
    last_name: request.last_name,
    password_hash: await hashPassword(request.password),
    consents_to_updates: request.consent_to_updates,
  };
  await context.db.transaction((db) => store({ ...context, db }, request.email, registration));
  void context.wakeMail();
};

const store = async (context: AppContext, email: string, registration: Registration): Promise<void> => {
  const now = context.clock.now();
  const at = new Date(now);
  await context.db
    .insert(users)
    .values({ email, ...registration, agreed_at: at, created_at: at })
    .onConflictDoNothing({ target: users.email });
  const user = await userByEmail(context.db, email);
  if (user === undefined) throw new Error('The account was not stored');
  const wanted = { userId: user.id, purpose: 'activation', now, registration } as const;
  if (user.activated_at === null)
    await enqueue(context, { kind: 'activation', userId: user.id, path: await issueLink(context.db, wanted) });
  else await enqueue(context, { kind: 'known-address', userId: user.id });
};

/** The account of an address that is normalized (OT-4). */
export const userByEmail = async (db: Db, email: string): Promise<typeof users.$inferSelect | undefined> => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
};

/**
 * Activates the account of a link, as that link's registration asked for it; again, it changes nothing and is true
 * (OT-7). False when the link doesn't work (SV-2).
 */
export const activate = (context: AppContext, uid: string, token: string): Promise<boolean> =>
  context.db.transaction(async (db) => {
    const now = context.clock.now();
    const shown = { uid, token, purpose: 'activation', now } as const;
    const link = await useLink(db, shown);
    if (link === undefined) return wasUsedToActivate(db, shown);
    await db
      .update(users)
      .set({ ...link.registration, activated_at: new Date(now) })
      .where(eq(users.id, link.userId));
    return true;
  });
