import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { RateLimit, RateLimiter } from './rate-limits.ts';
import { jsonBody } from './json-body.ts';
import { HttpError } from './errors.ts';

/** Whose request this is, once `requireSession` has let it on. */
export type SignedIn = { readonly userId: string; readonly sessionId: string };
export type Env = { Variables: { signedIn: SignedIn } };

/** What tells senders apart: whether a proxy's word is believed. */
type Senders = { readonly settings: { readonly trustProxy: boolean } };

/** The request's body by its schema. Throws HttpError: 422 with the fields that don't fit, `body` for the body as a whole. */
export const bodyOf = async <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, await jsonBody(c.req.raw));
  if (parsed.success) return parsed.output;
  throw new HttpError(422, fieldsOf(parsed.issues));
};

/** As bodyOf, but an address that cannot be one is refused with 400 when nothing else is wrong (SU-7, FP-3). */
export const bodyWithEmail = async <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, await jsonBody(c.req.raw));
  if (parsed.success) return parsed.output;
  const isOnlyEmail = parsed.issues.every(
    (issue) => issue.kind === 'validation' && issue.type !== 'check' && v.getDotPath(issue) === 'email',
  );
  throw new HttpError(isOnlyEmail ? 400 : 422, fieldsOf(parsed.issues));
};

const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> => {
  const fields = new Map<string, Set<string>>();
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    const text = issue.type === 'object' ? 'This field is required.' : issue.message;
    fields.set(field ?? 'body', (fields.get(field ?? 'body') ?? new Set()).add(text));
  }
  return Object.fromEntries([...fields].map(([field, texts]) => [field, [...texts]]));
};

/** The address that a request came from: the socket's, or with TRUST_PROXY the one that the nearest proxy adds. */
export const originOf = (c: Context, { settings }: Senders): string => {
  const forwarded = settings.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? getConnInfo(c).remote.address ?? '';
  return address.replace(/^::ffff:(?=\d+\.)/, '');
};

/** Counts a try. Throws HttpError: 429 with Retry-After when it is one too many. */
export const consume = async (
  { rateLimiter }: { readonly rateLimiter: RateLimiter },
  limit: RateLimit,
  ...whose: readonly string[]
): Promise<void> => {
  const seconds = await rateLimiter.consume(limit, ...whose);
  if (seconds !== undefined)
    throw new HttpError(429, 'Too many tries. Please wait a while and try again.', { 'Retry-After': String(seconds) });
};

/** What a sender counts as: one address, or the network of an IPv6 address, whose last 64 bits are the sender's to choose. */
export const senderOf = (c: Context, context: Senders): string => {
  const origin = originOf(c, context);
  return origin.includes(':') ? origin.split(':').slice(0, 4).join(':') : origin;
};
