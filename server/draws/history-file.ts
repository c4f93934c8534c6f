import papaparse from 'papaparse';
import type { Game } from '../../src/rules/games.ts';
import type { PastDraw } from '../../src/rules/past-draws.ts';
import type { Db } from '../db/database.ts';
import { storedText } from '../http/stored-body.ts';
import { pastDraws } from './past-draws.ts';

/** A game's history as JSON (DH-1) and as CSV (DH-4), ready to send. `now` in milliseconds since 1970. */
export const historyBodies = async (db: Db, game: Game, now: number) => {
  const history = await pastDraws(db, game, now);
  const [json, csv] = await Promise.all([
    storedText(JSON.stringify(history), 'application/json'),
    storedText(historyFile(game, history), 'text/csv; charset=utf-8'),
  ]);
  return { json, csv };
};

const specialColumn: Readonly<Record<Game, string>> = { powerball: 'power_ball', megamillions: 'mega_ball' };

/** A game's history as CSV, newest first. Unknown fields are empty; `dispute` has conflicting reports (DH-4, PR-3). */
export const historyFile = (game: Game, history: readonly PastDraw[]): string =>
  papaparse.unparse(
    {
      fields: [
        'draw_date',
        'ball_1',
        'ball_2',
        'ball_3',
        'ball_4',
        'ball_5',
        specialColumn[game],
        'multiplier',
        'jackpot',
        'state',
        'dispute',
      ],
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
