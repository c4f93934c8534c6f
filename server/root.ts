import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folderAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : folderAbove(dirname(folder));

/**
 * The project's folder, whichever file this has become part of: sources and the built server read what lies beside them
 * from here.
 */
export const root = folderAbove(import.meta.dirname);
