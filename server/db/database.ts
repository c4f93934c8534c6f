import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as v from 'valibot';

/** The type of both databases and of a transaction's handle. Inside a transaction, use only that handle. */
export type Db = PgDatabase<PgQueryResultHKT>;
export type Database = {
  readonly db: Db;
  /** The connections to PostgreSQL; undefined if the database is embedded. */
  readonly pool?: pg.Pool;
  /** Resolves within a second if the database answers and has room on its disk; otherwise rejects. */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** An instant in milliseconds since 1970, or a date, as a database timestamp. */
export const timestamp = (instant: number | Date): SQL => sql`${new Date(instant).toISOString()}::timestamptz`;

/** Whether a text can be compared with an id: the database fails on anything but a UUID. */
export const isUuid = (text: string | undefined): text is string => v.is(v.pipe(v.string(), v.uuid()), text);

/** The parsed rows of a `db.execute`: both drivers return `rows`, though drizzle's shared type lacks it. */
export const rowsOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  result: unknown,
): readonly v.InferOutput<Schema>[] => v.parse(v.object({ rows: v.array(schema) }), result).rows;

/** The parsed row of a `db.execute` that always returns one. */
export const rowOf = <Schema extends v.GenericSchema>(schema: Schema, result: unknown): v.InferOutput<Schema> =>
  v.parse(v.object({ rows: v.tuple([schema]) }), result).rows[0];
