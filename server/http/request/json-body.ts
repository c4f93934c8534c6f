import { Refused } from './refusals.ts';

/** The longest body that is read, in bytes. */
const longestBody = 16_384;

/** A request's body as JSON. Throws Refused: 413 when it is too long, 422 when it isn't JSON or holds what no text column can. */
export const jsonBody = async (request: Request): Promise<unknown> => {
  const text = await textOf(request);
  try {
    return JSON.parse(text, (field, value: unknown) => {
      if (typeof value === 'string' && value.includes('\0'))
        throw new Refused(422, { [field]: ['This has a character that can’t be stored.'] });
      return value;
    });
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(422, { body: ['This is not JSON.'] });
  }
};

const tooLong = () => new Refused(413, `A request may have at most ${longestBody} bytes.`);

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
