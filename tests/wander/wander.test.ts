import { expect, test } from 'vitest';
import { startBrowser } from '../support/journey/browser.ts';
import { wander } from '../support/wander/walk.ts';

const seed = Number(process.env['WANDER_SEED'] ?? 18);
const steps = Number(process.env['WANDER_STEPS'] ?? 100);

test(
  `what always holds and what holds at rest does so over ${steps} random steps of seed ${seed}`,
  { timeout: 600_000 + steps * 2_000 },
  async () => {
    const browser = await startBrowser();
    try {
      const begun = performance.now();
      const walked = await wander(browser, seed, steps);
      console.log(
        `${walked.steps.length} steps of seed ${seed} in ${Math.round((performance.now() - begun) / 1000)} s`,
      );
      expect(walked.steps).toHaveLength(steps);
    } finally {
      await browser.close();
    }
  },
);
