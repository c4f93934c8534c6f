import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generous, places } from '../support/server.ts';
import { commands } from './commands.ts';
import { openReal } from './real.ts';
import { newTwin } from './twin.ts';

/** `npm test` makes the same calls each time, each database others; `npm run soak` sets both. */
const firstSeed = Number(process.env['SEED'] ?? 9);
const numRuns = Math.ceil(Number(process.env['TWIN_RUNS'] ?? 2) / places.length);

const seeded = places.map((place, at) => ({ ...place, seed: firstSeed + at }));

test.each(seeded)('the server on $name agrees with its twin on calls from seed $seed', async ({ start, seed }) => {
  let calls = 0;
  const property = fc.asyncProperty(commands(250), async (sequence) => {
    const server = await start({ role: 'api', limits: { resend: generous, ownPassword: generous } });
    const twin = newTwin(server.clock.now());
    const real = openReal(server, twin);
    try {
      await fc.asyncModelRun(() => ({ model: twin, real }), sequence);
    } finally {
      calls += real.calls();
      await server.close();
    }
  });
  // A sequence that fails is made shorter for as long as the test has time.
  await fc.assert(property, { seed, numRuns, plugins: [fc.interruptAfterTimeLimit(numRuns * 30_000)] });
  expect(calls).toBeGreaterThan(100);
});
