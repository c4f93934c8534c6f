import redaxios from 'redaxios';
import * as v from 'valibot';
import { refusalText } from '../protocol/answers.ts';
import { authorizationHeader, authorizationValue } from '../protocol/authorization.ts';

type Answer = { readonly status: number; readonly data: unknown };
type Schema = v.GenericSchema<unknown, unknown>;
type Credentials = { readonly accessToken: () => Promise<string | undefined>; readonly onUnauthorized: () => void };

/** A refused post: the server's words, where it gave any (SE-5). */
export type RefusedPost = { readonly isRefused: true; readonly message: string | undefined };

/** Thrown for an answer that refuses a call or doesn't fit its schema. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
}

const header = (import.meta.env['VITE_AUTHORIZATION_HEADER'] as string | undefined) ?? authorizationHeader;
const isEmpty = (status: number) => status === 204 || status === 205 || status === 304;

// The body is read here, under the same time-out as the headers: left to redaxios, a body that stalls would resolve without data.
const bufferingFetch =
  (timeout?: number): typeof fetch =>
  async (url, init) => {
    const response = await fetch(url, { ...init, ...(timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }) });
    const body = await response.arrayBuffer();
    return new Response(isEmpty(response.status) ? null : body, response);
  };

type Call = {
  readonly url: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly headers?: Record<string, string>;
  readonly data?: unknown;
  readonly params?: Record<string, string>;
};
const request = redaxios.request as (config: object) => Promise<Answer>;

const send = async (timeout: number | undefined, call: Call): Promise<Answer> => {
  try {
    const { status, data } = await request({ ...call, fetch: bufferingFetch(timeout), validateStatus: () => true });
    return { status, data };
  } catch (error) {
    console.error(`No answer from ${call.url}`, error);
    throw error;
  }
};

/** The data of an answer as its schema has it; what doesn't fit is logged and thrown (SE-7). */
export const parsed = <TSchema extends Schema>(schema: TSchema, data: unknown, path: string): v.InferOutput<TSchema> => {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  console.error(`The answer of ${path} does not fit`, v.flatten(result.issues));
  throw new RefusedCall(`The answer of ${path} does not fit`);
};

/** The plain client: JSON, no time-out; every status is an answer, and only no answer rejects (SE-2). */
export const plainClient = {
  get: (path: string) => send(undefined, { url: path, method: 'get' }),
  post: (path: string, body: unknown) => send(undefined, { url: path, method: 'post', data: body }),
};

/** The authenticated client of SE-2, SE-3 and SE-5: 5000 ms, the access token in its header, any 401 reported. */
export const authenticatedClient = ({ accessToken, onUnauthorized }: Credentials) => {
  const call = async (method: Call['method'], path: string, extra: Pick<Call, 'data' | 'params'>, access?: string) => {
    const token = access ?? (await accessToken());
    const headers: Record<string, string> = token === undefined ? {} : { [header]: authorizationValue(token) };
    const answer = await send(5000, { url: path, method, headers, ...extra });
    if (answer.status === 401) onUnauthorized();
    return answer;
  };
  const accepted = <TSchema extends Schema>({ status, data }: Answer, schema: TSchema, path: string): v.InferOutput<TSchema> => {
    if (status >= 200 && status < 300) return parsed(schema, data, path);
    console.error(`${path} answered ${status}`, data);
    throw new RefusedCall(refusalText(data) ?? '');
  };
  return {
    accessToken,
    get: async <TSchema extends Schema>(path: string, schema: TSchema, params?: Record<string, string>, access?: string) =>
      accepted(await call('get', path, params ? { params } : {}, access), schema, path),
    post: async <TSchema extends Schema>(path: string, schema: TSchema, body?: unknown): Promise<v.InferOutput<TSchema> | RefusedPost> => {
      const answer = await call('post', path, { data: body });
      if (answer.status >= 200 && answer.status < 300) return parsed(schema, answer.data, path);
      return { isRefused: true, message: refusalText(answer.data) };
    },
    put: async <TSchema extends Schema>(path: string, schema: TSchema, body: unknown) =>
      accepted(await call('put', path, { data: body }), schema, path),
    delete: async <TSchema extends Schema>(path: string, schema: TSchema) => accepted(await call('delete', path, {}), schema, path),
  };
};

export type AuthenticatedClient = ReturnType<typeof authenticatedClient>;
