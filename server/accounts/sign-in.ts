import type { Login } from '../../src/protocol/account.ts';
import type { AppContext } from '../context.ts';
import { isRightPassword } from './passwords.ts';
import { userByEmail } from './registration.ts';
import { startSession } from '../sessions/sessions.ts';

/**
 * Signs in; undefined alike for an unknown address, one not activated and a wrong password, after the same work (SV-2).
 */
export const signIn = async (context: AppContext, email: string, password: string): Promise<Login | undefined> => {
  const user = await userByEmail(context.db, email);
  const isRight = await isRightPassword(password, user?.password_hash);
  if (user === undefined || user.activated_at === null || !isRight) return undefined;
  const { id, first_name, last_name } = user;
  return { user: { id, email: user.email, first_name, last_name }, ...(await startSession(context, id)) };
};
