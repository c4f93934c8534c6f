import type { Validators } from '../../db/schema.ts';
import { AskedToWait, UnusableAnswer } from '../report.ts';

const largestAnswer = 4_000_000;
const userAgent = 'lottery-board (draw results for players; conditional requests, one at a time)';

/** The validators of a response; sent back, they make the next request conditional. */
export type Validator = Validators[string];
export type Answer = { readonly text: string; readonly validator: Validator };

/**
 * A polite GET: at most 4 MB, 10 s by default, conditional with a validator; undefined if nothing changed. Throws
 * UnusableAnswer for anything but a complete 200 or 304, even a redirect, which could lead anywhere (SA-9).
 */
export const request = async (
  url: string,
  known: Validator | undefined,
  stopped: AbortSignal,
  longest = 10_000,
): Promise<Answer | undefined> => {
  // Not AbortSignal.any: Node 20 garbage-collects its timeout signal, and the request would never end.
  const asking = new AbortController();
  const stop = () => asking.abort(stopped.reason);
  const timer = setTimeout(() => asking.abort(new Error(`no complete answer within ${longest / 1000} s`)), longest);
  stopped.addEventListener('abort', stop);
  if (stopped.aborted) stop();
  try {
    const response = await fetch(url, { signal: asking.signal, headers: headersFor(known), redirect: 'error' });
    if (response.status === 304 && known !== undefined) return undefined;
    const text = await bodyOf(response);
    return { text, validator: { etag: response.headers.get('etag'), modified: response.headers.get('last-modified') } };
  } catch (error) {
    throw error instanceof UnusableAnswer ? error : new UnusableAnswer(reasonOf(error));
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', stop);
  }
};

const headersFor = (known: Validator | undefined): Record<string, string> => ({
  'user-agent': userAgent,
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.modified ? { 'if-modified-since': known.modified } : {}),
});

const bodyOf = async (response: Response): Promise<string> => {
  if (response.status !== 200) {
    await response.body?.cancel();
    const wait = secondsOf(response.headers.get('retry-after'), response.headers.get('date'));
    throw wait === undefined
      ? new UnusableAnswer(`status ${response.status}`)
      : new AskedToWait(`status ${response.status}`, wait);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new UnusableAnswer(`more than ${largestAnswer} bytes`);
    chunks.push(chunk);
  }
  // Not Buffer's toString: that keeps a byte order mark, on which JSON.parse fails.
  return new TextDecoder().decode(Buffer.concat(chunks));
};

/** Retry-After in seconds; a date counts from the response's own Date (RFC 9110, 10.2.3). */
const secondsOf = (retryAfter: string | null, date: string | null): number | undefined => {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = Math.ceil((Date.parse(text) - Date.parse(date ?? '')) / 1000);
  return seconds > 0 ? seconds : undefined;
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
};
