import papaparse from 'papaparse';
import type { Game } from '../../src/rules/games.ts';
import type { PastDraw } from '../../src/rules/history/past-draws.ts';

const specialColumn: Readonly<Record<Game, string>> = { powerball: 'power_ball', megamillions: 'mega_ball' };

/** A game's history as CSV with a header, newest draw first, one row a draw; unknown multipliers and jackpots are empty (DH-4). */
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
      ],
      data: history.map(({ date, numbers, multiplier, jackpot, state }) => [
        date,
        ...numbers,
        multiplier,
        jackpot,
        state,
      ]),
    },
    { newline: '\r\n' },
  ) + '\r\n';
