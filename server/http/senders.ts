import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { addressIn, isLoopbackHost, networkOf } from '../ip-addresses.ts';

/** What tells senders apart: whether a proxy's word is believed. */
type Senders = { readonly settings: { readonly trustProxy: boolean } };

const remoteAddress = (c: Context): string => getConnInfo(c).remote.address ?? '';

/**
 * Who sent a request: the address that the nearest proxy names with TRUST_PROXY, else the one that connected, such as a
 * proxy that names nobody (SA-3).
 */
export const senderOf = (c: Context, { settings }: Senders): string => {
  const named = settings.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = addressIn(named ?? '') ?? addressIn(remoteAddress(c));
  return address === undefined ? '' : networkOf(address);
};

/** Whether a request was sent over a connection from this machine. */
export const isFromLoopback = (c: Context): boolean => isLoopbackHost(remoteAddress(c));
