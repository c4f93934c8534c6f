import { describe, expect, test } from 'vitest';
import { places } from '../support/server.ts';
import { compare, shrunken, textOf } from '../support/twin/compare.ts';
import { movesOf } from '../support/twin/moves.ts';

const calls = Number(process.env['TWIN_CALLS'] ?? 500);
const firstSeed = Number(process.env['TWIN_SEED'] ?? Date.now() % 1_000_000);
const generous = { times: 10_000, seconds: 60 };

describe.each(places)('the server on $name and its twin', ({ start }) => {
  const open = () => start({ role: 'api', limits: { resend: generous, deletion: generous } });

  test(`agree over ${calls} random calls`, { timeout: 120_000 + calls * 200 }, async () => {
    for (let made = 0, seed = firstSeed; made < calls; seed += 1) {
      const run = await compare(open, movesOf(seed));
      made += run.calls;
      if (run.difference === undefined) continue;
      const shortest = await shrunken(open, run);
      const { about, server, twin } = shortest.difference ?? run.difference;
      expect(server, `TWIN_SEED=${seed}: they differ in ${about} after\n${textOf(shortest)}\n`).toEqual(twin);
    }
  });
});
