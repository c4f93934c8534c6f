import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Game } from '../../../src/rules/games.ts';
import { rowsOf, timestamp, type Db } from '../../db/database.ts';
import { drawRevisions, jackpots, refusedReports } from '../../db/schema.ts';
import { grouped } from '../../grouped.ts';
import { impossibility, numbersText, printable, type DrawReport, type Reading, type Source } from '../report.ts';
import { sameNumbers } from './reconcile.ts';
import { reconcileFrom } from './settle.ts';

/** A reading with its source and time; `now` in milliseconds since 1970. */
export type News = { readonly source: Source; readonly game: Game; readonly reading: Reading; readonly now: number };

/** What came of a reading: possible draws, new or changed reports, and rejected ones, in all and for the first time. */
export type Stored = Awaited<ReturnType<typeof storeReading>>;
type RefusedReport = { readonly report: string; readonly reason: string };

/** Stores a reading in one transaction: its reports, the rejected ones, and the draws that follow (SV-6, SV-7). */
export const storeReading = (db: Db, { source, game, reading, now }: News) =>
  db.transaction(async (tx) => {
    await lockDraws(tx, game);
    const { possible, withdrawn, refused } = sorted(game, reading, now);
    const changed = await storeReports(tx, source, game, [...possible, ...withdrawn], now);
    const newlyRefused = await storeRefused(tx, source, game, refused, now);
    const hasJackpots = await storeJackpots(tx, source, game, reading, now);
    const hasDraws = await reconcileFrom(tx, game, changed, now);
    if (changed.length > 0 || hasJackpots || hasDraws) await beginRevision(tx, game);
    return { possible: possible.length, newReports: changed.length, refused, newlyRefused };
  });

/** Confirms draws that have become old enough (SV-7), and reconciles all draws since the first of some dates. */
export const settleAged = (db: Db, game: Game, now: number, dates: readonly string[] = []): Promise<void> =>
  db.transaction(async (tx) => {
    await lockDraws(tx, game);
    if (await reconcileFrom(tx, game, dates, now)) await beginRevision(tx, game);
  });

/** Locks a game's draws against other writers until the transaction ends. */
export const lockDraws = (tx: Db, game: Game): Promise<void> => raiseRevision(tx, game, 0);

/** Makes every process discard what it cached of a game's draws. */
export const beginRevision = (tx: Db, game: Game): Promise<void> => raiseRevision(tx, game, 1);

const raiseRevision = async (tx: Db, game: Game, by: 0 | 1): Promise<void> => {
  const revision = sql`${drawRevisions.revision} + ${by}`;
  await tx
    .insert(drawRevisions)
    .values({ game, revision: by })
    .onConflictDoUpdate({ target: drawRevisions.game, set: { revision } });
};

const sorted = (game: Game, { draws, unreadable }: Reading, now: number) => {
  const refused: RefusedReport[] = unreadable.map(({ text, reason }) => ({
    report: printable(text),
    reason: printable(reason),
  }));
  const withdrawn: DrawReport[] = [];
  const possible = [...grouped(draws, ({ date }) => date)].flatMap(([date, [first, ...more]]) => {
    if (first === undefined) return [];
    const isOneValue = more.every((other) => sameNumbers(first, other));
    const reason = isOneValue ? impossibility(game, first, now) : 'The same source gives two values for that date.';
    if (reason === undefined) return [first];
    if (!isOneValue) withdrawn.push({ date, main: [], special: 0, multiplier: null });
    refused.push(...[first, ...more].map((draw) => ({ report: `${draw.date} ${numbersText(draw)}`, reason })));
    return [];
  });
  return { possible, withdrawn, refused };
};

/**
 * Stores a source's new values, and withdrawals of earlier ones; returns their dates. An old value that it returns to
 * becomes its newest again.
 */
const storeReports = async (
  tx: Db,
  source: Source,
  game: Game,
  reports: readonly DrawReport[],
  now: number,
): Promise<readonly string[]> => {
  const answer = await tx.execute(sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
        as r(date date, main smallint[], special smallint, multiplier smallint)
    ), newest as (
      select distinct on (date) date, main, special, multiplier from draw_reports
      where game = ${game} and source = ${source} order by date, seen_at desc, id desc
    )
    insert into draw_reports (game, date, source, main, special, multiplier, seen_at)
    select ${game}, said.date, ${source}, said.main, said.special, said.multiplier, ${timestamp(now)}
    from said left join newest on newest.date = said.date
    where (newest.date is null and said.main <> '{}') or newest.main <> said.main or newest.special <> said.special
      or (said.multiplier is not null and newest.multiplier is distinct from said.multiplier)
    on conflict (game, date, source, main, special) do update
      set seen_at = case when draw_reports.seen_at < excluded.seen_at and exists (
          select from draw_reports other
          where other.game = excluded.game and other.date = excluded.date and other.source = excluded.source
            and other.id <> draw_reports.id and other.seen_at >= draw_reports.seen_at)
        then excluded.seen_at else draw_reports.seen_at end,
        multiplier = coalesce(excluded.multiplier, draw_reports.multiplier)
    returning to_char(date, 'YYYY-MM-DD') as date`);
  return rowsOf(v.object({ date: v.string() }), answer).map(({ date }) => date);
};

const storeRefused = async (
  tx: Db,
  source: Source,
  game: Game,
  refused: readonly RefusedReport[],
  now: number,
): Promise<readonly RefusedReport[]> => {
  const seen_at = new Date(now);
  const rows = refused.map(({ report, reason }) => ({ game, source, report: report.slice(0, 500), reason, seen_at }));
  const stored: RefusedReport[] = [];
  for (let at = 0; at < rows.length; at += 1000)
    stored.push(
      ...(await tx
        .insert(refusedReports)
        .values(rows.slice(at, at + 1000))
        .onConflictDoNothing()
        .returning()),
    );
  return stored;
};

/** Stores the jackpots that a source announces; returns whether one that is shown changed. */
const storeJackpots = async (
  tx: Db,
  source: Source,
  game: Game,
  { jackpots: announced }: Reading,
  now: number,
): Promise<boolean> => {
  const [first] = announced.map(({ date }) => date).toSorted();
  if (first === undefined) return false;
  const before = await jackpotsOf(tx, game, first);
  for (const { date, dollars } of announced) {
    const seen = { dollars, seen_at: new Date(now) };
    await tx
      .insert(jackpots)
      .values({ game, date, source, ...seen })
      .onConflictDoUpdate({
        target: [jackpots.game, jackpots.date, jackpots.source],
        set: seen,
        setWhere: ne(jackpots.dollars, dollars),
      });
  }
  const after = await jackpotsOf(tx, game, first);
  return announced.some(({ date }) => before.get(date) !== after.get(date));
};

/** The latest jackpot announced for each draw date of a game, optionally since a date, in words. */
export const jackpotsOf = async (db: Db, game: Game, first = '0001-01-01'): Promise<ReadonlyMap<string, string>> => {
  const { date, seen_at, source } = jackpots;
  const rows = await db
    .selectDistinctOn([date])
    .from(jackpots)
    .where(and(eq(jackpots.game, game), gte(date, first)))
    .orderBy(asc(date), desc(seen_at), asc(source));
  return new Map(rows.map((row) => [row.date, dollarsText(row.dollars)]));
};

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** An amount as lotteries announce it, such as '$633 Million' or '$1.25 Billion'; below a million in full. */
export const dollarsText = (dollars: number): string => {
  const tenthsOfMillion = Math.round(dollars / 100_000);
  if (dollars < 1_000_000) return `$${figures.format(Math.round(dollars))}`;
  return tenthsOfMillion < 10_000
    ? `$${figures.format(tenthsOfMillion / 10)} Million`
    : `$${figures.format(dollars / 1e9)} Billion`;
};
