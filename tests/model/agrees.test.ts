import { describe, expect, test } from 'vitest';
import { places } from '../support/server.ts';
import { compare, shrunken, textOf } from '../support/twin/compare.ts';
import { movesOf } from '../support/twin/moves.ts';

/** How many calls are made on each database, and the seed of the first run. */
const calls = Number(process.env['TWIN_CALLS'] ?? 500);
const firstSeed = Number(process.env['SEED'] ?? 1);
const generous = { times: 10_000, seconds: 60 };

describe.each(places)('the server on $name and its twin', ({ start }) => {
  const open = () => start({ role: 'api', limits: { resend: generous, deletion: generous } });

  test(`agree over ${calls} random calls`, { timeout: 180_000 + calls * 200 }, async () => {
    for (let made = 0, seed = firstSeed; made < calls; seed += 1) {
      const run = await compare(open, movesOf(seed));
      made += run.calls;
      if (run.disagreement === undefined) continue;
      const shortest = await shrunken(open, run);
      const { message, said } = shortest.disagreement ?? run.disagreement;
      expect(said.server, `SEED=${seed}: they differ in ${message} after\n${textOf(shortest)}\n`).toEqual(said.twin);
    }
  });
});
