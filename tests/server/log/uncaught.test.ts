import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/at-end.ts';
import { startProcess } from '../../support/server/process.ts';

/** Throws a failed query's error in the midst of the process when it gets SIGUSR2. */
const throwing = `
const failed = { query: 'select 1', params: ['Ada'] };
process.on('SIGUSR2', () => {
  throw Object.assign(new Error('Failed query: select 1\\nparams: Ada'), failed);
});`;

test('an uncaught error ends the process with one line, without a query’s parameters [SX-2]', async () => {
  const folder = temporaryFolder('uncaught');
  writeFileSync(join(folder, 'throwing.mjs'), throwing);
  const running = await startProcess({
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: `--import=${join(folder, 'throwing.mjs')}`,
  });
  const { code, err } = await running.end('SIGUSR2');
  expect([code, err.split('\n').length]).toEqual([1, 2]);
  expect(JSON.parse(err)).toMatchObject({
    level: 60,
    msg: 'the server stops on an uncaught error',
    error: { sql: 'select 1' },
  });
  expect(err).not.toContain('Ada');
});
