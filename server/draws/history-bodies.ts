import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { storedText, type StoredBody } from '../http/stored-body.ts';
import { historyFile } from './history-file.ts';
import { pastDraws } from './past-draws.ts';

/** A game's history as it is answered: as JSON (DH-1) and as CSV (DH-4). */
export type HistoryBodies = { readonly json: StoredBody; readonly csv: StoredBody };

/** A game's history as both of its answers, ready to be sent. `now` in milliseconds since 1970. */
export const historyBodies = async (db: Db, game: Game, now: number): Promise<HistoryBodies> => {
  const history = await pastDraws(db, game, now);
  const [json, csv] = await Promise.all([
    storedText(JSON.stringify(history), 'application/json'),
    storedText(historyFile(game, history), 'text/csv; charset=utf-8'),
  ]);
  return { json, csv };
};
