import { PGlite } from '@electric-sql/pglite';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { Database } from '../../../server/db/database.ts';
import { emptyDatabase, openEmbedded } from '../../../server/db/embedded.ts';

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

const idle: Awaited<ReturnType<typeof newClient>>[] = [];

const emptying = `do $$ begin
  execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public');
end $$`;

/** The names of a database's objects: a test may have renamed a table without renaming it back. */
const namesIn = async (client: PGlite): Promise<string> => {
  const { rows } = await client.query(`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select tgname from pg_trigger where not tgisinternal
    order by name`);
  return JSON.stringify(rows);
};

/** A client that belongs to somebody else after `end`: later calls fail, as they would on a closed one. */
const leased = (client: PGlite): { readonly client: PGlite; readonly end: () => void } => {
  let isOver = false;
  const get = (target: PGlite, key: string | symbol): unknown => {
    if (isOver) throw new Error('PGlite is closed');
    const value: unknown = Reflect.get(target, key, target);
    return value instanceof Function ? (value.bind(target) as unknown) : value;
  };
  return {
    client: new Proxy(client, { get }),
    end: () => {
      isOver = true;
    },
  };
};

const newClient = async () => {
  const own = new PGlite({ dataDir: 'memory://', loadDataDir: await openAsBlob(inject('memoryImage')) });
  return { own, names: await namesIn(own) };
};

/**
 * An empty PGlite in memory. Closing it empties it for the next caller, because a new one takes a second of processor
 * time; one whose tables have changed is not reused.
 */
export const openTestMemory = async (): Promise<Database> => {
  const { own, names } = idle.pop() ?? (await newClient());
  const { client, end } = leased(own);
  const database = await openEmbedded(client);
  const giveBack = async () => {
    end();
    await own.exec('discard all');
    if ((await namesIn(own)) !== names) return own.close();
    await own.exec(emptying);
    idle.push({ own, names });
  };
  let closed: Promise<void> | undefined;
  // A server may be closed twice: a client that is idle twice would get two owners.
  return { ...database, close: () => (closed ??= giveBack()) };
};
