import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { GenericSchema } from 'valibot';
import { HttpError } from './errors.ts';
import { jsonBody } from './json-body.ts';
import type { Env } from './requests.ts';

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
