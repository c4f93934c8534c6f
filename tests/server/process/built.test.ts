import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../server/root.ts';
import { temporaryFolder } from '../../support/at-end.ts';
import { runToEnd } from '../../support/server/process.ts';

test('without a build, a start says how to build [SV-1]', () => {
  const start = [join(root, 'server/prestart.js')];
  const { status, stderr } = spawnSync(process.execPath, start, { cwd: temporaryFolder('unbuilt'), encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'Nothing is built yet: npm run build\n']);
});

test('an app built for another header is not served [SE-2]', async () => {
  expect(await runToEnd({ AUTHORIZATION_HEADER: 'X-Other', DATA_DIR: temporaryFolder('data') })).toEqual({
    code: 1,
    out: '',
    err: 'The app was built with AUTHORIZATION_HEADER=X-Authorization: build it again with X-Other\n',
  });
});
