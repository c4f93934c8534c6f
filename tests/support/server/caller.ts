import { authorizationHeader, authorizationValue } from '../../../src/protocol/authorization.ts';

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };
type Sent = {
  readonly body?: unknown;
  readonly access?: string | undefined;
  readonly headers?: Record<string, string>;
};
export type Call = (method: string, path: string, sent?: Sent) => Promise<Answer>;

/** Requests to a server at an address, with the access token in the header of SE-2. */
export const caller =
  (url: string): Call =>
  async (method, path, { body, access, headers } = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(access !== undefined && { [authorizationHeader]: authorizationValue(access) }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text, headers: response.headers };
  };

/** What a request is refused with: a sentence, or sentences by field. */
export const refused = (status: number, error: unknown) => ({ status, body: { error } });
