import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { OperatorError } from './redaction.ts';

const folderAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : folderAbove(dirname(folder));

/** The project's folder, for the sources and the built server alike: both read files in it. */
export const root = folderAbove(import.meta.dirname);

/** The built app's folder. */
export const dist = join(root, 'dist');

/** Holds the name of the access-token header that the app was built with. */
export const headerFile = join(dist, '.authorization-header');

/** Checks that the app was built, and for this header name. Throws OperatorError. */
export const requireBuild = (header: string): void => {
  if (!existsSync(headerFile)) throw new OperatorError('Nothing is built yet: npm run build');
  const built = readFileSync(headerFile, 'utf8');
  if (built !== header)
    throw new OperatorError(`The app was built with AUTHORIZATION_HEADER=${built}: build it again with ${header}`);
};

/** The full paths of all files under a folder, at any depth, sorted. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The address of a file in the built app's folder. */
export const addressOf = (name: string, folder = dist): string => `/${relative(folder, name).split(sep).join('/')}`;
