import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { feedSources, type Validators } from '../../db/schema.ts';
import type { Source } from '../report.ts';

const second = 1000;
/** For how long a source is one process's to ask, unless it is through before; longer than all its addresses can take. */
const longestTurn = 60 * second;
/** What a source that asks to be left alone is given: no less, however eager it is, and no more, lest draws be missed. */
const waits = { shortest: 15 * 60 * second, longest: 24 * 3600 * second };

/** When a source may be asked that is nobody's and wants no pause, whatever the clock says by then. */
const atOnce = new Date(0);

/** The right to ask a source, and what was remembered of its addresses. */
export type FeedLease = { readonly validators: Validators; readonly until: Date };

/** Takes a source's turn, so that it has one request at a time, of all processes; undefined while another has it or the source wants a pause. */
export const takeLease = async (db: Db, source: Source, now: number): Promise<FeedLease | undefined> => {
  const until = new Date(now + longestTurn);
  const [taken] = await db
    .insert(feedSources)
    .values({ source, ask_from: until, validators: {} })
    .onConflictDoUpdate({
      target: feedSources.source,
      set: { ask_from: until },
      setWhere: sql`${feedSources.ask_from} not between ${instant(now + 1)} and ${instant(now + waits.longest)}`,
    })
    .returning();
  return taken && { validators: taken.validators, until };
};

/** Gives a turn back, with what was remembered in it and the seconds for which the source asked to be left alone. One that ran out is no more ours. */
export const endLease = async (db: Db, source: Source, turn: FeedLease, now: number, pause?: number): Promise<void> => {
  const wait = Math.min(Math.max((pause ?? 0) * second, waits.shortest), waits.longest);
  const ask_from = pause === undefined ? atOnce : new Date(now + wait);
  await db
    .update(feedSources)
    .set({ ask_from, validators: turn.validators })
    .where(and(eq(feedSources.source, source), eq(feedSources.ask_from, turn.until)));
};

/** The instants, in milliseconds since 1970, from which sources may be asked that may not be now. */
export const pendingLeases = async (db: Db, now: number): Promise<readonly number[]> => {
  const rows = await db.select({ from: feedSources.ask_from }).from(feedSources);
  return rows.map(({ from }) => from.getTime()).filter((from) => from > now);
};

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`;
