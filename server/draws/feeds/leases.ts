import { and, eq, sql } from 'drizzle-orm';
import { timestamp, type Db } from '../../db/database.ts';
import { feedSources } from '../../db/schema.ts';
import type { Source } from '../report.ts';

const second = 1000;
/** The longest that a lease can last: longer than polling all of a source's URLs can take. */
const leaseTime = 60 * second;
/** The bounds of a pause that a source asks for: polite, but no draw is missed. */
const waits = { shortest: 15 * 60 * second, longest: 24 * 3600 * second };

/** From when a source that is neither leased nor paused may be polled: an instant in the past by any clock. */
const immediately = new Date(0);

/** The right to poll a source until `ask_from`, and the validators of its addresses. */
type FeedLease = typeof feedSources.$inferSelect;

/** Leases a source, so that one process polls it at a time; undefined while it is leased or paused. */
export const takeLease = async (db: Db, source: Source, now: number): Promise<FeedLease | undefined> => {
  const until = new Date(now + leaseTime);
  const [taken] = await db
    .insert(feedSources)
    .values({ source, ask_from: until, validators: {} })
    .onConflictDoUpdate({
      target: feedSources.source,
      set: { ask_from: until },
      setWhere: sql`${feedSources.ask_from} not between ${timestamp(now + 1)} and ${timestamp(now + waits.longest)}`,
    })
    .returning();
  return taken;
};

/** Ends a lease unless it has expired; stores its validators and the pause in seconds that the source asked for. */
export const endLease = async (
  db: Db,
  { source, ask_from: until, validators }: FeedLease,
  now: number,
  pause?: number,
): Promise<void> => {
  const wait = Math.min(Math.max((pause ?? 0) * second, waits.shortest), waits.longest);
  const ask_from = pause === undefined ? immediately : new Date(now + wait);
  await db
    .update(feedSources)
    .set({ ask_from, validators })
    .where(and(eq(feedSources.source, source), eq(feedSources.ask_from, until)));
};

/** When paused or leased sources may be polled again, in milliseconds since 1970. */
export const pendingLeases = async (db: Db, now: number): Promise<readonly number[]> => {
  const rows = await db.select({ from: feedSources.ask_from }).from(feedSources);
  return rows.map(({ from }) => from.getTime()).filter((from) => from > now);
};
