import { eq } from 'drizzle-orm';
import { createHmac, KeyObject, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';

type Key = Pick<AppContext, 'signingKey'>;

const signatureOf = (userId: string, { signingKey }: Key): Buffer =>
  createHmac('sha256', KeyObject.from(signingKey)).update(`unsubscribe ${userId}`).digest();

/** The path that unsubscribes a user from results emails; signed, as it works without a session (SV-12). */
export const unsubscribePathOf = (userId: string, key: Key): string =>
  `/unsubscribe/${userId}/${signatureOf(userId, key).toString('base64url')}`;

/** Whether a signature is the one in a user's emails. */
export const isSigned = (userId: string, signature: string, key: Key): boolean => {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(userId, key);
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Turns a user's results emails on or off (SV-12, SV-13). False if there is no such user. */
export const setResultsPreference = async (db: Db, userId: string, wants: boolean): Promise<boolean> => {
  const changed = await db
    .update(users)
    .set({ wants_results_mail: wants })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return changed.length === 1;
};
