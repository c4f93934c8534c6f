import type { Context, Hono, MiddlewareHandler, Handler } from 'hono';
import type { GenericSchema } from 'valibot';
import { HttpError } from './errors.ts';
import type { Env } from './requests.ts';
import { vValidator } from '@hono/valibot-validator';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';

/** The largest body that is read, in bytes. */
const maxSize = 16_384;

const refuseLong = (): never => {
  throw new HttpError(413, `A request may have at most ${maxSize} bytes.`);
};
const counted = bodyLimit({ maxSize, onError: refuseLong });

/** Refuses an aborted body as invalid, though nobody reads the response: the database lost no connection. */
const refuseAborted = (error: unknown): never => {
  throw error instanceof HttpError ? error : new HttpError(422, { body: ['This did not arrive whole.'] });
};

const limited: MiddlewareHandler = (c, next) => {
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined)
    return counted(c, next).catch(refuseAborted);
  // Node reads no more than the declared length, and faster if nothing has touched the body before.
  return Number(length) > maxSize ? refuseLong() : next();
};

const jsonType: MiddlewareHandler = async (c, next) => {
  if (!/^application\/json *(?:;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new HttpError(415, 'The Content-Type of this request must be application/json.');
  // In another spelling, or with some parameters, the validator would take the body for empty.
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
 * Admits a request whose body matches a schema. Throws HttpError: 415 if it is not sent as JSON (SA-9), 413 if it is
 * too long, 422 with the fields that don't match (`body` for the body as a whole), `emailStatus` if only the address is
 * invalid (SU-7, FP-3).
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

/** What an API call takes and returns: its requests are checked against this, and the document is made from it. */
export type Description<Body = unknown> = {
  /** Admits only requests of someone who is signed in. */
  readonly session?: MiddlewareHandler<Env>;
  readonly body?: GenericSchema<unknown, Body>;
  /** The status for a body in which only the email address is invalid (SU-7, FP-3); 422 by default. */
  readonly emailStatus?: 400;
  /** The schema of the JSON response, the media type of a text, or null for no body. */
  readonly answer: GenericSchema | string | null;
  /** The status of that response; 200 by default. */
  readonly status?: number;
  /** Responses with other statuses that say more than an error message. */
  readonly otherAnswers?: Readonly<Record<number, GenericSchema>>;
  /** Statuses that come with an error message, besides those for a missing session or an invalid body. */
  readonly errors?: readonly number[];
};

/** Adds calls to an app, by method: each rejects requests that its description does not allow, and answers others. */
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

/** Refuses requests without a route: 405 with the allowed methods if their path has others, otherwise 404. */
export const refuseOthers = (app: Hono<Env>) => (c: Context) => {
  const others = app.routes.filter(({ path, method }) => method !== 'ALL' && isPath(path, c.req.path));
  const allowed = others.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (allowed.length === 0) throw new HttpError(404, 'There is nothing at this address.');
  throw new HttpError(405, 'This method is not allowed here.', { Allow: [...new Set(allowed)].join(', ') });
};
