import { PGlite } from '@electric-sql/pglite';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { Database } from '../../../server/db/database.ts';
import { emptyDatabase, openEmbedded } from '../../../server/db/embedded.ts';
import * as schema from '../../../server/db/schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    memoryImage: string;
  }
}

/** Makes an image of the migrated, empty database for a test run; each in-memory database is a copy of it. */
export const setup = async (project: TestProject) => {
  if ('memoryImage' in project.getProvidedContext()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-memory-'));
  const image = join(folder, 'image');
  execFileSync('tar', ['-cf', image, '-C', await emptyDatabase(), '.'], { stdio: 'pipe' });
  project.vitest.provide('memoryImage', image);
  return () => rmSync(folder, { recursive: true, force: true });
};

const idle: PGlite[] = [];
const tables = Object.values(schema).filter((value) => is(value, PgTable));
const emptying = sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`;

const newClient = async () =>
  new PGlite({ dataDir: 'memory://', loadDataDir: await openAsBlob(inject('memoryImage')) });

/** Gives a client's methods to its proxy, which lacks the private fields that they use. */
const get = (client: PGlite, key: string | symbol): unknown => {
  const value: unknown = Reflect.get(client, key, client);
  return value instanceof Function ? (value.bind(client) as unknown) : value;
};

/**
 * An empty PGlite in memory. Closing it empties it for the next caller, because a new one takes a second of processor
 * time; one in which a test has renamed a table cannot be emptied, and is not reused.
 */
export const openTestMemory = async (): Promise<Database> => {
  const own = idle.pop() ?? (await newClient());
  const { proxy, revoke } = Proxy.revocable(own, { get });
  const database = await openEmbedded(proxy);
  const giveBack = async () => {
    // Later calls fail, as they would on a closed client: this one belongs to somebody else.
    revoke();
    await own.exec('discard all');
    await drizzle(own)
      .execute(emptying)
      .then(() => idle.push(own))
      .catch(() => own.close());
  };
  let closed: Promise<void> | undefined;
  // A server may be closed twice: a client that is idle twice would get two owners.
  return { ...database, close: () => (closed ??= giveBack()) };
};
