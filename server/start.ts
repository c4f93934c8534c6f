import { getRequestListener } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FolderInUse } from './db/folder-lock.ts';
import { buildIfStale, BuildError, dist } from './http/build.ts';
import { logTo } from './log.ts';
import { openRoom, type OpenRoom } from './main.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

/** How long requests in flight may take to end once the server is to stop, in milliseconds. */
const longestFarewell = 10_000;

/** How long a connection may wait for its next request, in milliseconds: longer than proxies and browsers keep one. */
const longestSilence = 75_000;

const run = async (): Promise<void> => {
  const given = readSettings(process.env);
  await buildIfStale();
  const server = createServer({ keepAliveTimeout: longestSilence });
  const port = await listen(server, given);
  const settings =
    given.port === 0 && process.env['PUBLIC_URL'] === undefined ? { ...given, publicUrl: `http://localhost:${port}` } : given;
  const log = logTo(settings.logLevel);
  const opening = openRoom(settings, log, { dist });
  const answering = opening.then(({ app }) => getRequestListener(app.fetch));
  // The port is open already: whoever asks before the data is waits for it, and would wait for ever if nobody listened.
  server.on('request', (request, response) => {
    answering.then((answer) => answer(request, response)).catch(() => response.destroy());
  });
  const [room] = await Promise.all([opening, answering]);
  stopOn(['SIGTERM', 'SIGINT'], server, room);
  if (settings.databaseUrl === undefined && settings.smtpUrl === undefined)
    console.log(`Mail is kept to be read at ${settings.publicUrl}/outbox`);
  console.log(`Lottery Board is ready at ${settings.publicUrl}`);
};

const listen = (server: Server, { port, host }: Settings): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const stopOn = (signals: readonly NodeJS.Signals[], server: Server, room: OpenRoom): void => {
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    const impatience = setTimeout(() => server.closeAllConnections(), longestFarewell);
    server.close(() => {
      clearTimeout(impatience);
      room.close().then(
        () => process.exit(0),
        (error: unknown) => {
          room.log.error({ error: String(error) }, 'the server did not stop cleanly');
          process.exit(1);
        },
      );
    });
    server.closeIdleConnections();
  };
  for (const signal of signals) process.on(signal, stop);
};

const lineFor = (error: unknown): string => {
  if (error instanceof SettingsError || error instanceof FolderInUse || error instanceof BuildError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `The port is in use (${error.message}); set PORT to another`;
  return `The server could not start: ${error.message}`;
};

run().catch((error: unknown) => {
  console.error(lineFor(error));
  process.exit(1);
});
