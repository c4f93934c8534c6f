import papaparse from 'papaparse';
import type { Game } from '../../src/rules/games.ts';
import type { PastDraw } from '../../src/rules/past-draws.ts';

const specialColumn: Readonly<Record<Game, string>> = { powerball: 'power_ball', megamillions: 'mega_ball' };

/**
 * A game's history as CSV with a header, newest draw first, one row a draw; unknown multipliers and jackpots are empty,
 * and `dispute` has what other sources say (DH-4, PR-3).
 */
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
