import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { eventCodeMachine } from '../../../machines/event-code.machine.ts';
import { OfflineLine } from '../../ui/offline.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as css from '../board/board.css.ts';
import { Holes } from '../board/small-balls.view.tsx';
import { EventButton } from '../page/event-button.view.tsx';
import { ToNewTicket } from '../ticket-entry/ticket-entry.view.tsx';

type EventCodeProps = {
  actor: ActorRefFrom<typeof eventCodeMachine>;
  /** Shown beside the list's heading. */
  count?: ReactNode;
  /** Whether the list has winners of the last draw: it is shown below any message then (RS-1). */
  hasWinners?: boolean | undefined;
  children: ReactNode;
};

const savedTicketsOf = (state: SnapshotFrom<typeof eventCodeMachine>) => state.value.savedTickets;

/**
 * The saved-tickets area: the list given as children, or a message instead, depending on the event code (WI-1 … WI-6).
 */
export function EventCode({ actor, ...list }: EventCodeProps) {
  const shown = useSelector(actor, savedTicketsOf);
  return (
    <FocusScope width="full">{shown !== 'silent' && <SavedTickets shown={shown} actor={actor} {...list} />}</FocusScope>
  );
}

type SavedTicketsProps = EventCodeProps & { shown: ReturnType<typeof savedTicketsOf> };

function SavedTickets({ shown, actor, count, hasWinners, children }: SavedTicketsProps) {
  return (
    <Card
      title="Your tickets"
      aside={
        <>
          {hasList.has(shown) && count}
          {shown === 'mailed' && (
            <Notice title="An e-mail with your results was sent">
              <Resend actor={actor} />
            </Notice>
          )}
        </>
      }
    >
      <OfflineLine>You are not connected. Changes to your tickets have to wait.</OfflineLine>
      {shown === 'waiting' && <Spinner label="Looking up your tickets" />}
      {(shown === 'mailing' || shown === 'checking') && (
        <Notice title="Your saved numbers are being checked against the latest draw">
          <span>The results will be e-mailed to you.</span>
        </Notice>
      )}
      {shown === 'starting' && (
        <Message actor={actor} title="Start adding numbers!" next="Add your first ticket">
          <p>Add the numbers of a ticket above, and they will be checked against every draw.</p>
        </Message>
      )}
      {(shown === 'missed' || shown === 'missedButMailed') && (
        <Message actor={actor} title="No tickets were saved for this draw" next="Add a ticket">
          <p>Save your numbers before the next draw, and they will be checked for you.</p>
          {shown === 'missedButMailed' && <Resend actor={actor} />}
        </Message>
      )}
      {(hasWinners || hasList.has(shown)) && children}
    </Card>
  );
}

const hasList: ReadonlySet<string> = new Set(['listing', 'unreached', 'mailing', 'checking', 'mailed']);

function Resend({ actor }: { actor: EventCodeProps['actor'] }) {
  const isResending = useSelector(actor, (state) => state.matches({ mail: 'resending' }));
  return (
    <EventButton actor={actor} event={{ type: 'resend.requested' }} variant="quiet" needsServer isBusy={isResending}>
      Resend e-mail
    </EventButton>
  );
}

type MessageProps = Pick<EventCodeProps, 'actor' | 'children'> & { title: string; next: string };

/** A message in place of the list, with a link to the boxes of a new ticket. */
function Message({ actor, title, next, children }: MessageProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  return (
    <div className={css.message}>
      <Holes game={game} />
      <div role="status">
        <h3 className={css.messageTitle}>{title}</h3>
        {children}
      </div>
      <ToNewTicket>{next}</ToNewTicket>
    </div>
  );
}

/** A message beside the list; on wide screens it takes no more than a line. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className={css.notice}>
      <h3 className={css.noticeTitle}>{title}</h3>
      {children}
    </div>
  );
}
