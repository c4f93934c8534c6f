import type { Context, Handler } from 'hono';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type Body = Buffer<ArrayBuffer>;
type BuiltFile = { readonly type: string; readonly etag: string; readonly plain: Body; readonly encoded: ReadonlyMap<string, Body> };

/**
 * Serves the built app: hashed assets for ever, everything else to be asked for again, and index.html for
 * every address that is not a file's (NAV-1, NAV-8).
 */
export const builtFiles = (dist: string): Handler => {
  const files = readFiles(dist);
  return (c) => {
    const { path } = c.req;
    const file = files.get(path);
    if (file !== undefined) return answer(c, file);
    const isFile = path.startsWith('/static/') || (path.split('/').at(-1) ?? '').includes('.');
    const index = files.get('/index.html');
    return isFile || index === undefined ? c.notFound() : answer(c, index);
  };
};

const readFiles = (dist: string): ReadonlyMap<string, BuiltFile> => {
  if (!existsSync(dist)) return new Map();
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((name) => [`/${relative(dist, name).split(sep).join('/')}`, readBuilt(name)]));
};

const readBuilt = (name: string): BuiltFile => {
  const plain = readFileSync(name);
  const encoded = new Map<string, Body>();
  for (const { name: encoding, ending } of encodings) if (existsSync(name + ending)) encoded.set(encoding, readFileSync(name + ending));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { type: types[extname(name)] ?? 'application/octet-stream', etag, plain, encoded };
};

const answer = (c: Context, file: BuiltFile): Response => {
  const isHashed = c.req.path.startsWith('/static/');
  const headers = {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
  const encoding = encodings.find(({ name }) => file.encoded.has(name) && accepts(c, name))?.name;
  const body = encoding === undefined ? undefined : file.encoded.get(encoding);
  if (encoding === undefined || body === undefined) return c.body(file.plain, 200, { ...headers, 'Content-Type': file.type });
  return c.body(body, 200, { ...headers, 'Content-Type': file.type, 'Content-Encoding': encoding });
};

const accepts = (c: Context, encoding: string): boolean =>
  (c.req.header('accept-encoding') ?? '').split(',').some((entry) => {
    const [name, weight] = entry.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
