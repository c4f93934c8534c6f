import redaxios from 'redaxios';
import * as v from 'valibot';
import { errorField, errorText } from '../protocol/answers.ts';

export type Answer = { readonly status: number; readonly data: unknown };
export type Schema = v.GenericSchema<unknown, unknown>;

const isEmpty = (status: number) => status === 204 || status === 205 || status === 304;

// The body is read here, under the same time-out as the headers: left to redaxios, a body that stalls would resolve
// without data.
const bufferingFetch =
  (timeout?: number): typeof fetch =>
  async (url, init) => {
    const asked = Date.now();
    const response = await fetch(url, {
      ...init,
      ...(timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }),
    });
    hearDate(response.headers.get('Date'), asked);
    const body = await response.arrayBuffer();
    return new Response(isEmpty(response.status) ? null : body, response);
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

/** An error for too many tries that says how long to wait, by its Retry-After in seconds or as a date (OT-13). */
const withWait = (data: unknown, retryAfter: string | null): unknown => {
  const text = retryAfter ?? '';
  const seconds = Math.ceil(/^\d+$/.test(text) ? Number(text) : (Date.parse(text) - serverNow()) / 1000);
  if (!(seconds > 0)) return data;
  const wait = seconds <= 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return { error: `${errorText(data) ?? 'Too many tries.'} Try again in ${wait}.` };
};

/** One call; every status is an answer, and only no answer, or none within `timeout` milliseconds, rejects. */
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
    throw error;
  }
};

/** The data of an answer as its schema has it; what doesn't fit is logged and thrown (SE-7). */
export const parsed = <TSchema extends Schema>(
  schema: TSchema,
  data: unknown,
  path: string,
): v.InferOutput<TSchema> => {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  console.error(`The answer of ${path} does not fit`, v.flatten(result.issues));
  throw new Error(`The answer of ${path} does not fit`);
};

/** What a refused call comes to: the server's words, where it gave any (OT-13), and the field that they are about. */
export type ErrorAnswer = { readonly outcome: 'refused'; readonly message: string; readonly field?: string };

/** The answer of a refused call as the charts take it. */
export const errorAnswer = (data: unknown): ErrorAnswer => {
  const field = errorField(data);
  return { outcome: 'refused', message: errorText(data) ?? 'Something went wrong!', ...(field && { field }) };
};

/** Thrown for a refused call, with the server's words as its message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly answer: ErrorAnswer;
  constructor(answer: ErrorAnswer) {
    super(answer.message);
    this.answer = answer;
  }
}

/** The error answer that an `ApiError` stands for; any other error is thrown on. */
export const caughtErrorAnswer = (error: unknown): ErrorAnswer => {
  if (error instanceof ApiError) return error.answer;
  throw error;
};

/** The plain client: JSON, no time-out; every status is an answer, and only no answer rejects (SE-2). */
export const plainClient = {
  post: (path: string, body: unknown) => send(undefined, { url: path, method: 'post', data: body }),
};

let ahead = 0;

/** The server's time in milliseconds since 1970 as its answers tell it; before the first one, this device's. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Takes the time of an answer, whose date counts whole seconds, to a question asked at an instant of this device in
 * milliseconds since 1970. What was known is changed by no more than the answer proves.
 */
export const hearDate = (date: string | null, asked: number): void => {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) ahead = Math.min(Math.max(ahead, told - Date.now()), told + 1000 - asked);
};
