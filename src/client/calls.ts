import redaxios from 'redaxios';
import * as v from 'valibot';
import { errorOf } from '../protocol/answers.ts';
import { authorizationHeader, authorizationValue, playerOf } from '../protocol/authorization.ts';

export type Answer = { readonly status: number; readonly data: unknown };
export type Schema<Output> = v.GenericSchema<unknown, Output>;

// Reads the body under the same timeout as the headers: redaxios would resolve a stalled body without data.
const bufferingFetch =
  (timeout?: number): typeof fetch =>
  async (url, init) => {
    const asked = Date.now();
    const signal = timeout === undefined ? null : AbortSignal.timeout(timeout);
    const response = await fetch(url, { ...init, signal });
    syncClock(response.headers.get('Date'), asked);
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  };

export type Call = {
  readonly url: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly headers?: Record<string, string>;
  readonly data?: unknown;
  readonly params?: Record<string, string> | undefined;
};
const request = redaxios.request as (config: object) => Promise<Answer & { readonly headers: Headers }>;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Adds to an error for too many tries how long to wait, by its Retry-After in seconds or as a date (OT-13). */
const withWait = (data: unknown, retryAfter: string | null): unknown => {
  const text = retryAfter ?? '';
  const seconds = Math.ceil(/^\d+$/.test(text) ? Number(text) : (Date.parse(text) - serverNow()) / 1000);
  if (!(seconds > 0)) return data;
  const wait = seconds <= 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return { error: `${errorOf(data)?.message ?? 'Too many tries.'} Try again in ${wait}.` };
};

/** Dispatches `call` for each call that does not reach the server; one that times out does not count. */
export const unreached = new EventTarget();

/** One call. Every status resolves; no answer, or none within `timeout` milliseconds, rejects. */
export const send = async (timeout: number | undefined, call: Call): Promise<Answer> => {
  try {
    const { status, data, headers } = await request({
      ...call,
      fetch: bufferingFetch(timeout),
      validateStatus: () => true,
    });
    return { status, data: status === 429 ? withWait(data, headers.get('Retry-After')) : data };
  } catch (error) {
    console.error(`No answer from ${call.url}`, error);
    if (error instanceof TypeError) unreached.dispatchEvent(new Event('call'));
    throw error;
  }
};

/** An answer's data, parsed by its schema; a mismatch is logged and thrown (SE-7). */
export const parsed = <Output>(schema: Schema<Output>, data: unknown, path: string): Output => {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const error = new Error(`The answer of ${path} does not fit`);
  const places = result.issues.map(({ message, path: keys }) => [keys?.map(({ key }) => key).join('.'), message]);
  console.error(error.message, places);
  throw error;
};

/** The outcome of a refused call, with the server's message if it gave one (OT-13), and the field that it is about. */
export type ErrorAnswer = { readonly outcome: 'refused'; readonly message: string; readonly field?: string };

/** Turns the body of a refused call into an answer for the charts. */
export const errorAnswer = (data: unknown): ErrorAnswer => ({
  outcome: 'refused',
  ...(errorOf(data) ?? { message: 'Something went wrong!' }),
});

/** Thrown for a refused call; its message is the server's. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly answer: ErrorAnswer;
  constructor(answer: ErrorAnswer) {
    super(answer.message);
    this.answer = answer;
  }
}

/** Turns an `ApiError` into its error answer; rethrows any other error. */
export const caughtErrorAnswer = (error: unknown): ErrorAnswer => {
  if (error instanceof ApiError) return error.answer;
  throw error;
};

/** The plain client: JSON, no timeout. Every status resolves; only a missing answer rejects (SE-2). */
export const plainClient = {
  post: (path: string, body: unknown) => send(undefined, { url: path, method: 'post', data: body }),
};

type Credentials = { readonly accessToken: () => Promise<string | undefined>; readonly onUnauthorized: () => void };

const header = (import.meta.env['VITE_AUTHORIZATION_HEADER'] as string | undefined) ?? authorizationHeader;

/** The header with an access token (SE-2); none without a token. */
export const tokenHeaders = (access: string | undefined): Record<string, string> =>
  access === undefined ? {} : { [header]: authorizationValue(access) };

/**
 * The authenticated client of SE-2, SE-3 and SE-5: times out after 5000 ms, sends the access token, reports any 401
 * unless a newer token has arrived and works (OT-3), or another player has signed in meanwhile. A refused call throws
 * an `ApiError`; `post` returns it.
 */
export const authenticatedClient = ({ accessToken, onUnauthorized }: Credentials) => {
  const answerTo = async (call: Call, access?: string) => {
    const ask = (token: string | undefined) => send(5000, { ...call, headers: tokenHeaders(token) });
    const token = access ?? (await accessToken());
    const answer = await ask(token);
    if (answer.status !== 401) return answer;
    const newer = await accessToken();
    if (token !== undefined && newer !== undefined && playerOf(token) !== playerOf(newer)) return answer;
    const last = newer === undefined || newer === token ? answer : await ask(newer);
    if (last.status === 401) onUnauthorized();
    return last;
  };
  const accepted = async <Output>(schema: Schema<Output>, call: Call, access?: string): Promise<Output> => {
    const { status, data } = await answerTo(call, access);
    if (status >= 200 && status < 300) return parsed(schema, data, call.url);
    console.error(`${call.url} answered ${status}`, data);
    throw new ApiError(errorAnswer(data));
  };
  return {
    accessToken,
    get: <Output>(url: string, schema: Schema<Output>, params?: Call['params'], access?: string) =>
      accepted(schema, { url, method: 'get', params }, access),
    post: <Output>(url: string, schema: Schema<Output>, data?: unknown): Promise<Output | ErrorAnswer> =>
      accepted(schema, { url, method: 'post', data }).catch(caughtErrorAnswer),
    put: <Output>(url: string, schema: Schema<Output>, data: unknown) => accepted(schema, { url, method: 'put', data }),
    delete: <Output>(url: string, schema: Schema<Output>) => accepted(schema, { url, method: 'delete' }),
  };
};

export type AuthenticatedClient = ReturnType<typeof authenticatedClient>;

let clockOffset = 0;

/** The server's time in milliseconds since 1970, from the dates of its answers; before the first one, this device's. */
export const serverNow = (): number => Date.now() + clockOffset;

/**
 * Corrects the clock by the date of an answer (whole seconds) to a request sent at `asked`, in this device's
 * milliseconds since 1970. The clock moves no further than the answer proves.
 */
export const syncClock = (date: string | null, asked: number): void => {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) clockOffset = Math.min(Math.max(clockOffset, told - Date.now()), told + 1000 - asked);
};
