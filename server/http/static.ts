import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { usualHelpline } from '../../src/protocol/about.ts';
import { isMailedLink } from '../../src/rules/links.ts';
import { dialed } from '../../src/rules/phones.ts';
import { addressOf, filesUnder } from '../root.ts';
import { policyWith } from './security.ts';
import { answerStored, etagOf, type StoredBody } from './stored-body.ts';

type BuiltFile = StoredBody & { readonly policy?: string };

/**
 * Serves the built app. Hashed assets are cached forever, all else is revalidated. Prerendered pages get this server's
 * helpline and a policy that allows their own style and script and names their worker. Any other address that is not a
 * file's gets app.html: as 200 for emailed links, whose parts only the app can check, otherwise as 404 (NAV-1, NAV-8,
 * LE-1, OT-6).
 */
export const builtFiles = (dist: string, helpline: string): Handler => {
  const names = filesUnder(dist);
  const files = new Map(
    names
      .filter((name) => !/[\\/]\.[^\\/]*$|\.(?:br|gz)$/.test(name))
      .map((name) => [addressOf(name, dist).replace(/\/index\.html$/, '') || '/', readFile(name, helpline)]),
  );
  const all = new Set(names.map((name) => addressOf(name, dist)));
  return (c) => {
    const { path } = c.req;
    // The app drops a slash at the end from its address, so this is the page that it shows there.
    const page = path.replace(/(?<=.)\/$/, '');
    const file = files.get(page);
    if (file !== undefined) return answer(c, file);
    const isFile = path.startsWith('/static/') || all.has(path);
    const app = files.get('/app.html');
    return isFile || app === undefined ? c.notFound() : answer(c, app, isMailedLink(page) ? 200 : 404);
  };
};

/** A file with its compressed versions; a page also gets the helpline. */
const readFile = (name: string, helpline: string): BuiltFile => {
  const built = readFileSync(name);
  const type = getMimeType(name) ?? 'application/octet-stream';
  const readBeside = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
  const beside = { br: readBeside(`${name}.br`), gzip: readBeside(`${name}.gz`) };
  if (!name.endsWith('.html')) return { type, etag: etagOf(built), plain: built, encoded: beside };
  const plain = Buffer.from(
    built
      .toString()
      .replaceAll(usualHelpline, () => escaped(helpline))
      .replaceAll(dialed(usualHelpline), () => escaped(dialed(helpline))),
  );
  const encoded = plain.equals(built) ? beside : { br: brotliCompressSync(plain), gzip: gzipSync(plain) };
  return { type, etag: etagOf(plain), plain, encoded, policy: policyFor(built.toString()) };
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

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
