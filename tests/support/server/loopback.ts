import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '../at-end.ts';

/** Has a server listen on a free loopback port until the test ends: its address, and how to stop it earlier. */
export const onLoopback = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  atEnd(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
};
