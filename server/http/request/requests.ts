import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { SignedIn } from '../../accounts/access-token.ts';
import type { Room } from '../../room.ts';
import type { Allowance } from './allowances.ts';
import { jsonBody } from './json-body.ts';
import { Refused } from './refusals.ts';

export type Env = { Variables: { signedIn: SignedIn } };

/** The request's body by its schema. Throws Refused: 422 with the fields that don't fit, `body` for the body as a whole. */
export const bodyOf = async <Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, await jsonBody(c.req.raw));
  if (parsed.success) return parsed.output;
  throw new Refused(422, fieldsOf(parsed.issues));
};

/** As bodyOf, but an address that cannot be one is refused with 400 when nothing else is wrong (SU-7, FP-3). */
export const bodyWithEmail = async <Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, await jsonBody(c.req.raw));
  if (parsed.success) return parsed.output;
  const isOnlyEmail = parsed.issues.every((issue) => issue.kind === 'validation' && v.getDotPath(issue) === 'email');
  throw new Refused(isOnlyEmail ? 400 : 422, fieldsOf(parsed.issues));
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
export const originOf = (c: Context, { settings }: Pick<Room, 'settings'>): string => {
  const forwarded = settings.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? getConnInfo(c).remote.address ?? '';
  return address.replace(/^::ffff:(?=\d+\.)/, '');
};

/** Counts a try. Throws Refused: 429 with Retry-After when it is one too many. */
export const spend = async (room: Room, allowance: Allowance, ...whose: readonly string[]): Promise<void> => {
  const seconds = await room.allow.take(allowance, ...whose);
  if (seconds !== undefined)
    throw new Refused(429, 'Too many tries. Please wait a while and try again.', { 'Retry-After': String(seconds) });
};

/** What a sender counts as: one address, or the network of an IPv6 address, whose last 64 bits are the sender's to choose. */
export const senderOf = (c: Context, room: Pick<Room, 'settings'>): string => {
  const origin = originOf(c, room);
  return origin.includes(':') ? origin.split(':').slice(0, 4).join(':') : origin;
};

/** What somebody else's ticket, or none, is answered with. */
export const noSuchTicket = (): Refused => new Refused(404, 'There is no such ticket.');

/** The ticket id of the path. Throws Refused: 404 when it cannot be one. */
export const ticketIdOf = (c: Context): string => {
  const id = c.req.param('id') ?? '';
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw noSuchTicket();
  return id;
};
