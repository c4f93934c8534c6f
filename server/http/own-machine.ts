import type { Context } from 'hono';
import { isLoopback } from '../ip-addresses.ts';
import type { Settings } from '../settings.ts';
import { isFromLoopback } from './senders.ts';

type Site = Pick<Settings, 'publicUrl' | 'smtpUrl'>;

/** Whether by its settings the site is for its own machine only: a loopback PUBLIC_URL, and no mail server (SA-1). */
export const isOwnSite = ({ publicUrl, smtpUrl }: Site): boolean => smtpUrl === undefined && isLoopback(publicUrl);

/** A proxy on this machine connects from loopback too; these headers give its requests away. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request comes from this machine, by its name, to a site for it only (SA-1), behind any proxy too. */
export const isFromOwnMachine = (c: Context, site: Site): boolean =>
  isOwnSite(site) &&
  isLoopback(c.req.url) &&
  isFromLoopback(c) &&
  proxyHeaders.every((name) => c.req.header(name) === undefined);
