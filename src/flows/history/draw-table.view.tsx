import type { ReactNode } from 'react';
import type { Game } from '../../rules/games.ts';
import type { PastDraw } from '../../rules/past-draws.ts';
import { SmallBalls } from '../board/small-balls.view.tsx';
import { dayOf } from '../../rules/dates.ts';
import * as css from './draw-table.css.ts';
import { notesOn, stateWords } from './history-words.ts';

type DrawTableProps = {
  game: Game;
  draws: readonly PastDraw[];
  isBusy: boolean;
  played: ReadonlySet<string>;
  mine: (date: string) => ReactNode;
};

type Column = {
  readonly name: string;
  readonly place: keyof typeof css.cell;
  readonly cell: (draw: PastDraw) => ReactNode;
};

/** The columns that have content; without columns, a multiplier's cell says what it is called. */
const columnsOf = ({ game, draws, played, mine }: DrawTableProps): readonly Column[] => {
  const multiplier = game === 'powerball' ? 'Power Play' : 'Multiplier';
  const numbers: Column = {
    name: 'Numbers',
    place: 'numbers',
    cell: (draw) => (
      <>
        <SmallBalls game={game} label={`Numbers drawn on ${dayOf(draw.date)}`} numbers={draw.numbers} />
        {notesOn(draw).map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
      </>
    ),
  };
  const optional: readonly (Column & { readonly has: (draw: PastDraw) => boolean })[] = [
    {
      name: multiplier,
      place: 'multiplier',
      has: (draw) => draw.multiplier !== null,
      cell: (draw) =>
        draw.multiplier !== null && (
          <>
            <span className={css.narrowOnly} aria-hidden="true">{`${multiplier} `}</span>
            <span>{`${draw.multiplier}x`}</span>
          </>
        ),
    },
    { name: 'Jackpot', place: 'jackpot', has: ({ jackpot }) => jackpot !== null, cell: ({ jackpot }) => jackpot },
    {
      name: 'My tickets',
      place: 'mine',
      has: ({ date }) => played.has(date),
      cell: ({ date }) => played.has(date) && mine(date),
    },
  ];
  return [numbers, ...optional.filter(({ has }) => draws.some(has))];
};

/**
 * Draws with all that is known about them, one per row: the columns that have content, and the state if it is unusual.
 * `mine` renders the player's own tickets in the draws that they `played`. The roles are explicit because the layout as
 * cards on narrow screens removes them in some browsers.
 */
export function DrawTable(props: DrawTableProps) {
  const columns = columnsOf(props);
  return (
    <table role="table" aria-label="Draws" aria-busy={props.isBusy} className={css.table}>
      <thead role="rowgroup" className={css.head}>
        <tr role="row" className={css.row}>
          <th role="columnheader" scope="col" className={css.heading.date}>
            Date
          </th>
          {columns.map(({ name, place }) => (
            <th key={place} role="columnheader" scope="col" className={css.heading[place]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.body}>
        {props.draws.map((draw) => (
          <tr key={draw.date} role="row" className={css.row}>
            <th role="rowheader" scope="row" className={css.cell.date}>
              <time dateTime={draw.date}>{dayOf(draw.date)}</time>{' '}
              {draw.state !== 'confirmed' && <span className={css.state[draw.state]}>{stateWords[draw.state]}</span>}
            </th>
            {columns.map(({ place, cell }) => (
              <td key={place} role="cell" className={css.cell[place]}>
                {cell(draw)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
