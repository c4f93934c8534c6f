import { eq, sql } from 'drizzle-orm';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { drawRevisions } from '../db/schema.ts';
import { lastDraw } from './calendar.ts';
import { isAwaitedAt } from './latest.ts';

/**
 * Something made of a game's draws as they are at an instant, kept in memory until they change or the next one is due:
 * by the revision in the database, which every process asks for. Whoever asks while it is made waits for the same work.
 */
export const keptByRevision = <Made>(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  game: Game,
  make: (now: number) => Promise<Made>,
): (() => Promise<Made>) => {
  const revision = db
    .select({ number: drawRevisions.revision })
    .from(drawRevisions)
    .where(eq(drawRevisions.game, sql.placeholder('game')))
    .prepare('draw_revision');
  let kept: { readonly key: string; readonly made: Promise<Made> } | undefined;
  return async () => {
    const now = clock.now();
    const [row] = await revision.execute({ game });
    const key = `${row?.number ?? 0} ${lastDraw(game, now).date} ${isAwaitedAt(game, now)}`;
    if (kept?.key !== key) kept = { key, made: make(now) };
    const { made } = kept;
    return made.catch((error: unknown) => {
      if (kept?.made === made) kept = undefined;
      throw error;
    });
  };
};
