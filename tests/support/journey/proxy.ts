import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { atEnd } from '../at-end.ts';
import { freePort, listenOnLoopback } from '../server/loopback.ts';
import type { Site } from './product.ts';

const hashed = /(-[\w-]{6})\.(js|css)\b/g;
const isText = (type: string | null) => /^(?:text|application\/json)/.test(type ?? '');

/** Opens a proxy in front of a product: the same app at another address. */
export const openProxy = async (product: Site) => {
  const scripts = new Map<string, string>();
  let isLater = false;
  const app = new Hono().all('*', async ({ req, body, notFound }) => {
    const script = scripts.get(req.path);
    if (script !== undefined)
      return body(script, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
    if (isLater && /^\/static\/.*-[\w-]{6}\.(?:js|css)$/.test(req.path)) return notFound();
    const { pathname, search } = new URL(req.url);
    const asked = product.url + pathname.replace('.later.', '.') + search;
    const answer = await proxy(asked, {
      raw: req.raw,
      headers: { ...req.header(), 'if-none-match': undefined },
      redirect: 'manual',
    });
    answer.headers.delete('etag');
    if (!isLater || !isText(answer.headers.get('content-type')) || req.path.startsWith('/api/')) return answer;
    const text = await answer.text();
    const sent = later(req.path, text);
    const kept = new Headers(answer.headers);
    kept.delete('content-length');
    kept.set('content-security-policy', policyOfLater(kept.get('content-security-policy') ?? '', text, sent));
    return new Response(sent, { status: answer.status, headers: kept });
  });
  const server = createAdaptorServer(app) as Server;
  const shut = () => {
    server.close();
    server.closeAllConnections();
  };
  const port = await listenOnLoopback(server, await freePort());
  atEnd(shut);
  return {
    url: `http://localhost:${port}`,
    /** Refuses connections from now on, and closes the open ones. */
    shut,
    reopen: async () => {
      if (!server.listening) await listenOnLoopback(server, port);
    },
    /** Serves a later build from now on: all its hashed files have other names, and the old ones are gone. */
    serveLaterBuild: () => {
      isLater = true;
    },
    /** Answers a path with this script from now on. */
    serveScript: (path: string, script: string) => void scripts.set(path, script),
  };
};

const later = (path: string, text: string): string => {
  const renamed = text.replace(hashed, '$1.later.$2');
  if (path === '/version.txt') return `later-${text}`;
  return renamed.replace(/(?<=name="version" content=")/, 'later-');
};

const hashesOf = (page: string) =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );

// An inline script that names a hashed file changes with the build, and so does its hash.
const policyOfLater = (policy: string, before: string, after: string): string => {
  const now = hashesOf(after);
  return hashesOf(before).reduce((changed, hash, at) => changed.replace(hash, now[at] ?? ''), policy);
};
