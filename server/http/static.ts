import type { Context, Handler } from 'hono';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { usualHelpline } from '../../src/protocol/about.ts';
import { policyWith } from './security.ts';

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
type BuiltFile = {
  readonly type: string;
  readonly etag: string;
  readonly plain: Body;
  readonly encoded: ReadonlyMap<string, Body>;
  readonly policy?: string;
};

/**
 * Serves the built app: hashed assets for ever, everything else to be asked for again: the pages drawn at build at their addresses, each
 * with this server's helpline and a policy for its own style and script that lets it name its worker, and app.html at every other address that is not a file's (NAV-1, NAV-8, LE-1).
 */
export const builtFiles = (dist: string, helpline: string): Handler => {
  const files = readFiles(dist, helpline);
  return (c) => {
    const { path } = c.req;
    const file = files.get(path);
    if (file !== undefined) return answer(c, file);
    const isFile = path.startsWith('/static/') || (path.split('/').at(-1) ?? '').includes('.');
    const app = files.get('/app.html');
    return isFile || app === undefined ? c.notFound() : answer(c, app);
  };
};

const readFiles = (dist: string, helpline: string): ReadonlyMap<string, BuiltFile> => {
  if (!existsSync(dist)) return new Map();
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const addressOf = (name: string) =>
    `/${relative(dist, name).split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
  return new Map(
    names.map((name) => [addressOf(name), name.endsWith('.html') ? readPage(name, helpline) : readBuilt(name)]),
  );
};

const readBuilt = (name: string): BuiltFile => {
  const plain = readFileSync(name);
  const encoded = new Map<string, Body>();
  for (const { name: encoding, ending } of encodings)
    if (existsSync(name + ending)) encoded.set(encoding, readFileSync(name + ending));
  return { type: types[extname(name)] ?? 'application/octet-stream', etag: etagOf(plain), plain, encoded };
};

const readPage = (name: string, helpline: string): BuiltFile => {
  const built = readBuilt(name);
  const text = built.plain.toString();
  const page = { ...built, policy: policyFor(text) };
  if (helpline === usualHelpline) return page;
  const plain = Buffer.from(
    text.replaceAll(usualHelpline, () => helpline.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)),
  );
  const encoded = new Map([
    ['br', brotliCompressSync(plain)],
    ['gzip', gzipSync(plain)],
  ]);
  return { ...page, etag: etagOf(plain), plain, encoded };
};

const sha256 = (text: string | Buffer): Hash => createHash('sha256').update(text);
const etagOf = (plain: Body): string => `"${sha256(plain).digest('base64url').slice(0, 16)}"`;

const policyFor = (page: string): string => {
  const own = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
  const allowed = (tag: string) =>
    ["'self'", ...own(tag).map((text) => `'sha256-${sha256(text).digest('base64')}'`)].join(' ');
  return policyWith({
    'script-src': allowed('script'),
    'style-src': allowed('style'),
    'trusted-types': 'worker-address',
  });
};

const answer = (c: Context, file: BuiltFile): Response => {
  const isHashed = c.req.path.startsWith('/static/');
  const headers = {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(file.policy !== undefined && { 'Content-Security-Policy': file.policy }),
  };
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
  const encoding = encodings.find(({ name }) => file.encoded.has(name) && accepts(c, name))?.name;
  const body = encoding === undefined ? undefined : file.encoded.get(encoding);
  if (encoding === undefined || body === undefined)
    return c.body(file.plain, 200, { ...headers, 'Content-Type': file.type });
  return c.body(body, 200, { ...headers, 'Content-Type': file.type, 'Content-Encoding': encoding });
};

const accepts = (c: Context, encoding: string): boolean =>
  (c.req.header('accept-encoding') ?? '').split(',').some((entry) => {
    const [name, weight] = entry.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
