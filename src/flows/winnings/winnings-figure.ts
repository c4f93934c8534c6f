import type { Results } from '../../protocol/history.ts';
import { briefDollars, dayAt, placeOf } from '../../rules/axes.ts';
import { dayOf } from '../../rules/dates.ts';
import { winningsOverTime } from '../../rules/statistics.ts';
import { inFigures, winningsText } from '../../rules/prizes.ts';
import { counted } from '../history/history-words.ts';
import type { Figure } from '../picture/picture.view.tsx';

/** How a player's winnings added up, draw by draw (PL-4). */
export const winningsFigure = ({ won, draws }: Results): Figure => {
  const overTime = winningsOverTime(draws);
  return {
    title: 'Won so far',
    point:
      `${winningsText(won)} in ${counted(draws.length, 'draw', 'draws')} since ${dayOf(overTime[0]?.date ?? '')}.` +
      (won.jackpots + won.unpriced > 0 ? ' Prizes without a known amount are not drawn.' : ''),
    plotted: {
      kind: 'steps',
      tone: 'won',
      points: overTime.map(({ date, total }) => ({ x: placeOf(date), y: total.highest })),
      xText: dayAt,
      yText: briefDollars,
    },
    head: ['Draw', 'Tickets', 'Won', 'Won so far'],
    rows: overTime
      .toReversed()
      .map(({ date, tickets, won: inDraw, total }) => [
        dayOf(date),
        inFigures(tickets),
        winningsText(inDraw),
        winningsText(total),
      ]),
  };
};
