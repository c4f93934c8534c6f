import { and, asc, desc, eq, lte } from 'drizzle-orm';
import papaparse from 'papaparse';
import { lastDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { six, type PastDraw } from '../../src/rules/past-draws.ts';
import type { Db } from '../db/database.ts';
import { corrections, draws } from '../db/schema.ts';
import { grouped } from '../grouped.ts';
import { storedText } from '../http/stored-body.ts';
import { sameNumbers } from './ledger/reconcile.ts';
import { conflictsOf } from './ledger/settle.ts';
import { jackpotsOf } from './ledger/store.ts';

/** A game's past draws, newest first, with their corrections and conflicting reports (DH-1). */
export const pastDraws = async (db: Db, game: Game, now: number): Promise<PastDraw[]> => {
  const rows = await db
    .select()
    .from(draws)
    .where(and(eq(draws.game, game), lte(draws.date, lastDrawDate(game, now))))
    .orderBy(desc(draws.date));
  const [corrected, disputed, announced] = [
    await correctionsOf(db, game),
    await conflictsOf(db, game),
    await jackpotsOf(db, game),
  ];
  return rows.map(({ date, main, special, multiplier, state }) => ({
    date,
    numbers: six(main, special),
    multiplier,
    state,
    jackpot: announced.get(date) ?? null,
    corrections: (corrected.get(date) ?? []).map((one) => ({
      numbers: six(one.old_main, one.old_special),
      corrected_at: one.corrected_at.toISOString(),
    })),
    conflicts: (disputed.get(date) ?? [])
      .filter((vote) => !sameNumbers(vote, { main, special }))
      .map((vote) => ({ source: vote.source, numbers: six(vote.main, vote.special) })),
  }));
};

const correctionsOf = async (db: Db, game: Game) => {
  const rows = await db.select().from(corrections).where(eq(corrections.game, game)).orderBy(asc(corrections.id));
  return grouped(rows, ({ date }) => date);
};

/** A game's history as JSON (DH-1) and as CSV (DH-4), ready to send. `now` in milliseconds since 1970. */
export const historyBodies = async (db: Db, game: Game, now: number) => {
  const history = await pastDraws(db, game, now);
  const [json, csv] = await Promise.all([
    storedText(JSON.stringify(history), 'application/json'),
    storedText(historyFile(game, history), 'text/csv; charset=utf-8'),
  ]);
  return { json, csv };
};

const balls = [1, 2, 3, 4, 5].map((place) => `ball_${place}`);
const specialColumn: Readonly<Record<Game, string>> = { powerball: 'power_ball', megamillions: 'mega_ball' };

/** A game's history as CSV, newest first. Unknown fields are empty; `dispute` has conflicting reports (DH-4, PR-3). */
export const historyFile = (game: Game, history: readonly PastDraw[]): string =>
  papaparse.unparse(
    {
      fields: ['draw_date', ...balls, specialColumn[game], 'multiplier', 'jackpot', 'state', 'dispute'],
      data: history.map(({ date, numbers, multiplier, jackpot, state, conflicts }) => [
        date,
        ...numbers,
        multiplier,
        jackpot,
        state,
        conflicts.map((one) => `${one.source}: ${one.numbers.join(' ')}`).join('; '),
      ]),
    },
    { newline: '\r\n' },
  ) + '\r\n';
