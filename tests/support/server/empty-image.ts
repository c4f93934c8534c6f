import { PGlite } from '@electric-sql/pglite';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, keepUpToDate } from '../../../server/build/made-of.ts';
import { openEmbedded } from '../../../server/db/database.ts';
import { root } from '../../../server/root.ts';

/** The file of the empty database's image, which is made anew only when the migrations or the versions of packages have changed: that takes seconds. */
export const emptyImage = async (): Promise<string> => {
  const folder = join(root, 'node_modules/.cache/lottery-board-tests');
  await keepUpToDate(folder, fingerprintOf(['package-lock.json', 'server/db/migrations']), async (aside) => {
    const client = new PGlite('memory://');
    await openEmbedded(client);
    const image = await client.dumpDataDir('none').finally(() => client.close());
    mkdirSync(aside, { recursive: true });
    writeFileSync(join(aside, 'image'), Buffer.from(await image.arrayBuffer()));
  });
  return join(folder, 'image');
};
