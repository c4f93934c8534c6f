import { eq } from 'drizzle-orm';
import type { registrationRequest } from '../../src/protocol/account-requests.ts';
import type { InferOutput } from 'valibot';
import type { Db } from '../db/handle.ts';
import { users, type Registration } from '../db/schema.ts';
import { accountMail } from '../mail/account-mails.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Room } from '../room.ts';
import { issueLink, useLink } from './links.ts';
import { hashPassword } from './passwords.ts';

type Request = InferOutput<typeof registrationRequest>;

/** Registers an address, or mails its owner when it is known: to whoever asks there is no difference (SV-2). */
export const register = async (room: Room, request: Request): Promise<void> => {
  const registration: Registration = {
    first_name: request.first_name,
    last_name: request.last_name,
    password_hash: await hashPassword(request.password),
    consents_to_updates: request.consent_to_updates,
  };
  await room.db.transaction((db) => store({ ...room, db }, request.email, registration));
  void room.wakeMail();
};

const store = async (room: Room, email: string, registration: Registration): Promise<void> => {
  const now = room.clock.now();
  const at = new Date(now);
  await room.db
    .insert(users)
    .values({ email, ...registration, agreed_at: at, created_at: at })
    .onConflictDoNothing({ target: users.email });
  const user = await userByEmail(room.db, email);
  if (user === undefined) throw new Error('The account was not stored');
  const wanted = { userId: user.id, purpose: 'activation', now, registration } as const;
  const mail = user.activated_at === null ? accountMail.activation(await issueLink(room.db, wanted)) : accountMail.alreadyRegistered();
  await enqueue(room, { key: `account:${crypto.randomUUID()}`, userId: user.id, recipient: email, mail });
};

/** The account of an address in lower case. */
export const userByEmail = async (db: Db, email: string): Promise<typeof users.$inferSelect | undefined> => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
};

/** Activates the account of a link, as that link's registration asked for it; false when the link doesn't work (SV-2). */
export const activate = (room: Room, uid: string, token: string): Promise<boolean> =>
  room.db.transaction(async (db) => {
    const now = room.clock.now();
    const link = await useLink(db, { uid, token, purpose: 'activation', now });
    if (link === undefined) return false;
    await db
      .update(users)
      .set({ ...link.registration, activated_at: new Date(now) })
      .where(eq(users.id, link.userId));
    return true;
  });
