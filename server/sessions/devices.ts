import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { KeyObject } from 'node:crypto';
import type { AppContext } from '../context.ts';

type Devices = Pick<AppContext, 'signingKey' | 'settings'>;

const secretOf = ({ signingKey }: Devices) => KeyObject.from(signingKey).export();

const cookie = 'device';
const path = '/api/v1/user/';
/** How long a browser keeps the cookie after the last sign-in, in seconds. */
const lifetime = 365 * 24 * 3600;
/** How many accounts a browser remembers, the most recent ones: a cookie has room for 4 kB. */
const mostAccounts = 10;

/** A browser's id and the accounts that signed in with it, the last one first; a new id if it has no cookie of ours. */
const deviceOf = async (c: Context, devices: Devices) => {
  const signed = await getSignedCookie(c, secretOf(devices), cookie);
  const [kind, id = '', ...accounts] = (signed || '').split('.');
  return kind === cookie ? { id, accounts } : { id: crypto.randomUUID(), accounts: [] };
};

/**
 * The id of the device that sent a request, if an account knows it: it signed in before, or reset the password (SA-3).
 * All that a known device may do is try a password without waiting for others' failures.
 */
export const knownDevice = async (c: Context, devices: Devices, userId = ''): Promise<string | undefined> => {
  const { id, accounts } = await deviceOf(c, devices);
  return accounts.includes(userId) ? id : undefined;
};

/** Makes the device known to an account, by a cookie that no script can read and no other site can send. */
export const rememberDevice = async (c: Context, devices: Devices, userId: string): Promise<void> => {
  const { id, accounts } = await deviceOf(c, devices);
  const known = [userId, ...accounts.filter((account) => account !== userId)].slice(0, mostAccounts);
  await setSignedCookie(c, cookie, [cookie, id, ...known].join('.'), secretOf(devices), {
    path,
    maxAge: lifetime,
    httpOnly: true,
    sameSite: 'Lax',
    secure: devices.settings.publicUrl.startsWith('https:'),
  });
};

type Names = readonly (readonly [name: string, sign: RegExp])[];

// In this order, since each also claims to be those below it.
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, userAgent: string) => names.find(([, sign]) => sign.test(userAgent))?.[0];

/** A browser in words, from its User-Agent header, such as 'Firefox on Windows' (AK-5). */
export const browserOf = (userAgent = ''): string => {
  const [browser = 'Another browser', system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  return system === undefined ? browser : `${browser} on ${system}`;
};
