import { getRequestListener } from '@hono/node-server';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { Database } from './db/database.ts';
import { dist, requireBuild } from './build/dist.ts';
import { logTo, type Log } from './log.ts';
import { openApp } from './app.ts';
import { readSettings, type Settings } from './settings.ts';

/** How long requests in flight may take to end once the server is to stop, in milliseconds. */
const closeTimeout = 10_000;

/** How long a connection may take, in milliseconds (SA-9). */
export const connectionTimeouts = {
  /** For its next request to begin: longer than proxies and browsers keep one. */
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  /** For a whole request. */
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
};

export type RunningServer = {
  readonly settings: Settings;
  readonly log: Log;
  /** Says that it is not ready for SHUTDOWN_DELAY, answers what has been asked, and then closes everything. */
  readonly close: () => Promise<void>;
};

/** Serves the app and the API by the settings in an environment. Throws OperatorError, or that the port is in use. */
export const serve = async (env: NodeJS.ProcessEnv, database?: Database): Promise<RunningServer> => {
  const given = readSettings(env);
  if (given.role !== 'worker') requireBuild(given.authorizationHeader);
  const server = createServer(connectionTimeouts);
  const port = await listen(server, given);
  const settings =
    given.port === 0 && env['PUBLIC_URL'] === undefined ? { ...given, publicUrl: `http://localhost:${port}` } : given;
  const log = logTo(settings.logLevel);
  const opening = openApp(settings, log, { dist, ...(database && { database }) });
  const answering = opening.then(({ app }) => getRequestListener(app.fetch));
  const unanswered = new Set<ServerResponse>();
  let isClosing = false;
  // The port is open before the database is: requests queue until then, and would wait forever if nobody listened.
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
    close: async () => {
      isClosing = true;
      context.announceStop();
      await pause(settings.shutdownDelay);
      // A connection that was accepted a moment ago counts as idle until its request is read: in one more turn.
      await setImmediate();
      await closeServer(server, unanswered);
      await context.close();
    },
  };
};

const listen = (server: Server, { port, host }: Settings): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Says that this answer is the last on its connection, which the other end would keep for another request. */
const closeConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

const closeServer = (server: Server, unanswered: ReadonlySet<ServerResponse>): Promise<void> =>
  new Promise((resolve) => {
    unanswered.forEach(closeConnection);
    const timer = setTimeout(() => server.closeAllConnections(), closeTimeout);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
