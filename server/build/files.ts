import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files under a folder, at any depth, by their full names in order. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
