import { createHash } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { atEnd } from '../at-end.ts';
import { freePort } from '../server/free-port.ts';
import type { Site } from './product.ts';

const hashed = /(-[\w-]{8})\.(js|css)\b/g;
const isText = (type = '') => /^(?:text|application\/json)/.test(type);

// Hop-by-hop headers (RFC 9110, 7.6.1): with them, a client would send a request just as the proxy closes.
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Opens a proxy in front of a product: the same app at another address. */
export const openProxy = async (product: Site) => {
  const scripts = new Map<string, string>();
  let isLater = false;
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const path = asked.url ?? '/';
    const script = scripts.get(path);
    if (script !== undefined)
      return answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(script);
    const isOld =
      isLater && path.startsWith('/static/') && path.search(/-[\w-]{8}\.(?:js|css)/) >= 0 && !path.includes('.later.');
    if (isOld) return answer.writeHead(404).end();
    const headers = without(asked.headers, ['accept-encoding', 'if-none-match', ...hopByHop]);
    const through = request(
      product.url + path.replace('.later.', '.'),
      { method: asked.method ?? 'GET', headers },
      (answered) => {
        void buffer(answered).then((body) => {
          const kept = without(answered.headers, ['etag', 'content-length', ...hopByHop]);
          const renames = isLater && isText(answered.headers['content-type']) && !path.startsWith('/api/');
          const sent = renames ? Buffer.from(later(path, body.toString())) : body;
          if (renames)
            kept['content-security-policy'] = policyOfLater(String(kept['content-security-policy']), body, sent);
          answer.writeHead(answered.statusCode ?? 500, { ...kept, 'content-length': sent.length }).end(sent);
        });
      },
    );
    through.on('error', () => answer.destroy());
    asked.pipe(through);
    return answer;
  };
  const proxy = createServer(pass);
  const listen = (port: number) => new Promise<void>((resolve) => void proxy.listen(port, '127.0.0.1', resolve));
  const shut = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  const port = await freePort();
  await listen(port);
  atEnd(shut);
  return {
    url: `http://localhost:${port}`,
    /** Refuses connections from now on, and closes the open ones. */
    shut,
    reopen: () => (proxy.listening ? Promise.resolve() : listen(port)),
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

const hashesOf = (page: Buffer) =>
  [...page.toString().matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );

// An inline script that names a hashed file changes with the build, and so does its hash.
const policyOfLater = (policy: string, before: Buffer, after: Buffer): string => {
  const now = hashesOf(after);
  return hashesOf(before).reduce((changed, hash, at) => changed.replace(hash, now[at] ?? ''), policy);
};
