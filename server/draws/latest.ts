import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { LatestDraw } from '../../src/protocol/draws.ts';
import { drawInstant, lastDrawDate, newYorkTimestamp, nextDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { six } from '../../src/rules/past-draws.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { drawReports, drawRevisions, draws } from '../db/schema.ts';
import { newestReports } from './ledger/settle.ts';
import { jackpotsOf } from './ledger/store.ts';

type StoredDraw = typeof draws.$inferSelect;

/** A scheduled draw: its date (YYYY-MM-DD) and its instant in milliseconds since 1970. */
type ScheduledDraw = { readonly date: string; readonly at: number };

const scheduled = (game: Game, date: string): ScheduledDraw => ({ date, at: drawInstant(game, date) });

/** A game's first draw after an instant in milliseconds since 1970. */
export const nextDraw = (game: Game, now: number): ScheduledDraw => scheduled(game, nextDrawDate(game, now));

/** A game's last draw held by an instant in milliseconds since 1970. */
export const lastDraw = (game: Game, now: number): ScheduledDraw => scheduled(game, lastDrawDate(game, now));

/** A game's newest stored draw and what comes next (BD-2); undefined without one. `now` in ms since 1970. */
export const latestDraw = async (db: Db, game: Game, now: number): Promise<LatestDraw | undefined> => {
  const last = lastDraw(game, now);
  const [draw] = await db
    .select()
    .from(draws)
    .where(and(eq(draws.game, game), lte(draws.date, last.date)))
    .orderBy(desc(draws.date))
    .limit(1);
  if (draw === undefined) return undefined;
  const next = draw.date < last.date && isAwaitedAt(game, now) ? last : nextDraw(game, now);
  return {
    number_set: numberSet(game, draw),
    drawing_date: draw.date,
    next_drawing_date: newYorkTimestamp(next.at),
    next_jackpot: (await jackpotsOf(db, game, next.date)).get(next.date) ?? 'To be announced',
    is_sample: draw.state === 'sample',
    reports: draw.state === 'disputed' ? await reportsOn(db, game, draw) : [],
  };
};

/** What the sources say of a draw, the one that it follows first. */
const reportsOn = async (db: Db, game: Game, { date, follows }: StoredDraw) => {
  const votes = await newestReports(db, game, eq(drawReports.date, date));
  return votes
    .toSorted((one, other) => Number(other.source === follows) - Number(one.source === follows))
    .map(({ source, main, special }) => ({ source, numbers: six(main, special) }));
};

const longestWait = 12 * 3_600_000;

/** Whether missing numbers may still come, up to 12 h: boards then treat that draw as the next one (BD-5). */
export const isAwaitedAt = (game: Game, now: number): boolean => now - lastDraw(game, now).at < longestWait;

/** Caches what `make` returns until the game's revision, which all processes share, or its next draw changes. */
export const cachedByRevision = <Made>(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  game: Game,
  make: (now: number) => Promise<Made>,
): (() => Promise<Made>) => {
  const revision = db
    .select({ number: drawRevisions.revision })
    .from(drawRevisions)
    .where(eq(drawRevisions.game, sql.placeholder('game')))
    .prepare('draw_revision');
  let cached: { readonly key: string; readonly made: Promise<Made> } | undefined;
  return async () => {
    const now = clock.now();
    const [row] = await revision.execute({ game });
    const key = `${row?.number ?? 0} ${lastDraw(game, now).date} ${isAwaitedAt(game, now)}`;
    if (cached?.key !== key) cached = { key, made: make(now) };
    const { made } = cached;
    return made.catch((error: unknown) => {
      if (cached?.made === made) cached = undefined;
      throw error;
    });
  };
};

/** Whether the real numbers of a game's draw on a date are stored. */
export const isOut = async (db: Db, game: Game, date: string): Promise<boolean> =>
  (await db.$count(draws, and(eq(draws.game, game), eq(draws.date, date), ne(draws.state, 'sample')))) > 0;

/** A draw's number_set: Power Ball's ends in the Power Play as `2x` if known, Mega Millions' in the multiplier or 0. */
const numberSet = (game: Game, { main, special, multiplier }: StoredDraw): string => {
  const powerPlay = multiplier === null ? [] : [`${multiplier}x`];
  return [...main, special, ...(game === 'powerball' ? powerPlay : [multiplier ?? 0])].join(' ');
};
