import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { HttpError } from './errors.ts';

/** The user and session of a request, once `requireSession` has admitted it. */
export type SignedIn = { readonly userId: string; readonly sessionId: string };
export type Env = {
  Variables: {
    signedIn: SignedIn;
    /** The answer is held back until this resolves. */
    earliest?: Promise<unknown>;
  };
};

/** The largest body that is read, in bytes. */
const maxSize = 16_384;

const counted = bodyLimit({
  maxSize,
  onError: () => {
    throw new HttpError(413, `A request may have at most ${maxSize} bytes.`);
  },
});

/** Refuses an aborted body as invalid: its error would otherwise look like a lost database connection. */
const limited: MiddlewareHandler = (c, next) =>
  counted(c, next).catch((error: unknown) => {
    throw error instanceof HttpError ? error : new HttpError(422, { body: ['The request was cut off.'] });
  });

const jsonType: MiddlewareHandler = (c, next) => {
  if (!/^application\/json *(?:;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new HttpError(415, 'The Content-Type of this request must be application/json.');
  return next();
};

type BodySchema<Body extends object = object> = v.GenericSchema<unknown, Body>;
type Issues = readonly v.BaseIssue<unknown>[];

/**
 * Admits a request whose body matches a schema. Throws HttpError: 415 if it is not sent as JSON (SA-9), 413 if it is
 * too long, 422 with the fields that don't match (`body` for the body as a whole), `emailStatus` if only the address is
 * invalid (SU-7, FP-3).
 */
const jsonBody = (schema: BodySchema, emailStatus: 400 | 422 = 422): readonly MiddlewareHandler<Env>[] => [
  jsonType,
  limited,
  async (c, next) => {
    const body: unknown = await c.req.json().catch(() => {
      throw new HttpError(422, { body: ['This is not JSON.'] });
    });
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new HttpError(422, { body: ['This is not a JSON object.'] });
    const { success, output, issues } = v.safeParse(schema, body);
    if (!success) throw new HttpError(isOnlyEmail(issues) ? emailStatus : 422, fieldsOf(issues));
    c.req.addValidatedData('json', output);
    await next();
  },
];

const isOnlyEmail = (issues: Issues): boolean =>
  issues.every((issue) => issue.kind === 'validation' && issue.type !== 'check' && v.getDotPath(issue) === 'email');

const fieldsOf = (issues: Issues): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const text = issue.type === 'object' ? 'This field is required.' : issue.message;
    (fields[v.getDotPath(issue) ?? 'body'] ??= []).push(text);
  }
  return fields;
};

const heldBack: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  await c.var.earliest;
};

/** Admits requests before their body is read, and lets each wait for its turn once it is known to be valid. */
export type Queue = Readonly<Record<'admit' | 'awaitTurn', MiddlewareHandler<Env>>>;

/** What an API call takes and returns: its requests are checked against this, and the document is made from it. */
export type Description<Body extends object = object> = {
  /** Admits only requests of someone who is signed in. */
  readonly session?: MiddlewareHandler<Env>;
  readonly queue?: Queue;
  readonly body?: BodySchema<Body>;
  /** The status for a body in which only the email address is invalid (SU-7, FP-3); 422 by default. */
  readonly emailStatus?: 400;
  /** The schema of the JSON response, the media type of a text, or null for no body. */
  readonly answer: v.GenericSchema | string | null;
  /** The status of that response; 200 by default. */
  readonly status?: number;
  /** Responses with other statuses that say more than an error message. */
  readonly otherAnswers?: Readonly<Record<number, v.GenericSchema>>;
  /** Statuses that come with an error message, besides those for a missing session or an invalid body. */
  readonly errors?: readonly number[];
};

/** Adds calls to an app, by method: each rejects requests that its description does not allow, and answers others. */
export const callsOf = (app: Hono<Env>) => {
  const by =
    (method: string) =>
    <Body extends object>(
      path: string,
      description: Description<Body>,
      answer: (c: Context<Env>, body: Body) => Response | Promise<Response>,
    ): void => {
      const { session, queue, body, emailStatus } = description;
      const answering = (c: Context<Env, string, { out: { json: Body } }>) => answer(c, c.req.valid('json'));
      const checks = [
        // Outside the queue: an answer that is only held back must not take up a turn.
        heldBack,
        ...(session ? [session] : []),
        ...(queue ? [queue.admit] : []),
        ...(body ? jsonBody(body, emailStatus) : []),
        ...(queue ? [queue.awaitTurn] : []),
      ];
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
