import { UnusableAnswer } from '../report.ts';

const timeout = 10_000;
const largestAnswer = 4_000_000;
const userAgent = 'lottery-board (draw results; conditional requests; at most one a minute)';

/** What a feed answered; `remember` makes the next request conditional, so call it only once the answer is stored. */
export type Answer = { readonly text: string; readonly remember: () => void };

type Validators = { readonly etag: string | null; readonly modified: string | null };

/** A GET that asks politely: time-out 10 s, at most 4 MB, conditional once an answer was remembered. One feed needs one of these. */
export const politeRequests = () => {
  const remembered = new Map<string, Validators>();
  /** The answer, or undefined when nothing changed. Throws UnusableAnswer for anything but a whole 200 or 304. */
  return async (url: string, stopped: AbortSignal): Promise<Answer | undefined> => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeout)]);
    try {
      const response = await fetch(url, { signal, headers: headersFor(remembered.get(url)) });
      if (response.status === 304) return undefined;
      const text = await bodyOf(response);
      const validators = { etag: response.headers.get('etag'), modified: response.headers.get('last-modified') };
      return { text, remember: () => void remembered.set(url, validators) };
    } catch (error) {
      throw error instanceof UnusableAnswer ? error : new UnusableAnswer(reasonOf(error));
    }
  };
};

export type PoliteRequest = ReturnType<typeof politeRequests>;

const headersFor = (known: Validators | undefined): Record<string, string> => ({
  'user-agent': userAgent,
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.modified ? { 'if-modified-since': known.modified } : {}),
});

const bodyOf = async (response: Response): Promise<string> => {
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new UnusableAnswer(`status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new UnusableAnswer(`more than ${largestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no whole answer within ${timeout / 1000} s`;
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
};
