import type * as v from 'valibot';
import { errorText } from '../protocol/answers.ts';
import { authorizationHeader, authorizationValue } from '../protocol/authorization.ts';
import { parsed, ApiError, send, type Answer, type Call, type Schema } from './calls.ts';

type Credentials = { readonly accessToken: () => Promise<string | undefined>; readonly onUnauthorized: () => void };

const header = (import.meta.env['VITE_AUTHORIZATION_HEADER'] as string | undefined) ?? authorizationHeader;

/** A refused post: the server's words, where it gave any (SE-5). */
export type RefusedPost = { readonly isRefused: true; readonly message: string | undefined };

/**
 * The authenticated client of SE-2, SE-3 and SE-5: 5000 ms, the access token in its header, any 401 reported unless a
 * newer token is there by then and does (OT-3).
 */
export const authenticatedClient = ({ accessToken, onUnauthorized }: Credentials) => {
  const call = async (method: Call['method'], path: string, extra: Pick<Call, 'data' | 'params'>, access?: string) => {
    const ask = (token: string | undefined) => {
      const headers: Record<string, string> = token === undefined ? {} : { [header]: authorizationValue(token) };
      return send(5000, { url: path, method, headers, ...extra });
    };
    const token = access ?? (await accessToken());
    const answer = await ask(token);
    if (answer.status !== 401) return answer;
    const newer = await accessToken();
    const last = newer === undefined || newer === token ? answer : await ask(newer);
    if (last.status === 401) onUnauthorized();
    return last;
  };
  const accepted = <TSchema extends Schema>(
    { status, data }: Answer,
    schema: TSchema,
    path: string,
  ): v.InferOutput<TSchema> => {
    if (status >= 200 && status < 300) return parsed(schema, data, path);
    console.error(`${path} answered ${status}`, data);
    throw new ApiError(errorText(data) ?? '');
  };
  return {
    accessToken,
    get: async <TSchema extends Schema>(
      path: string,
      schema: TSchema,
      params?: Record<string, string>,
      access?: string,
    ) => accepted(await call('get', path, params ? { params } : {}, access), schema, path),
    post: async <TSchema extends Schema>(
      path: string,
      schema: TSchema,
      body?: unknown,
    ): Promise<v.InferOutput<TSchema> | RefusedPost> => {
      const answer = await call('post', path, { data: body });
      if (answer.status >= 200 && answer.status < 300) return parsed(schema, answer.data, path);
      return { isRefused: true, message: errorText(answer.data) };
    },
    put: async <TSchema extends Schema>(path: string, schema: TSchema, body: unknown) =>
      accepted(await call('put', path, { data: body }), schema, path),
    delete: async <TSchema extends Schema>(path: string, schema: TSchema) =>
      accepted(await call('delete', path, {}), schema, path),
  };
};

export type AuthenticatedClient = ReturnType<typeof authenticatedClient>;
