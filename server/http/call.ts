import type { Context, Handler, MiddlewareHandler } from 'hono';
import type { GenericSchema } from 'valibot';
import { jsonBody } from './json-body.ts';
import type { Env } from './requests.ts';

/** What a call of the API takes and answers: its requests are checked by it, and the document says it. */
export type Description<Body = unknown> = {
  /** Lets on only requests of somebody who is signed in. */
  readonly session?: MiddlewareHandler<Env>;
  readonly body?: GenericSchema<unknown, Body>;
  /** The status for a body in which only the email address is invalid (SU-7, FP-3); 422 unless given. */
  readonly emailStatus?: 400;
  /** By status: the schema of the JSON, the media type of a text, or null for no body. */
  readonly answers: Readonly<Record<number, GenericSchema | string | null>>;
  /** Statuses that come with an error message, besides those for a missing session or an invalid body. */
  readonly errors?: readonly number[];
};

type Answer<Body> = (c: Context<Env>, body: Body) => Response | Promise<Response>;

/** The handlers of one call: they reject a request that its description does not allow, and then answer. */
export const call = <Body>(description: Description<Body>, answer: Answer<Body>): readonly Handler<Env>[] => {
  const { session, body, emailStatus } = description;
  const answering = (c: Context<Env, string, { out: { json: Body } }>) => answer(c, c.req.valid('json'));
  return [
    ...(session === undefined ? [] : [session]),
    ...(body === undefined ? [] : jsonBody(body, emailStatus)),
    Object.assign(answering, { description }),
  ];
};
