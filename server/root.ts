import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folderAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : folderAbove(dirname(folder));

/** The project's folder, for the sources and the built server alike: both read files in it. */
export const root = folderAbove(import.meta.dirname);
