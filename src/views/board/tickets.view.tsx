import { useSelector } from '@xstate/react';
import { memo, useDeferredValue } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ticketsMachine } from '../../../machines/tickets.machine.ts';
import { games, type Game } from '../../rules/games.ts';
import type { SavedTicket } from '../../rules/ticket-numbers.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { TryAgain } from '../../ui/action/try-again.tsx';
import { Spinner } from '../../ui/look/spinner.tsx';
import { GrowingList } from '../../ui/live/growing-list.tsx';
import { Place } from '../../ui/live/place.tsx';
import { ScrollRegion } from '../../ui/live/scroll-region.tsx';
import { SavedRow } from './saved-row.view.tsx';
import { TicketRow } from './ticket-row.view.tsx';
import * as look from './tickets.css.ts';

type TicketsProps = { actor: ActorRefFrom<typeof ticketsMachine>; isReadOnly?: boolean; height: 170 | 270 };

const modeOf = (state: SnapshotFrom<typeof ticketsMachine>) => {
  if (state.matches('loading')) return 'loading';
  if (state.matches('failed')) return 'failed';
  return state.context.tickets.length === 0 ? 'empty' : 'listed';
};

/** The saved tickets of a game, newest first, in a list that scrolls by itself. */
export function Tickets({ actor, isReadOnly = false, height }: TicketsProps) {
  const mode = useDeferredValue(useSelector(actor, modeOf), 'loading');
  return (
    <Place width="full">
      {mode === 'loading' ? (
        <Spinner label="Loading the saved tickets" />
      ) : mode === 'failed' ? (
        <TryAgain
          text="The saved tickets could not be loaded."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      ) : mode === 'empty' ? (
        <p className={look.empty}>No saved numbers</p>
      ) : (
        <List actor={actor} isReadOnly={isReadOnly} height={height} />
      )}
    </Place>
  );
}

function List({ actor, isReadOnly, height }: Required<TicketsProps>) {
  const game = useSelector(actor, ({ context }) => context.game);
  const tickets = useSelector(actor, ({ context }) => context.tickets);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const isRefreshing = useSelector(actor, (state) => state.matches({ showing: 'refreshing' }));
  const name = isReadOnly ? `Saved tickets, ${games[game].name}` : 'Saved tickets';
  return (
    <ScrollRegion name={name} height={height} isBusy={isRefreshing}>
      <GrowingList items={tickets} keyOf={({ id }) => id} className={look.item}>
        {(ticket) => {
          const row = rows[ticket.id];
          return row ? (
            <TicketRow actor={row} isReadOnly={isReadOnly} />
          ) : (
            <RestingRow {...{ actor, game, ticket, isReadOnly }} />
          );
        }}
      </GrowingList>
    </ScrollRegion>
  );
}

type RestingRowProps = { actor: TicketsProps['actor']; game: Game; ticket: SavedTicket; isReadOnly: boolean };

/** A row that nobody has touched: without an actor of its own, so that a thousand of them cost nothing. */
const RestingRow = memo(function RestingRow({ actor, game, ticket, isReadOnly }: RestingRowProps) {
  const { id } = ticket;
  return (
    <SavedRow
      game={game}
      ticket={ticket}
      numbers={ticket.numbers}
      mode="reading"
      isReadOnly={isReadOnly}
      turn={
        <IconButton
          label="Edit ticket"
          icon="pencil"
          needsServer
          onClick={() => actor.send({ type: 'row.editing.started', id })}
        />
      }
      trash={
        <IconButton
          label="Delete ticket"
          icon="trash"
          variant="danger"
          needsServer
          onClick={() => actor.send({ type: 'row.deletion.requested', id })}
        />
      }
    />
  );
});
