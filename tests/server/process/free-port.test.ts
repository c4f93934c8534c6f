import { expect, test } from 'vitest';
import { freePort } from '../../support/server/free-port.ts';

// From here on Linux assigns ports to outgoing connections; other systems begin later.
const given = 32_768;

test('a server that is killed finds its port free again: the system gives it to no connection', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(ports.filter((port) => port >= given)).toEqual([]);
});
