import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';

type Devices = Pick<AppContext, 'signingKey' | 'settings'>;

const cookie = 'device';
const path = '/api/v1/user/';
/** How long a browser keeps the cookie after the last sign-in, in seconds. */
const lifetime = 365 * 24 * 3600;
/** How many accounts know one browser, the last ones: a cookie has room for 4 kB. */
const mostAccounts = 10;

/** A browser's id and the accounts that signed in with it, the last one first; a new id if it has no cookie of ours. */
const deviceOf = async (c: Context, devices: Devices) => {
  const signed = await getSignedCookie(c, devices.signingKey.export(), cookie);
  const [kind, id = '', ...accounts] = (signed || '').split('.');
  return kind === cookie ? { id, accounts } : { id: crypto.randomUUID(), accounts: [] };
};

/**
 * The id of the device that sent a request, if an account knows it: it signed in before, or reset the password (SA-3).
 * All this allows is to try a password without waiting for others' failures.
 */
export const knownDevice = async (c: Context, devices: Devices, userId = ''): Promise<string | undefined> => {
  const { id, accounts } = await deviceOf(c, devices);
  return accounts.includes(userId) ? id : undefined;
};

/** Makes the device known to an account, by a cookie that no script can read and no other site can send. */
export const rememberDevice = async (c: Context, devices: Devices, userId: string): Promise<void> => {
  const { id, accounts } = await deviceOf(c, devices);
  const known = [userId, ...accounts.filter((account) => account !== userId)].slice(0, mostAccounts);
  await setSignedCookie(c, cookie, [cookie, id, ...known].join('.'), devices.signingKey.export(), {
    ...{ path, maxAge: lifetime, httpOnly: true, sameSite: 'Lax' },
    secure: devices.settings.publicUrl.startsWith('https:'),
  });
};
