import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const inPieces = (bytes: number) =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(JSON.stringify({ email: 'a'.repeat(bytes), password: 'x' })));
      controller.close();
    },
  });

// Chromium sends a DELETE without a length, and a body of unknown length comes in pieces.
describe('a request that does not say how long its body is', () => {
  test('is answered like any other [API-17, API-18]', async () => {
    const { status } = await fetch(`${server.url}/api/v1/lottery/tickets/none/`, { method: 'DELETE' });
    expect(status).toBe(401);
  });

  test.each([
    ['short', 10, 400],
    ['longer than 16 kB', 20_000, 413],
  ])('is read while it is %s', async (_, bytes, status) => {
    const request = {
      method: 'POST',
      body: inPieces(bytes),
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    };
    expect((await fetch(`${server.url}/api/v1/user/login/`, request)).status).toBe(status);
  });
});
