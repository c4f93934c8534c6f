import { HttpError } from './errors.ts';

/** The longest body that is read, in bytes. */
const longestBody = 16_384;

/** A request's JSON object. Throws HttpError: 413 when it is too long, 422 when it is none. */
export const jsonBody = async (request: Request): Promise<unknown> => {
  const body = parsed(await textOf(request));
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new HttpError(422, { body: ['This is not a JSON object.'] });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(422, { body: ['This is not JSON.'] });
  }
};

const tooLong = () => new HttpError(413, `A request may have at most ${longestBody} bytes.`);

const textOf = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw tooLong();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > longestBody) throw tooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};
