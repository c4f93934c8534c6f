import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { AppContext } from '../context.ts';
import { isRightPassword } from './passwords.ts';

/**
 * Deletes an account for the right password and answers its address; undefined for a wrong one, and for an account that
 * is gone (SV-13).
 */
export const deleteAccount = async (
  { db }: Pick<AppContext, 'db'>,
  userId: string,
  password: string,
): Promise<string | undefined> => {
  const [user] = await db
    .select({ email: users.email, hash: users.password_hash })
    .from(users)
    .where(eq(users.id, userId));
  if (!(await isRightPassword(password, user?.hash))) return undefined;
  await removePerson(db, userId);
  return user?.email;
};

/**
 * Removes all that is stored of a person, at once: every other row refers to the account, or to one of its sessions.
 */
export const removePerson = async (db: Db, userId: string): Promise<void> => {
  await db.delete(users).where(eq(users.id, userId));
};
