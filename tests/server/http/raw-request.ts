import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A GET whose headers are those given alone, which fetch does not let a test choose; the body as it came. */
export const rawGet = async (url: string, headers: Record<string, string>) => {
  const [response] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};
