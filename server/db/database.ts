import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as v from 'valibot';
import type * as schema from './schema.ts';

/** One type for both databases; a transaction's handle is one too. Inside a transaction use only its own handle. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Database = {
  readonly db: Db;
  /** The connections to PostgreSQL; none when the database is embedded. */
  readonly pool?: pg.Pool;
  /** Resolves within a second when the database answers and has room on its disk; else rejects. */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** An instant in milliseconds since 1970, or a date, as a timestamp of the database. */
export const timestamp = (instant: number | Date): SQL => sql`${new Date(instant).toISOString()}::timestamptz`;

/** Numbers or ids as PostgreSQL writes an array: a list given to drizzle becomes as many parameters. */
export const arrayOf = (list: readonly (number | string)[]): string => `{${list.join(',')}}`;

/** The rows of a `db.execute`, parsed: both drivers answer `rows`, which drizzle's shared type does not say. */
export const rowsOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  result: unknown,
): readonly v.InferOutput<Schema>[] => v.parse(v.object({ rows: v.array(schema) }), result).rows;
