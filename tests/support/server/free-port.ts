import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports of outgoing connections: one of those may be taken when a stopped server comes back to it.
const [first, beyond] = [20_000, 32_000];

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

/** A free loopback port, which almost certainly stays free until its owner listens on it. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(first, beyond);
    if (await isFree(port)) return port;
  }
};
