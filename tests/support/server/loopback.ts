import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { atEnd } from '../at-end.ts';

/** Has a server listen on a loopback port, or on any free one; resolves with the port. Rejects if it is taken. */
export const listenOnLoopback = async (server: Server, port = 0): Promise<number> => {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

/** Has a server listen on a free loopback port until the test ends: its address, and how to stop it earlier. */
export const onLoopback = async (server: HttpServer) => {
  const port = await listenOnLoopback(server);
  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  atEnd(stop);
  return { url: `http://127.0.0.1:${port}`, stop };
};

// Below the ports of outgoing connections: one of those may be taken when a stopped server comes back to it.
const [first, beyond] = [20_000, 32_000];

/** A free loopback port, which almost certainly stays free until its owner listens on it. */
export const freePort = async (): Promise<number> => {
  const probe = createServer();
  try {
    const port = await listenOnLoopback(probe, randomInt(first, beyond));
    await once(probe.close(), 'close');
    return port;
  } catch {
    return freePort();
  }
};
