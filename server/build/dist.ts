import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../redaction.ts';
import { root } from '../root.ts';

/** Where the built app lies. */
export const dist = join(root, 'dist');

/** Has the name of the header with the access token that the app was built with. */
export const headerFile = join(dist, '.authorization-header');

/** Makes sure that the app was built, and for a header of this name. Throws OperatorError. */
export const requireBuild = (header: string): void => {
  if (!existsSync(headerFile)) throw new OperatorError('Nothing is built yet: npm run build');
  const built = readFileSync(headerFile, 'utf8');
  if (built !== header)
    throw new OperatorError(`The app was built with AUTHORIZATION_HEADER=${built}: build it again with ${header}`);
};

/** All files under a folder, at any depth, by their full names in order. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
