import { and, desc, eq, lte, ne } from 'drizzle-orm';
import type { LatestDraw } from '../../src/protocol/draws.ts';
import { newYorkTimestamp } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { draws } from '../db/schema.ts';
import { lastDraw, nextDraw } from './calendar.ts';
import { jackpotsOf } from './ledger/jackpots.ts';
import { votesOn } from './ledger/settle.ts';
import { six } from './past-draws.ts';

type StoredDraw = typeof draws.$inferSelect;

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
  const votes = await votesOn(db, game, [date]);
  return votes
    .toSorted((one, other) => Number(other.source === follows) - Number(one.source === follows))
    .map(({ source, main, special }) => ({ source, numbers: six(main, special) }));
};

const longestWait = 12 * 3_600_000;

/** Whether missing numbers may still come, up to 12 h: boards then treat that draw as the next one (BD-5). */
export const isAwaitedAt = (game: Game, now: number): boolean => now - lastDraw(game, now).at < longestWait;

/** The date of the last scheduled draw, and whether its real numbers are stored. `now` in ms since 1970. */
export const lastDrawOf = async (db: Db, game: Game, now: number): Promise<{ date: string; isOut: boolean }> => {
  const { date } = lastDraw(game, now);
  const stored = await db.$count(draws, and(eq(draws.game, game), eq(draws.date, date), ne(draws.state, 'sample')));
  return { date, isOut: stored > 0 };
};

/** Power Ball ends in the Power Play as `2x` when known, Mega Millions in the multiplier or 0. */
const numberSet = (game: Game, { main, special, multiplier }: StoredDraw): string => {
  const powerPlay = multiplier === null ? [] : [`${multiplier}x`];
  return [...main, special, ...(game === 'powerball' ? powerPlay : [multiplier ?? 0])].join(' ');
};
