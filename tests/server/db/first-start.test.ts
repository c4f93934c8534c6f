import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/open.ts';
import { rateLimits } from '../../../server/db/schema.ts';
import { logTo } from '../../../server/log.ts';
import { temporaryFolder } from '../../support/at-end.ts';

describe('a data folder', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(temporaryFolder('first'), 'data');
  });
  const open = () => openDatabase({ databaseUrl: undefined, dataDir }, logTo('silent'));

  test('whose first start was cut short begins anew, and leaves nothing half made [SV-1]', async () => {
    mkdirSync(join(dataDir, 'postgres.new/base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.new/PG_VERSION'), '');
    const { db, close } = await open();
    expect(await db.$count(rateLimits)).toBe(0);
    await close();
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  });
});
