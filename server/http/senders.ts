import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { addressIn, isLoopbackHost, networkOf, isLoopback } from '../ip-addresses.ts';
import type { Settings } from '../settings.ts';

/** How senders are told apart: whether a proxy is trusted to name them. */
type Senders = { readonly settings: { readonly trustProxy: boolean } };

const remoteAddress = (c: Context): string => getConnInfo(c).remote.address ?? '';

/**
 * Who sent a request: with TRUST_PROXY, the address that the nearest proxy names; otherwise, or if it names none, the
 * one that connected (SA-3).
 */
export const senderOf = (c: Context, { settings }: Senders): string => {
  const named = settings.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = addressIn(named ?? '') ?? addressIn(remoteAddress(c));
  return address === undefined ? '' : networkOf(address);
};

type Site = Pick<Settings, 'publicUrl' | 'smtpUrl'>;

/** Whether the settings make the site private to its machine: a loopback PUBLIC_URL, no mail server (SA-1). */
export const isOwnSite = ({ publicUrl, smtpUrl }: Site): boolean => smtpUrl === undefined && isLoopback(publicUrl);

/** A proxy on this machine connects from loopback too; these headers give its requests away. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request comes from this machine itself, by a loopback name, to a site private to it (SA-1). */
export const isFromOwnMachine = (c: Context, site: Site): boolean =>
  isOwnSite(site) &&
  isLoopback(c.req.url) &&
  isLoopbackHost(remoteAddress(c)) &&
  proxyHeaders.every((name) => c.req.header(name) === undefined);
