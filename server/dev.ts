import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type * as log from './log.ts';
import type * as main from './app.ts';
import type * as redaction from './redaction.ts';
import type * as settings from './settings.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
const own = /^\/(?:api|outbox|unsubscribe|mail|\.well-known|healthz|readyz|metrics)(?:[/?]|$)/;

declare global {
  var companionApp: Promise<main.OpenApp> | undefined;
}

/** Mounts the server into Vite's, so that development is one origin and one process, too. */
export const companionServer = (): Plugin => ({
  name: 'companion-server',
  configureServer: (server) => mount(server, server.config.server.port),
});

const mount = async ({ middlewares, httpServer }: ViteDevServer, port: number): Promise<void> => {
  const answer = await answerFrom(port);
  middlewares.use((request, response, next) => {
    if (own.test(request.url ?? '')) answer(request, response).catch(next);
    else next();
  });
  httpServer?.once('close', () => {
    void globalThis.companionApp?.then((context) => context.close());
    globalThis.companionApp = undefined;
  });
};

/** Loads the server on demand, so that builds and tests do not, and only once, as it locks the data folder. */
const answerFrom = async (port: number): Promise<Answer> => {
  const { register } = await import('tsx/esm/api');
  // Modules of one namespace share OperatorError; tsImport would give each its own.
  const tsx = register({ namespace: crypto.randomUUID() });
  const load = (module: string): Promise<unknown> => tsx.import(module, import.meta.url);
  const { openApp } = (await load('./app.ts')) as typeof main;
  const { readSettings } = (await load('./settings.ts')) as typeof settings;
  const { logTo } = (await load('./log.ts')) as typeof log;
  const { OperatorError } = (await load('./redaction.ts')) as typeof redaction;
  const { getRequestListener } = await import('@hono/node-server');
  try {
    const given = readSettings({ PUBLIC_URL: `http://localhost:${port}`, ...process.env });
    globalThis.companionApp ??= openApp(given, logTo(given.logLevel));
    const context = await globalThis.companionApp;
    return getRequestListener(context.app.fetch);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
