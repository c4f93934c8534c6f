import type * as v from 'valibot';
import { authorizationHeader, authorizationValue } from '../protocol/authorization.ts';
import {
  ApiError,
  parsed,
  errorAnswer,
  send,
  caughtErrorAnswer,
  type Call,
  type ErrorAnswer,
  type Schema,
} from './calls.ts';

type Credentials = { readonly accessToken: () => Promise<string | undefined>; readonly onUnauthorized: () => void };

const header = (import.meta.env['VITE_AUTHORIZATION_HEADER'] as string | undefined) ?? authorizationHeader;

/** The header with an access token (SE-2); none without a token. */
export const tokenHeaders = (access: string | undefined): Record<string, string> =>
  access === undefined ? {} : { [header]: authorizationValue(access) };

/**
 * The authenticated client of SE-2, SE-3 and SE-5: times out after 5000 ms, sends the access token, reports any 401
 * unless a newer token has arrived and works (OT-3). A refused call throws an `ApiError`; `post` returns it.
 */
export const authenticatedClient = ({ accessToken, onUnauthorized }: Credentials) => {
  const answerTo = async (call: Call, access?: string) => {
    const ask = (token: string | undefined) => send(5000, { ...call, headers: tokenHeaders(token) });
    const token = access ?? (await accessToken());
    const answer = await ask(token);
    if (answer.status !== 401) return answer;
    const newer = await accessToken();
    const last = newer === undefined || newer === token ? answer : await ask(newer);
    if (last.status === 401) onUnauthorized();
    return last;
  };
  const accepted = async <TSchema extends Schema>(
    schema: TSchema,
    call: Call,
    access?: string,
  ): Promise<v.InferOutput<TSchema>> => {
    const { status, data } = await answerTo(call, access);
    if (status >= 200 && status < 300) return parsed(schema, data, call.url);
    console.error(`${call.url} answered ${status}`, data);
    throw new ApiError(errorAnswer(data));
  };
  return {
    accessToken,
    get: <TSchema extends Schema>(url: string, schema: TSchema, params?: Call['params'], access?: string) =>
      accepted(schema, { url, method: 'get', params }, access),
    post: <TSchema extends Schema>(
      url: string,
      schema: TSchema,
      data?: unknown,
    ): Promise<v.InferOutput<TSchema> | ErrorAnswer> =>
      accepted(schema, { url, method: 'post', data }).catch(caughtErrorAnswer),
    put: <TSchema extends Schema>(url: string, schema: TSchema, data: unknown) =>
      accepted(schema, { url, method: 'put', data }),
    delete: <TSchema extends Schema>(url: string, schema: TSchema) => accepted(schema, { url, method: 'delete' }),
  };
};

export type AuthenticatedClient = ReturnType<typeof authenticatedClient>;
