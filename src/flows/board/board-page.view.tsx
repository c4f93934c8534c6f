import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { boardPageMachine } from '../../../machines/board-page.machine.ts';
import { ErrorScreen } from '../../ui/boundary.tsx';
import { Board, useFirstDraw, useShownDate } from './board.view.tsx';
import { EventCode } from '../event-code/event-code.view.tsx';
import { Results, useIsOpening, useOutcomes } from '../results/results.view.tsx';
import { Share } from '../share/share.view.tsx';
import { TicketEntry, ToNewTicket } from '../ticket-entry/ticket-entry.view.tsx';
import { SavedCount, Tickets } from '../tickets/tickets.view.tsx';

/** A game's page; each part renders its own chart. */
export function BoardPage({ actor }: { actor: ActorRefFrom<typeof boardPageMachine> }) {
  const { board, results, tickets, eventCode, ticketEntry, share } = useSelector(actor, ({ children }) => children);
  const shownDate = useShownDate(board);
  const outcomes = useOutcomes(results, shownDate);
  const hasWinners = outcomes?.some(({ tier }) => tier !== null);
  const isOpening = useIsOpening(results);
  const firstDraw = useFirstDraw(board);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  if (hasFailed) return <ErrorScreen />;
  if (!board || !results || !tickets || !eventCode || !ticketEntry || !share) return null;
  return (
    <Board
      actor={board}
      isOpening={isOpening}
      results={<Results actor={results} shownDate={shownDate} />}
      share={<Share actor={share} board={board} />}
    >
      <TicketEntry actor={ticketEntry} firstDraw={firstDraw} />
      <EventCode actor={eventCode} count={<SavedCount actor={tickets} />} hasWinners={hasWinners}>
        <Tickets actor={tickets} outcomes={outcomes} height={270}>
          <ToNewTicket>Add your first ticket</ToNewTicket>
        </Tickets>
      </EventCode>
    </Board>
  );
}
