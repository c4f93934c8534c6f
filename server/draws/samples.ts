import { and, eq, ne } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { lastDrawDates } from '../../src/rules/draw-times.ts';
import { eraOf } from '../../src/rules/eras.ts';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { draws } from '../db/schema.ts';
import type { DrawReport } from './report.ts';
import { beginRevision, lockDraws } from './ledger/store.ts';

const samplesShown = 5;

/** Stores sample draws for a game's last dates if it has no real draw; returns whether it has none (SV-8). */
export const keepSamples = (db: Db, game: Game, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockDraws(tx, game);
    if ((await tx.$count(draws, and(eq(draws.game, game), ne(draws.state, 'sample')))) > 0) return false;
    const at = new Date(now);
    const rows = lastDrawDates(game, now, samplesShown).map((date) => {
      const draw = sampleDraw(game, date);
      return { ...draw, game, main: [...draw.main], state: 'sample' as const, first_seen_at: at, results_from: at };
    });
    const added = await tx.insert(draws).values(rows).onConflictDoNothing().returning({ date: draws.date });
    if (added.length > 0) await beginRevision(tx, game);
    return true;
  });

/** Made-up numbers for a draw, valid in its era and always the same for a game and date. */
export const sampleDraw = (game: Game, date: string): DrawReport => {
  const { mainHighest = 69, specialHighest = 26 } = eraOf(game, date) ?? {};
  const random = randomFrom(`${game} ${date}`);
  const bag = Array.from({ length: mainHighest }, (_, at) => at + 1);
  const main = Array.from({ length: 5 }, () => bag.splice(random(bag.length), 1)).flat();
  const special = random(specialHighest) + 1;
  return {
    date,
    main: main.toSorted((one, other) => one - other),
    special,
    multiplier: game === 'powerball' ? random(4) + 2 : null,
  };
};

/** Up to eight seeded whole numbers, each below a limit. */
const randomFrom = (seed: string) => {
  const bytes = createHash('sha256').update(seed).digest();
  let used = 0;
  return (limit: number): number => bytes.readUInt32LE(4 * used++) % limit;
};
