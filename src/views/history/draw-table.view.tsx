import type { ReactNode } from 'react';
import type { Game } from '../../rules/games.ts';
import type { PastDraw } from '../../rules/history/past-draws.ts';
import { SmallBalls } from '../../ui/numbers/small-balls.tsx';
import { dayOf, specialKind } from '../board/words.ts';
import * as look from './draw-table.css.ts';
import { notesOn, stateWords } from './words.ts';

const columns = ['Date', 'Numbers', 'Multiplier', 'Jackpot', 'State', 'My tickets'];

type DrawTableProps = { game: Game; draws: readonly PastDraw[]; isBusy: boolean; mine: (date: string) => ReactNode };

/**
 * Draws with all that is known of them, one a row; `mine` is what stands for one's own tickets. The roles are spelled out because the table
 * is laid out as cards on a narrow screen, which takes them away in some browsers.
 */
export function DrawTable({ game, draws, isBusy, mine }: DrawTableProps) {
  return (
    <table role="table" aria-label="Draws" aria-busy={isBusy} className={look.table}>
      <thead role="rowgroup" className={look.head}>
        <tr role="row" className={look.row}>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={look.heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={look.body}>
        {draws.map((draw) => (
          <DrawRow key={draw.date} game={game} draw={draw} mine={mine} />
        ))}
      </tbody>
    </table>
  );
}

function DrawRow({ game, draw, mine }: Pick<DrawTableProps, 'game' | 'mine'> & { draw: PastDraw }) {
  const { date, numbers, multiplier, jackpot, state } = draw;
  return (
    <tr role="row" className={look.row}>
      <th role="rowheader" scope="row" className={look.cell.date}>
        <time dateTime={date}>{dayOf(date)}</time>
      </th>
      <td role="cell" className={look.cell.numbers}>
        <SmallBalls label={`Numbers drawn on ${dayOf(date)}`} numbers={numbers} special={specialKind(game)} />
        {notesOn(draw).map((note) => (
          <p key={note} className={look.note}>
            {note}
          </p>
        ))}
      </td>
      <td role="cell" className={look.cell.multiplier}>
        {multiplier !== null && (
          <>
            <span className={look.narrowOnly} aria-hidden="true">
              {'Multiplier '}
            </span>
            <span>{`${multiplier}x`}</span>
          </>
        )}
      </td>
      <td role="cell" className={look.cell.jackpot}>
        {jackpot}
      </td>
      <td role="cell" className={look.cell.state}>
        <span className={look.state[state]}>{stateWords[state]}</span>
      </td>
      <td role="cell" className={look.cell.mine}>
        {mine(date)}
      </td>
    </tr>
  );
}
