import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings that a stored body may have, best first. */
const encodings = ['br', 'gzip'] as const;

type Bytes = Buffer<ArrayBuffer>;
/** A body that is sent many times, plain and compressed, with the validator of its content. */
export type StoredBody = {
  readonly type: string;
  readonly etag: string;
  readonly plain: Bytes;
  readonly encoded: Readonly<Record<(typeof encodings)[number], Bytes | undefined>>;
};

/** A weak validator, since every encoding has the same: 16 characters of the SHA-256 of some bytes. */
export const etagOf = (plain: Buffer): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
// The best quality takes twenty times as long and saves a tenth.
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** Prepares a text to be sent from memory; compresses it off the event loop. */
export const storedText = async (text: string, type: string): Promise<StoredBody> => {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain)]);
  return { type, etag: etagOf(plain), plain, encoded: { br: Buffer.from(br), gzip: Buffer.from(gz) } };
};

/** Answers a stored body in the best encoding that the request accepts, or 304 if the client has it. */
export const answerStored = (
  c: Context,
  stored: StoredBody,
  more: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
): Response => {
  const headers = { ...more, ETag: stored.etag, Vary: 'Accept-Encoding' };
  if (status === 200 && isKnown(c, stored.etag)) return c.body(null, 304, headers);
  const encoding = encodings.find((name) => stored.encoded[name] !== undefined && accepts(c, name));
  const body = encoding && stored.encoded[encoding];
  return c.body(body ?? stored.plain, status, {
    ...headers,
    'Content-Type': stored.type,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
};

/** Whether the client has an ETag, weak or strong (RFC 9110, 13.1.2). */
const isKnown = (c: Context, etag: string): boolean =>
  (c.req.header('if-none-match') ?? '').split(',').some((one) => opaque(one.trim()) === opaque(etag));

const opaque = (etag: string): string => etag.replace(/^W\//, '');

const accepts = (c: Context, encoding: string): boolean =>
  (c.req.header('accept-encoding') ?? '').split(',').some((entry) => {
    const [name, weight] = entry.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
