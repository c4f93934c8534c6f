import { eq, sql } from 'drizzle-orm';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { drawRevisions } from '../db/schema.ts';
import { lastDraw } from './calendar.ts';
import { isAwaitedAt } from './latest.ts';

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
