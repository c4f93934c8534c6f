import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/open.ts';
import { logTo } from '../../server/log.ts';
import { freePort } from './server/loopback.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined;
  }
}

const template = 'migrated';
const debian = '/usr/lib/postgresql';

/** Starts a PostgreSQL for one test run, if Debian's is installed, and says so if it isn't. */
export const setup = async (project: TestProject) => {
  const postgres = await startPostgres();
  const found = postgres
    ? `on PostgreSQL (${postgres.programs}) and PGlite.`
    : 'on PGlite only: PostgreSQL is not installed (apt-get install postgresql).';
  console.log(`The server tests run ${found}`);
  project.provide('postgresUrl', postgres?.url);
  return postgres?.stop;
};

// The system closes the pipe of its standard input when its parent dies, even by `kill -9`.
const endingWithParent = '"$@" & exec 2>&-; cat; kill -QUIT $!; wait; rm -rf "$0"';

/** Starts a PostgreSQL on a loopback port, with the template database; undefined if its programs are missing. */
export const startPostgres = async () => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const programs = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-postgres-'));
  // PostgreSQL refuses to run as root: then its folder and processes belong to the user that Debian made for it.
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const ids = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid);
  const owner = { cwd: folder, ...ids };
  const data = ['-D', join(folder, 'cluster')];
  const begin = [...data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), begin, { ...owner, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off', 'max_connections=200'];
  const options = [...data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const own = ['-c', endingWithParent, folder, join(programs, 'postgres'), ...options];
  const server = spawn('sh', own, { ...owner, stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  let said = '';
  for await (const chunk of server.stderr.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
    if ((said += chunk.toString()).includes('ready to accept connections')) break;
  if (server.stderr.closed) throw new Error(`PostgreSQL did not start:\n${said}`);
  server.stderr.resume();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const databaseUrl = await create(url, template);
  await (await openDatabase({ databaseUrl, dataDir: '' }, logTo('silent'))).close();
  const stop = async () => {
    server.stdin.end();
    await once(server, 'exit');
  };
  return { url, programs, stop };
};

/** Makes a database of a PostgreSQL, as a copy of another if that is given; its URL. */
const create = async (admin: string, name: string, like = 'template1'): Promise<string> => {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`create database ${name} template ${like}`).finally(() => client.end());
  return admin.replace(/postgres$/, name);
};

/** The URL of a new, empty and migrated database, which ends with the run's PostgreSQL. */
export const copyOfTemplate = (admin: string): Promise<string> =>
  create(admin, `test_${crypto.randomUUID().replaceAll('-', '')}`, template);
