import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { atEnd } from '../../support/at-end.ts';
import { openProxy } from '../../support/journey/proxy.ts';
import { freePort } from '../../support/server/free-port.ts';

test('a proxy says of its own connections how long it keeps them, not of those of the product behind it', async () => {
  const product = createServer({ keepAliveTimeout: 75_000 }, (_, answer) => answer.end('here'));
  const port = await freePort();
  await new Promise<void>((resolve) => void product.listen(port, '127.0.0.1', resolve));
  atEnd(() => {
    product.close();
    product.closeAllConnections();
  });
  const url = `http://127.0.0.1:${port}`;
  const proxy = await openProxy({ url });
  const kept = async (address: string) => (await fetch(address)).headers.get('keep-alive');
  expect([await kept(url), await kept(proxy.url)]).toEqual(['timeout=75', 'timeout=5']);
});
