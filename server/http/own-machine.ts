import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';

type Site = Pick<Settings, 'publicUrl' | 'smtpUrl'>;

const isLoopbackHost = (host: string): boolean => /^(?:localhost|(?:::ffff:)?127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

/** Whether the host of a URL is this machine. */
export const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname);

/** Whether by its settings the site is for its own machine only: a loopback PUBLIC_URL, and no mail server (SA-1). */
export const isOwnSite = ({ publicUrl, smtpUrl }: Site): boolean => smtpUrl === undefined && isLoopback(publicUrl);

/** A proxy on this machine connects from loopback too; these headers give its requests away. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request comes from this machine, by its name, to a site for it only (SA-1), behind any proxy too. */
export const isFromOwnMachine = (c: Context, site: Site): boolean =>
  isOwnSite(site) &&
  isLoopback(c.req.url) &&
  isLoopbackHost(getConnInfo(c).remote.address ?? '') &&
  proxyHeaders.every((name) => c.req.header(name) === undefined);
