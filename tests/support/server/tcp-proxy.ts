import { createConnection, createServer, type Socket } from 'node:net';
import { atEnd } from '../at-end.ts';
import { freePort } from './free-port.ts';

/** Makes a TCP proxy to a database on loopback, still shut, which drops connections when a test says so. */
export const tcpProxy = async (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const database = Number(url.port);
  const port = await freePort();
  url.port = String(port);
  const sockets = new Set<Socket>();
  let matches: (message: string) => boolean = () => false;
  let moment: 'before' | 'after' = 'before';
  let losses = 0;

  const join = (client: Socket) => {
    const upstream = createConnection(database, '127.0.0.1');
    const lose = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', lose).on('close', lose);
      socket.once('close', () => sockets.delete(socket));
    }
    let isToBeLost = false;
    client.on('data', (chunk) => {
      if (!isToBeLost && matches(chunk.toString('latin1'))) {
        isToBeLost = true;
        losses += 1;
        if (moment === 'before') {
          lose();
          return;
        }
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (isToBeLost) lose();
      else client.write(chunk);
    });
  };
  const server = createServer(join);
  const loseAll = () => {
    for (const socket of sockets) socket.destroy();
  };
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
    open: () => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve)),
  };
};

export type TcpProxy = Awaited<ReturnType<typeof tcpProxy>>;
