import type { Db } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open.ts';
import { logTo } from '../../server/log.ts';
import { startPostgres } from '../support/postgres.ts';
import { copyOfTemplate } from '../support/postgres.ts';

/** One measurement: its median and its theoretical minimum, both in the unit. */
export type Row = { readonly what: string; readonly median: number; readonly unit: string; readonly floor?: number };
export type Bench = () => Promise<readonly Row[]>;

/** How often each thing is measured: RUNS, 3 unless told otherwise. */
export const runs = Number(process.env['RUNS'] ?? 3);

/** The value in the middle, or the upper one of the two there. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/** The median of as many runs as wanted, in the unit of one. */
export const medianRun = async (run: () => Promise<number>, times = runs): Promise<number> => {
  const values: number[] = [];
  while (values.length < times) values.push(await run());
  return medianOf(values);
};

/** Milliseconds that a piece of work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Measures on an empty database of a PostgreSQL of its own. Throws where none is installed. */
export const onPostgres = async (measure: (db: Db, url: string) => Promise<readonly Row[]>) => {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('This bench needs PostgreSQL: apt-get install postgresql');
  const databaseUrl = await copyOfTemplate(postgres.url);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, logTo('silent'));
  return measure(db, databaseUrl).finally(() => close().then(postgres.stop));
};
