import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Whose request this is, once `requireSession` has let it on. */
export type SignedIn = { readonly userId: string; readonly sessionId: string };
export type Env = { Variables: { signedIn: SignedIn } };

/** What tells senders apart: whether a proxy's word is believed. */
type Senders = { readonly settings: { readonly trustProxy: boolean } };

/** The address that a request came from: the socket's, or with TRUST_PROXY the one that the nearest proxy adds. */
const originOf = (c: Context, { settings }: Senders): string => {
  const forwarded = settings.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? getConnInfo(c).remote.address ?? '';
  return address.replace(/^::ffff:(?=\d+\.)/, '');
};

/** What a sender counts as: an IPv4 address, or the network of an IPv6 one, whose last 64 bits it may choose. */
export const senderOf = (c: Context, context: Senders): string => {
  const origin = originOf(c, context);
  return origin.includes(':') ? origin.split(':').slice(0, 4).join(':') : origin;
};
