import { vValidator } from '@hono/valibot-validator';
import type { Handler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { HttpError } from './errors.ts';
import type { Env } from './requests.ts';

/** The longest body that is read, in bytes. */
const maxSize = 16_384;

const refuseLong = (): never => {
  throw new HttpError(413, `A request may have at most ${maxSize} bytes.`);
};
const counted = bodyLimit({ maxSize, onError: refuseLong });

/** What was broken off is refused as a body, though nobody hears it: its lost connection is not the database's. */
const refuseBroken = (error: unknown): never => {
  throw error instanceof HttpError ? error : new HttpError(422, { body: ['This did not arrive whole.'] });
};

const limited: MiddlewareHandler = (c, next) => {
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined)
    return counted(c, next).catch(refuseBroken);
  // Node reads no more than what was declared, and faster where nobody has looked at the body before.
  return Number(length) > maxSize ? refuseLong() : next();
};

const jsonType: MiddlewareHandler = async (c, next) => {
  if (!/^application\/json *(?:;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new HttpError(415, 'The Content-Type of this request must be application/json.');
  // The validator would take it for an empty body in another spelling, and with some parameters.
  c.req.raw.headers.set('Content-Type', 'application/json');
  await next();
};

const jsonObject: MiddlewareHandler = async (c, next) => {
  const body: unknown = await c.req.json().catch(() => {
    throw new HttpError(422, { body: ['This is not JSON.'] });
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(422, { body: ['This is not a JSON object.'] });
  await next();
};

type Issues = readonly v.BaseIssue<unknown>[];

/**
 * Lets a request on whose body fits a schema. Throws HttpError: 415 when it is not sent as JSON (SA-9), 413 when it is
 * too long, 422 with the fields that don't fit, `body` for the body as a whole; `emailStatus` when only the address cannot be one (SU-7, FP-3).
 */
export const jsonBody = (schema: v.GenericSchema, emailStatus: 400 | 422 = 422): readonly Handler<Env>[] => [
  jsonType,
  limited,
  jsonObject,
  vValidator('json', schema, ({ issues }) => {
    if (issues !== undefined) throw new HttpError(isOnlyEmail(issues) ? emailStatus : 422, fieldsOf(issues));
  }),
];

const isOnlyEmail = (issues: Issues): boolean =>
  issues.every((issue) => issue.kind === 'validation' && issue.type !== 'check' && v.getDotPath(issue) === 'email');

const fieldsOf = (issues: Issues): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const texts = (fields[v.getDotPath(issue) ?? 'body'] ??= []);
    const text = issue.type === 'object' ? 'This field is required.' : issue.message;
    if (!texts.includes(text)) texts.push(text);
  }
  return fields;
};
