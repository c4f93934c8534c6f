import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './database.ts';

/** How long a database may take to answer the probe, in milliseconds: a health check waits for a second (SV-1). */
const probeTimeout = 800;

/** Sorts more than fits into `work_mem`: the database must answer, and find room on its disk. */
const sortOnDisk = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from (select n from generate_series(1, 5000) n order by random()) sorted`);
  });

/** How long a result is cached, in milliseconds (SA-6). */
const validity = 1000;

/** Probes a database, at most once a second: resolves if it answers in time and can write, otherwise rejects. */
export const probeOf = (db: Db): (() => Promise<void>) => {
  let last: Promise<void> | undefined;
  const forgetLater = () => setTimeout(() => (last = undefined), validity).unref();
  return () => {
    if (last === undefined) {
      last = sortOnDisk(db);
      last.then(forgetLater, forgetLater);
    }
    return within(probeTimeout, last);
  };
};

/** The result of some work; rejects if it takes longer than `milliseconds`. */
export const within = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  const tooLate = pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  return Promise.race([work, tooLate]);
};
