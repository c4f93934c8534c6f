import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalizedPassword } from '../../src/rules/passwords.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = pLimit(4);

/** The argon2id hash of a password, normalized (SV-3, OT-5); at most four are computed at a time. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalizedPassword(password), cost));

const nobodysHash = hashPassword(crypto.randomUUID());

/** Whether a password is right, normalized or as typed (OT-5). False without a hash, after as long (SV-2). */
export const isRightPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
  const known = passwordHash ?? (await nobodysHash);
  const forms = [...new Set([normalizedPassword(password), password])];
  const matches = await Promise.all(forms.map((form) => inTurn(() => verify(known, form))));
  return matches.includes(true) && passwordHash !== undefined;
};
