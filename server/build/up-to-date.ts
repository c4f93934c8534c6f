import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.ts';

const stamp = '.built-from';

/** Something could not be built; the message says how it failed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** All files under a folder, at any depth, by their full names in order. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** One hash of some files and folders of the project, and of what else a build depends on. */
export const fingerprintOf = (sources: readonly string[], setting = ''): string => {
  const hash = createHash('sha256').update(setting);
  const names = sources
    .map((name) => join(root, name))
    .flatMap((name) => (statSync(name).isDirectory() ? filesUnder(name) : [name]));
  for (const name of names) hash.update(name.slice(root.length)).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex');
};

/** Notes in a built folder what it was built from: a fingerprint. */
export const stampWith = (folder: string, madeOf: string): void => writeFileSync(join(folder, stamp), madeOf);

/** Rebuilds a folder when its inputs change; `make` fills a folder that takes its place. Throws what `make` throws. */
export const keepUpToDate = async (
  folder: string,
  madeOf: string,
  make: (aside: string) => Promise<void>,
): Promise<void> => {
  const isUpToDate = () => existsSync(join(folder, stamp)) && readFileSync(join(folder, stamp), 'utf8') === madeOf;
  if (isUpToDate()) return;
  // Built aside and then put in place whole: another process may be using the folder, or building too.
  const aside = join(root, 'node_modules/.cache/lottery-board', `${basename(folder)}-${process.pid}`);
  await make(aside);
  stampWith(aside, madeOf);
  try {
    // Another process may have been faster, and be reading its own.
    if (isUpToDate()) return;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    renameSync(aside, folder);
  } catch (error) {
    if (!isUpToDate()) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
};

/** Runs vite's build into a folder, with more of its options. Throws BuildError. */
export const runVite = (folder: string, more: readonly string[] = []): Promise<void> =>
  new Promise((resolve, reject) => {
    // Always for production: any other NODE_ENV brings React's development build.
    const env = { ...process.env, NODE_ENV: 'production' };
    const options = ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir', ...more];
    const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...options], { cwd: root, env });
    const said: Buffer[] = [];
    vite.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    vite.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    vite.on('error', reject);
    vite.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildError(`Building failed:\n${Buffer.concat(said).toString()}`));
    });
  });
