import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history.machine.ts';
import type { Game } from '../../rules/games.ts';
import { drawsFound, pageOf, pagesOf } from '../../rules/history/filters.ts';
import type { PastDraw } from '../../rules/history/past-draws.ts';
import { Pager } from '../../ui/action/pager.tsx';
import { SmallBalls } from '../../ui/numbers/small-balls.tsx';
import { dayOf, specialKind } from '../board/words.ts';
import { sample } from '../board/board.css.ts';
import * as look from './history.css.ts';
import { counted, notesOn, stateWords } from './words.ts';

type DrawPagesProps = { actor: ActorRefFrom<typeof historyMachine>; mine: (date: string) => ReactNode };

/** The draws that fit the filters, a page at a time (DH-1). */
export function DrawPages({ actor, mine }: DrawPagesProps) {
  const { game, draws, filters, page: asked } = useSelector(actor, ({ context }) => context);
  const isRefreshing = useSelector(actor, (state) => state.matches({ showing: { freshness: 'refreshing' } }));
  const found = drawsFound(draws, filters);
  const pages = pagesOf(found);
  const page = Math.min(asked, pages);
  const turn = (to: number) => ({ type: 'page.turned', page: to, pages }) as const;
  const way = (text: string, to: number) => ({
    text,
    isPossible: actor.getSnapshot().can(turn(to)),
    onTurn: () => actor.send(turn(to)),
  });
  return (
    <div className={look.stack}>
      <p role="status" className={look.count}>
        {found.length === draws.length
          ? counted(draws.length, 'draw', 'draws')
          : `${found.length} of ${counted(draws.length, 'draw', 'draws')}`}
      </p>
      {draws.some(({ state }) => state === 'sample') && (
        <p className={sample}>
          <strong>Sample draws</strong> No results have been received yet, so these numbers were made up.
        </p>
      )}
      {found.length === 0 ? (
        <p className={look.empty}>No draw fits these filters.</p>
      ) : (
        <DrawTable game={game} draws={pageOf(found, page)} isBusy={isRefreshing} mine={mine} />
      )}
      {pages > 1 && (
        <Pager label="Pages of draws" page={page} pages={pages} back={way('Newer draws', page - 1)} on={way('Older draws', page + 1)} />
      )}
    </div>
  );
}

const columns = ['Date', 'Numbers', 'Multiplier', 'Jackpot', 'State', 'My tickets'];

type DrawTableProps = Pick<DrawPagesProps, 'mine'> & { game: Game; draws: readonly PastDraw[]; isBusy: boolean };

// The roles are spelled out because the table is laid out as cards on a narrow screen, which takes them away in some browsers.
function DrawTable({ game, draws, isBusy, mine }: DrawTableProps) {
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
              Multiplier{' '}
            </span>
            {multiplier}x
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
