import { eq } from 'drizzle-orm';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { drawRevisions } from '../db/schema.ts';
import { storedText, type StoredBody } from '../http/stored-body.ts';
import { lastDraw } from './calendar.ts';
import { historyFile } from './history-file.ts';
import { pastDraws } from './past-draws.ts';

/** A game's history as it is answered: as JSON (DH-1) and as CSV (DH-4). */
export type HistoryBodies = { readonly json: StoredBody; readonly csv: StoredBody };

/** A game's history, made once for each revision of its draws and kept in memory; whoever asks meanwhile waits for the same work. */
export const historyBodies = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>, game: Game) => {
  let kept: { readonly revision: string; readonly bodies: Promise<HistoryBodies> } | undefined;
  return async (): Promise<HistoryBodies> => {
    const now = clock.now();
    // What has become the past since then is told as well.
    const revision = `${await revisionOf(db, game)} ${lastDraw(game, now).date}`;
    if (kept?.revision !== revision) kept = { revision, bodies: bodiesOf(db, game, now) };
    const { bodies } = kept;
    return bodies.catch((error: unknown) => {
      if (kept?.bodies === bodies) kept = undefined;
      throw error;
    });
  };
};

const revisionOf = async (db: Db, game: Game): Promise<number> => {
  const [row] = await db
    .select({ revision: drawRevisions.revision })
    .from(drawRevisions)
    .where(eq(drawRevisions.game, game));
  return row?.revision ?? 0;
};

const bodiesOf = async (db: Db, game: Game, now: number): Promise<HistoryBodies> => {
  const history = await pastDraws(db, game, now);
  const [json, csv] = await Promise.all([
    storedText(JSON.stringify(history), 'application/json'),
    storedText(historyFile(game, history), 'text/csv; charset=utf-8'),
  ]);
  return { json, csv };
};
