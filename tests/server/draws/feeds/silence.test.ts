import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { request } from '../../../../server/draws/feeds/request.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

describe('a source that says nothing, however much memory is tidied up meanwhile', () => {
  let silent: Server;
  beforeEach(async () => {
    silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterEach(() => {
    silent.closeAllConnections();
    silent.close();
  });
  /** Asks the silent source, and tidies up until it has given up. */
  const asked = async (stopping: AbortController, longest: number) => {
    const asking = { hasEnded: false };
    const heard = once(silent, 'request');
    const { port } = silent.address() as AddressInfo;
    const answer = request(`http://127.0.0.1:${port}/`, undefined, stopping.signal, longest).finally(
      () => (asking.hasEnded = true),
    );
    const fault = answer.then(
      () => 'an answer',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    await heard;
    if (longest > 1000) stopping.abort();
    while (!asking.hasEnded) {
      await setImmediate();
      collect();
    }
    return fault;
  };

  test('is left when its time is over [SV-6]', async () => {
    expect(await asked(new AbortController(), 200)).toBe('no whole answer within 10 s');
  });

  test('is left at once when the server stops [SV-6]', async () => {
    expect(await asked(new AbortController(), 60_000)).toMatch(/aborted/);
  });
});
