import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string' } } });
const { seed = String(Date.now() % 1_000_000), steps = '500' } = values;
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project=wander'], {
  env: { ...process.env, WANDER_SEED: seed, WANDER_STEPS: steps },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
