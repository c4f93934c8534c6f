import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = pLimit(4);

/** The argon2id hash of a password (SV-3); at most four are computed at a time. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

const nobodysHash = hashPassword(crypto.randomUUID());

/** Whether a password is right; without a hash (no such account) the same work is done and the answer is no (SV-2). */
export const isRightPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
  const known = passwordHash ?? (await nobodysHash);
  const isRight = await inTurn(() => verify(known, password));
  return isRight && passwordHash !== undefined;
};
