import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './server/free-port.ts';
import { makeTemplate } from './server/postgres-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined;
  }
}

const debian = '/usr/lib/postgresql';

/** Starts a PostgreSQL of its own for one run of the tests, where Debian's is installed; says so where it isn't. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const postgres = await startPostgres();
  if (postgres === undefined)
    console.log('PostgreSQL is not installed (apt-get install postgresql): the server tests run on PGlite only.');
  else console.log(`The server tests run on PGlite and on PostgreSQL (${postgres.programs}).`);
  project.provide('postgresUrl', postgres?.url);
  return postgres?.stop;
};

type OwnPostgres = { readonly url: string; readonly programs: string; readonly stop: () => Promise<void> };

/** A new PostgreSQL on a loopback port with the template that databases are copied from; undefined where none is installed. */
export const startPostgres = async (): Promise<OwnPostgres | undefined> => {
  const programs = newestPrograms();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-postgres-'));
  const owner = ownerOf(folder);
  const cluster = join(folder, 'cluster');
  execFileSync(join(programs, 'initdb'), ['-D', cluster, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off', 'max_connections=200'].flatMap(
    (setting) => ['-c', setting],
  );
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, '-k', folder, ...settings], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await isReady(server);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await makeTemplate(url);
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, programs, stop };
};

const newestPrograms = (): string | undefined =>
  existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
        .find((folder) => existsSync(join(folder, 'initdb')))
    : undefined;

/** PostgreSQL refuses to run as root: as root the folder and the processes become the user's that Debian made for it. */
const ownerOf = (folder: string): { uid?: number; gid?: number; cwd: string } => {
  if (process.getuid?.() !== 0) return { cwd: folder };
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return { ...owner, cwd: folder };
};

const isReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
