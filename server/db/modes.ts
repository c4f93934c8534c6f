import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const own = ['postgres', 'postgres.new', 'token-secret', 'server.lock'];

/** Closes what is the server's in a data folder to other users, also where an older umask left it open (SA-2). */
export const closeFolder = (folder: string): void => {
  const path = realpathSync(folder);
  // A mounted volume may be another's, who alone can close it; what is ours in it is closed all the same.
  if (lstatSync(path).uid === process.getuid?.()) closeEntry(path);
  for (const name of own) if (existsSync(join(path, name))) closeAll(join(path, name));
};

const closeAll = (path: string): void => {
  closeEntry(path);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name));
};

const closeEntry = (path: string): void => {
  const entry = lstatSync(path);
  const mode = entry.isDirectory() ? 0o700 : 0o600;
  if (!entry.isSymbolicLink() && (entry.mode & 0o777) !== mode) chmodSync(path, mode);
};
