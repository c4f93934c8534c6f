import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { Outcome } from '../../protocol/history.ts';
import { games } from '../../rules/games.ts';
import { inFigures } from '../../rules/prizes.ts';
import type { SavedTicket } from '../../rules/ticket-numbers.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { region } from '../../ui/scroll-region.css.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Holes } from '../board/small-balls.view.tsx';
import { TryAgain } from '../page/try-again.view.tsx';
import { PastRow, TicketRow } from '../ticket-row/ticket-row.view.tsx';
import * as css from './tickets.css.ts';

type TicketsProps = {
  actor: ActorRefFrom<typeof ticketsMachine>;
  /** The outcomes of tickets in the last draw, if known (RS-2). */
  outcomes?: readonly Outcome[] | undefined;
  isReadOnly?: boolean;
  height: 170 | 270;
  /** Shown when no ticket is saved. */
  children?: ReactNode;
};

const modeOf = (state: SnapshotFrom<typeof ticketsMachine>) => {
  if (state.matches('loading')) return 'loading';
  if (state.matches('failed')) return 'failed';
  return state.context.tickets.length === 0 ? 'empty' : 'listed';
};

/** A game's saved tickets, winners of the last draw first, then newest first, in a list that scrolls by itself. */
export function Tickets({ actor, outcomes, isReadOnly = false, height, children }: TicketsProps) {
  const mode = useDeferredValue(useSelector(actor, modeOf), 'loading');
  const game = useSelector(actor, ({ context }) => context.game);
  const hasWinners = outcomes?.some(({ tier }) => tier !== null) ?? false;
  return (
    <FocusScope width="full">
      {mode === 'listed' || (mode === 'empty' && hasWinners) ? (
        <List actor={actor} outcomes={outcomes} isReadOnly={isReadOnly} height={height} />
      ) : (
        <div className={`${region[height]} ${css.instead}`}>
          {mode === 'loading' ? (
            <Spinner label="Loading the saved tickets" />
          ) : mode === 'failed' ? (
            <TryAgain text="The saved tickets could not be loaded." actor={actor} />
          ) : (
            <>
              <Holes game={game} />
              <p>No saved numbers</p>
              {children}
            </>
          )}
        </div>
      )}
    </FocusScope>
  );
}

/** How many tickets are saved, for the heading: the list may show only the first of them. */
export function SavedCount({ actor }: Pick<TicketsProps, 'actor'>) {
  const count = useSelector(actor, (state) => (modeOf(state) === 'listed' ? state.context.tickets.length : 0));
  return count > 0 && <p className={css.count}>{`${inFigures(count)} saved`}</p>;
}

function List({ actor, outcomes, isReadOnly, height }: TicketsProps & { isReadOnly: boolean }) {
  const game = useSelector(actor, ({ context }) => context.game);
  const tickets = useSelector(actor, ({ context }) => context.tickets);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const isRefreshing = useSelector(actor, (state) => state.matches({ showing: 'refreshing' }));
  const items = useMemo(() => winnersFirst(tickets, outcomes ?? []), [tickets, outcomes]);
  const name = isReadOnly ? `Saved tickets, ${games[game].name}` : 'Saved tickets';
  return (
    <ScrollRegion name={name} height={height} isBusy={isRefreshing}>
      <GrowingList items={items} keyOf={({ id }) => id} className={css.item}>
        {({ ticket, outcome }) =>
          ticket === undefined ? (
            <PastRow game={game} outcome={outcome} />
          ) : (
            <TicketRow
              list={actor}
              actor={rows[ticket.id]}
              game={game}
              ticket={ticket}
              outcome={outcome}
              isReadOnly={isReadOnly}
            />
          )
        }
      </GrowingList>
    </ScrollRegion>
  );
}

type Item =
  | { readonly id: string; readonly ticket: SavedTicket; readonly outcome: Outcome | undefined }
  | { readonly id: string; readonly ticket: undefined; readonly outcome: Outcome };

/** Tickets with their outcomes in the last draw, best first, including winners that were deleted since (RS-1). */
const winnersFirst = (tickets: readonly SavedTicket[], outcomes: readonly Outcome[]): readonly Item[] => {
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.ticket_id, outcome]));
  const saved = new Set(tickets.map(({ id }) => id));
  const gone = outcomes.filter(({ ticket_id, tier }) => tier !== null && !saved.has(ticket_id));
  const items = [
    ...tickets.map((ticket): Item => ({ id: ticket.id, ticket, outcome: outcomeOf.get(ticket.id) })),
    ...gone.map((outcome): Item => ({ id: outcome.ticket_id, ticket: undefined, outcome })),
  ];
  const rankOf = ({ outcome }: Item) => outcome?.tier ?? Infinity;
  return items.toSorted((one, other) => (rankOf(one) === rankOf(other) ? 0 : rankOf(one) - rankOf(other)));
};
