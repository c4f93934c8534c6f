import { createConnection, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { atEnd } from '../at-end.ts';
import { freePort, listenOnLoopback } from './loopback.ts';

/** Makes a TCP proxy to a database on loopback, still shut, which drops connections when a test says so. */
export const tcpProxy = async (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const database = Number(url.port);
  const port = await freePort();
  url.port = String(port);
  const clients = new Set<Socket>();
  let matches: (message: string) => boolean = () => false;
  let moment: 'before' | 'after' = 'before';
  let losses = 0;

  const server = createServer((client) => {
    const upstream = createConnection(database, '127.0.0.1');
    const lose = () => {
      client.destroy();
      upstream.destroy();
    };
    let isToBeLost = false;
    // These listeners come first: what a lost connection received is not passed on.
    client.on('data', (message) => {
      if (isToBeLost || !matches(message.toString('latin1'))) return;
      isToBeLost = true;
      losses += 1;
      if (moment === 'before') lose();
    });
    upstream.on('data', () => {
      if (isToBeLost) lose();
    });
    clients.add(client);
    pipeline(client, upstream, client, () => clients.delete(client));
  });
  const loseAll = () => clients.forEach((client) => client.destroy());
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      loseAll();
    });
  atEnd(shut);
  return {
    /** The database's URL through the proxy. */
    url: url.href,
    /** The number of connections that `loseAt` dropped. */
    losses: () => losses,
    /** Drops each connection on which a client's message matches, before or after the database has handled it. */
    loseAt: (which: (message: string) => boolean, when: 'before' | 'after' = 'before') => {
      matches = which;
      moment = when;
    },
    loseNone: () => {
      matches = () => false;
    },
    /** Drops all current connections. */
    loseAll,
    /** Refuses connections from now on, and drops all current ones. */
    shut,
    open: () => listenOnLoopback(server, port),
  };
};

export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>;
