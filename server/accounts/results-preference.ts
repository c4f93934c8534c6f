import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** Whether somebody wants results mails; what the link in such a mail ends (SV-12). Undefined for nobody. */
export const wantsResultsMail = async (db: Db, userId: string): Promise<boolean | undefined> => {
  const [user] = await db.select({ wants: users.wants_results_mail }).from(users).where(eq(users.id, userId));
  return user?.wants;
};

/** Ends or resumes somebody's results mails, as the link in such a mail does (SV-12, SV-13). False for nobody. */
export const setResultsPreference = async (db: Db, userId: string, wants: boolean): Promise<boolean> => {
  const changed = await db
    .update(users)
    .set({ wants_results_mail: wants })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return changed.length === 1;
};
