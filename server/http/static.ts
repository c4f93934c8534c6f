import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { usualHelpline } from '../../src/protocol/about.ts';
import { isMailedLink } from '../../src/rules/links.ts';
import { policyWith } from './security.ts';
import { answerStored, etagOf, type StoredBody } from './stored-body.ts';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type BuiltFile = StoredBody & { readonly policy?: string };

/**
 * Serves the built app: hashed assets for ever, everything else to be asked for again: the pages drawn at build at their addresses, each
 * with this server's helpline and a policy for its own style and script that lets it name its worker, and app.html at every other address that is not a file's: a 404,
 * but for those of mailed links, whose parts only the app can judge (NAV-1, NAV-8, LE-1, OT-6).
 */
export const builtFiles = (dist: string, helpline: string): Handler => {
  const addresses = addressesIn(dist);
  const files = readFiles(dist, addresses, helpline);
  const all = new Set(addresses);
  return (c) => {
    const { path } = c.req;
    const file = files.get(path);
    if (file !== undefined) return answer(c, file);
    const isFile = path.startsWith('/static/') || all.has(path);
    const app = files.get('/app.html');
    return isFile || app === undefined ? c.notFound() : answer(c, app, isMailedLink(path) ? 200 : 404);
  };
};

const addressesIn = (dist: string): readonly string[] => {
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
};

const isServed = (address: string) => !/\/\.[^/]*$|\.(?:br|gz)$/.test(address);

const readFiles = (dist: string, addresses: readonly string[], helpline: string): ReadonlyMap<string, BuiltFile> =>
  new Map(
    addresses.filter(isServed).map((address) => {
      const name = join(dist, address);
      const file = name.endsWith('.html') ? readPage(name, helpline) : readBuilt(name);
      return [address.replace(/\/index\.html$/, '') || '/', file];
    }),
  );

const readBuilt = (name: string): BuiltFile => {
  const plain = readFileSync(name);
  const encoded = new Map<string, Buffer<ArrayBuffer>>();
  for (const { name: encoding, ending } of encodings)
    if (existsSync(name + ending)) encoded.set(encoding, readFileSync(name + ending));
  return { type: getMimeType(name) ?? 'application/octet-stream', etag: etagOf(plain), plain, encoded };
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

const policyFor = (page: string): string => {
  const own = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
  const allowed = (tag: string) =>
    ["'self'", ...own(tag).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)].join(' ');
  return policyWith({
    'script-src': allowed('script'),
    'style-src': allowed('style'),
    'trusted-types': 'worker-address',
  });
};

const answer = (c: Context, file: BuiltFile, status: 200 | 404 = 200): Response => {
  const headers = {
    'Cache-Control': c.req.path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.policy !== undefined && { 'Content-Security-Policy': file.policy }),
  };
  return answerStored(c, file, headers, status);
};
