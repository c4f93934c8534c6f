import type { Context, Hono, MiddlewareHandler, Handler } from 'hono';
import type { GenericSchema } from 'valibot';
import { HttpError } from './errors.ts';
import type { Env } from './requests.ts';
import { vValidator } from '@hono/valibot-validator';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';

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
 * too long, 422 with the fields that don't fit, `body` for the body as a whole; `emailStatus` when only the address
 * cannot be one (SU-7, FP-3).
 */
const jsonBody = (schema: v.GenericSchema, emailStatus: 400 | 422 = 422): readonly Handler<Env>[] => [
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

/** What a call of the API takes and answers: its requests are checked by it, and the document says it. */
export type Description<Body = unknown> = {
  /** Lets on only requests of somebody who is signed in. */
  readonly session?: MiddlewareHandler<Env>;
  readonly body?: GenericSchema<unknown, Body>;
  /** The status for a body in which only the email address is invalid (SU-7, FP-3); 422 unless given. */
  readonly emailStatus?: 400;
  /** The schema of the JSON that is answered, the media type of a text, or null for no body. */
  readonly answer: GenericSchema | string | null;
  /** The status of that answer; 200 unless given. */
  readonly status?: number;
  /** What is answered under other statuses, where there is more to say than an error message. */
  readonly otherAnswers?: Readonly<Record<number, GenericSchema>>;
  /** Statuses that come with an error message, besides those for a missing session or an invalid body. */
  readonly errors?: readonly number[];
};

/** Adds calls to an app, by method: each rejects a request that its description does not allow, and then answers. */
export const callsOf = (app: Hono<Env>) => {
  const by =
    (method: string) =>
    <Body>(
      path: string,
      description: Description<Body>,
      answer: (c: Context<Env>, body: Body) => Response | Promise<Response>,
    ): void => {
      const { session, body, emailStatus } = description;
      const answering = (c: Context<Env, string, { out: { json: Body } }>) => answer(c, c.req.valid('json'));
      const checks = [...(session ? [session] : []), ...(body ? jsonBody(body, emailStatus) : [])];
      app.on(method, [path], ...checks, Object.assign(answering, { description }));
    };
  return { get: by('GET'), post: by('POST'), put: by('PUT'), remove: by('DELETE') };
};

const isPath = (pattern: string, path: string): boolean => {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
};

/** Refuses what no route of an app answers: by 405 and what is allowed where others answer that path, else by 404. */
export const refuseOthers = (app: Hono<Env>) => (c: Context) => {
  const others = app.routes.filter(({ path, method }) => method !== 'ALL' && isPath(path, c.req.path));
  const allowed = others.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (allowed.length === 0) throw new HttpError(404, 'There is nothing at this address.');
  throw new HttpError(405, 'This method is not allowed here.', { Allow: [...new Set(allowed)].join(', ') });
};
