import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { Database } from './db/database.ts';
import { dist, requireBuild } from './root.ts';
import { logTo } from './log.ts';
import { openApp } from './app.ts';
import { codeOf, messageOf, OperatorError } from './redaction.ts';
import { readSettings } from './settings.ts';

/** How long requests in flight may take to finish during a shutdown, in milliseconds. */
const closeTimeout = 10_000;

/** How long a connection may take, in milliseconds (SA-9). */
export const connectionTimeouts = {
  /** Until its next request: longer than proxies and browsers keep a connection open. */
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  /** For a whole request. */
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
};

export type RunningServer = Awaited<ReturnType<typeof serve>>;

/** Serves the app and the API as an environment configures. Throws OperatorError. */
export const serve = async (env: NodeJS.ProcessEnv, database?: Database) => {
  const given = readSettings(env);
  if (given.role !== 'worker') requireBuild(given.authorizationHeader);
  const server = createServer(connectionTimeouts);
  await once(server.listen(given.port, given.host), 'listening').catch(refuseAddress);
  const { port } = server.address() as AddressInfo;
  const settings =
    given.port === 0 && env['PUBLIC_URL'] === undefined ? { ...given, publicUrl: `http://localhost:${port}` } : given;
  const log = logTo(settings.logLevel);
  const opening = openApp(settings, log, { dist, ...(database && { database }) });
  const answering = opening.then(({ app }) => getRequestListener(app.fetch));
  const unanswered = new Set<ServerResponse>();
  let isClosing = false;
  // The port opens before the database: requests queue until then, and would hang forever without a listener.
  server.on('request', (request, response) => {
    if (isClosing) closeConnection(response);
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    answering.then((answer) => answer(request, response)).catch(() => response.destroy());
  });
  const [context] = await Promise.all([opening, answering]);
  return {
    settings,
    log,
    /** Reports that it is not ready for SHUTDOWN_DELAY, answers open requests, then closes everything. */
    close: async () => {
      isClosing = true;
      context.stopping.abort();
      await pause(settings.shutdownDelay);
      // A connection that was just accepted counts as idle until its request is read, one turn later.
      await setImmediate();
      await closeServer(server, unanswered);
      await context.close();
    },
  };
};

const refuseAddress = (error: unknown): never => {
  throw new OperatorError(
    codeOf(error) === 'EADDRINUSE'
      ? `The port is in use (${messageOf(error)}); set PORT to another`
      : `The server cannot listen there (${messageOf(error)}); set HOST or PORT to another`,
  );
};

/** Marks a response as the last on its connection, which the client would otherwise reuse. */
const closeConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

const closeServer = async (server: Server, unanswered: ReadonlySet<ServerResponse>): Promise<void> => {
  unanswered.forEach(closeConnection);
  const timer = setTimeout(() => server.closeAllConnections(), closeTimeout);
  await once(server.close(), 'close');
  clearTimeout(timer);
};
