import { and, asc, desc, eq, gte, inArray, min, ne, or, sql, type SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { drawInstant } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import type { Db } from '../../db/database.ts';
import { corrections, drawReports, draws } from '../../db/schema.ts';
import { grouped } from '../../grouped.ts';
import { reconciled, sameNumbers, wasGiven, type ShownDraw, type Vote } from './reconcile.ts';

/** Reconciles all draws since the first of some dates or provisional draws; returns whether a shown draw changed. */
export const reconcileFrom = async (tx: Db, game: Game, dates: readonly string[], now: number): Promise<boolean> => {
  const since = await firstDate(tx, game, dates);
  if (since === undefined) return false;
  const votes = await newestReports(tx, game, gte(drawReports.date, since));
  const shown = await shownSince(tx, game, since);
  const byDate = grouped(votes, ({ date }) => date);
  const outcomes = [...new Set([...byDate.keys(), ...shown.keys()])].flatMap((date) => {
    const old = shown.get(date);
    const draw = reconciled(game, byDate.get(date) ?? [], old, drawInstant(game, date), now);
    return isDeepStrictEqual(old, draw && { ...old, ...draw }) ? [] : [{ date, old, draw }];
  });
  if (outcomes.length === 0) return false;
  await writeDraws(tx, game, outcomes);
  for (const { old, draw } of outcomes)
    if (wasGiven(old, now) && draw) await recordCorrection(tx, game, old, draw, now);
  return true;
};

const firstDate = async (tx: Db, game: Game, dates: readonly string[]): Promise<string | undefined> => {
  const [provisional] = await tx
    .select({ date: min(draws.date) })
    .from(draws)
    .where(and(eq(draws.game, game), eq(draws.state, 'provisional')));
  return [...dates, ...(provisional?.date == null ? [] : [provisional.date])].toSorted()[0];
};

/** Each source's newest report, unless withdrawn, for a game's dates that meet a condition, by date and source. */
export const newestReports = (db: Db, game: Game, condition?: SQL) => {
  const newest = db
    .selectDistinctOn([drawReports.date, drawReports.source])
    .from(drawReports)
    .where(and(eq(drawReports.game, game), condition))
    .orderBy(asc(drawReports.date), asc(drawReports.source), desc(drawReports.seen_at), desc(drawReports.id))
    .as('newest');
  return db.select().from(newest).where(ne(newest.main, [])).orderBy(asc(newest.date), asc(newest.source));
};

const shownSince = async (tx: Db, game: Game, since: string): Promise<ReadonlyMap<string, ShownDraw>> => {
  const isOfDraw = and(eq(corrections.game, draws.game), eq(corrections.date, draws.date));
  const rows = await tx
    .select({ draw: draws, correction: corrections.id })
    .from(draws)
    .leftJoin(corrections, isOfDraw)
    .where(and(eq(draws.game, game), gte(draws.date, since)));
  return new Map(
    rows.flatMap(({ draw: { state, ...draw }, correction }) =>
      state === 'sample' ? [] : [[draw.date, { ...draw, state, isCorrected: correction !== null }]],
    ),
  );
};

type Outcome = { readonly date: string; readonly draw: ShownDraw | undefined };

/** Stores draws, or none, in place of what was stored for their dates, and of all samples (SV-8). */
const writeDraws = async (tx: Db, game: Game, outcomes: readonly Outcome[]): Promise<void> => {
  const rows = outcomes.flatMap(({ draw }) => (draw === undefined ? [] : [{ ...draw, game }]));
  const dates = outcomes.map(({ date }) => date);
  const isReplaced = or(eq(draws.state, 'sample'), inArray(draws.date, dates));
  await tx.delete(draws).where(and(eq(draws.game, game), isReplaced));
  for (let at = 0; at < rows.length; at += 1000) await tx.insert(draws).values(rows.slice(at, at + 1000));
};

const recordCorrection = async (tx: Db, game: Game, old: ShownDraw, draw: ShownDraw, now: number): Promise<void> => {
  if (sameNumbers(old, draw)) return;
  await tx.insert(corrections).values({
    game,
    date: draw.date,
    corrected_at: new Date(now),
    old_main: old.main,
    old_special: old.special,
    new_main: draw.main,
    new_special: draw.special,
  });
};

/** Each source's newest report of a game's draws that they report differently, by date, oldest first (SV-7). */
export const conflictsOf = async (db: Db, game: Game): Promise<ReadonlyMap<string, readonly Vote[]>> => {
  const newest = newestReports(db, game).as('newest');
  const disputed = db
    .select({ date: newest.date })
    .from(newest)
    .groupBy(newest.date)
    .having(sql`count(distinct (${newest.main}, ${newest.special})) > 1`);
  return grouped(await newestReports(db, game, inArray(drawReports.date, disputed)), ({ date }) => date);
};
