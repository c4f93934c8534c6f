import { useSelector } from '@xstate/react';
import { memo, useContext, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import type { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { Outcome } from '../../protocol/history.ts';
import { dayOf } from '../../rules/dates.ts';
import { shownRanges, type Game } from '../../rules/games.ts';
import { capitalized, matchText, winningsText, wonInDraw } from '../../rules/prizes.ts';
import {
  markedBoxes,
  pasteErrors,
  rowErrors,
  type SavedTicket,
  type TypedNumbers,
} from '../../rules/ticket-numbers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldErrors } from '../../ui/error-line.tsx';
import { FocusKeeper } from '../../ui/focus-keeper.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useLast } from '../../ui/last.ts';
import { Offline, OfflineLine } from '../../ui/offline.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { outdatedNote } from '../board/draw-words.ts';
import { SmallBalls } from '../board/small-balls.view.tsx';
import { isAmong, numbersText, ticketName } from '../../rules/past-draws.ts';
import { EventButton } from '../page/event-button.view.tsx';
import { TicketBoxes } from '../ticket-entry/ticket-boxes.view.tsx';
import * as css from '../tickets/tickets.css.ts';

type RowActor = ActorRefFrom<typeof ticketRowMachine>;
type TicketRowProps = {
  /** A row has no actor until it is edited or deleted, so that a thousand of them cost nothing. */
  actor?: RowActor | undefined;
  /** The list that starts the actor. */
  list: Pick<ActorRefFrom<typeof ticketsMachine>, 'send'>;
  game: Game;
  ticket: SavedTicket;
  /** Its outcome in the last draw, if known (RS-2). */
  outcome?: Outcome | undefined;
  isReadOnly?: boolean;
};

const modeOf = (state: SnapshotFrom<typeof ticketRowMachine>) =>
  (['reading', 'editing', 'saving', 'deleted'] as const).find((mode) => state.matches(mode)) ?? 'asking';

/** A saved ticket, which can be read, edited and saved, or deleted after confirmation (TR-1 … TR-8). */
export const TicketRow = memo(function TicketRow(props: TicketRowProps) {
  const { actor, list, game, outcome, isReadOnly = false } = props;
  const ticket = useSelector(actor, (state) => state?.context.ticket) ?? props.ticket;
  const typed = useSelector(actor, (state) => state?.context.numbers);
  const found = useSelector(actor, (state) => state?.context.found) ?? null;
  const mode = useSelector(actor, (state) => state && modeOf(state)) ?? 'reading';
  const isIncomplete = useSelector(actor, (state) => state?.matches({ editing: 'incomplete' })) === true;
  const canSave = useSelector(actor, (state) => state?.can({ type: 'form.submitted' })) === true;
  const canEdit = useSelector(actor, (state) => state?.can({ type: 'editing.started' })) !== false;
  const canDelete = useSelector(actor, (state) => state?.can({ type: 'deletion.requested' })) !== false;
  const isOffline = useContext(Offline) !== undefined;
  const isEditing = mode === 'editing';
  const isOpen = isEditing || mode === 'saving';
  const numbers = (isOpen && typed) || ticket.numbers;
  const errorsId = `errors-${ticket.id}`;
  const isOther = outcome !== undefined && outcome.numbers.join() !== numbers.join();
  const marked = markedBoxes(numbers, shownRanges).map(
    (isMarked, at) => isMarked || (isIncomplete && numbers[at] === ''),
  );
  const errors = [
    ...rowErrors(game, numbers),
    ...(isIncomplete ? ['Fill in all six numbers.'] : []),
    ...pasteErrors(found, game),
  ];
  const note = outdatedNote(game, ticket.numbers);
  const row = useRef<HTMLDivElement>(null);
  const editing = useRef<HTMLSpanElement>(null);
  const asking = useRef<HTMLSpanElement>(null);
  const lastMode = useLast(mode);
  // Back in `reading`, the button that led away from it takes focus that was lost; otherwise the first marked box does.
  const next = () =>
    mode === 'reading'
      ? (lastMode.current === 'asking' ? asking : editing).current?.querySelector('button')
      : row.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const edit = () =>
    actor ? actor.send({ type: 'editing.started' }) : list.send({ type: 'row.editing.started', id: ticket.id });
  const askForDeletion = () =>
    actor ? actor.send({ type: 'deletion.requested' }) : list.send({ type: 'row.deletion.requested', id: ticket.id });
  const save = () => actor?.send({ type: 'form.submitted' });
  const cancel = () => actor?.send({ type: 'editing.cancelled' });
  return (
    <div
      ref={row}
      role="group"
      tabIndex={-1}
      aria-label={ticketName(ticket.numbers)}
      className={css.row}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
    >
      <FocusKeeper scope={row} next={next}>
        <TicketBoxes
          game={game}
          numbers={numbers}
          matched={
            outcome && !isOther && mode === 'reading'
              ? outcome.numbers.map((number, place) => isAmong(outcome.drawn, number, place))
              : undefined
          }
          marked={isEditing ? marked : []}
          describedBy={errorsId}
          isDisabled={!isOpen}
          isReadOnly={mode === 'saving'}
          takesFocus={isOpen}
          onEdit={(edited) => actor?.send({ type: 'numbers.edited', numbers: edited })}
          onRefused={(count) => actor?.send({ type: 'paste.refused', found: count })}
          onEnter={isOffline ? undefined : save}
        />
        {outcome && <OutcomeText game={game} outcome={outcome} isOther={isOther} />}
        <span className={css.buttons}>
          {!isReadOnly && (
            <>
              <Tooltip label="About this ticket" icon="info" text={<WhenAdded date={ticket.storedDate} />} />
              <span ref={editing}>
                {isOpen ? (
                  <>
                    <IconButton
                      label="Save changes"
                      icon="check"
                      variant="success"
                      needsServer
                      disabled={!canSave}
                      isBusy={mode === 'saving'}
                      onClick={save}
                    />
                    <IconButton label="Cancel" icon="close" disabled={!isEditing} onClick={cancel} />
                  </>
                ) : (
                  <IconButton label="Edit ticket" icon="pencil" needsServer disabled={!canEdit} onClick={edit} />
                )}
              </span>
              <span ref={asking}>
                <IconButton
                  label="Delete ticket"
                  icon="trash"
                  variant="danger"
                  needsServer
                  disabled={!canDelete}
                  onClick={askForDeletion}
                />
              </span>
            </>
          )}
        </span>
        <FieldErrors id={errorsId} sentences={isEditing ? errors : []} />
        {note !== undefined && <p className={css.note}>{note}</p>}
        {actor && <DeletionQuestion actor={actor} game={game} numbers={ticket.numbers} />}
      </FocusKeeper>
    </div>
  );
});

// Put into words only when they are read: a ticket's date needs Intl, which is slow to load.
function WhenAdded({ date }: { date: string }) {
  return <span>{`Your lottery was added on: ${dayOf(date)}`}</span>;
}

type DeletionProps = { actor: RowActor; game: Game; numbers: TypedNumbers };

function DeletionQuestion({ actor, game, numbers }: DeletionProps) {
  const isOpen = useSelector(actor, (state) => state.matches('confirmingDeletion') || state.matches('deleting'));
  const isDeleting = useSelector(actor, (state) => state.matches('deleting'));
  return (
    <Dialog
      isOpen={isOpen}
      title="Are you sure you want to delete this ticket?"
      onClose={() => actor.send({ type: 'deletion.cancelled' })}
      actions={
        <>
          <EventButton actor={actor} event={{ type: 'deletion.cancelled' }} variant="secondary">
            No
          </EventButton>
          <EventButton
            actor={actor}
            event={{ type: 'deletion.confirmed' }}
            variant="danger"
            needsServer
            isBusy={isDeleting}
          >
            Yes
          </EventButton>
        </>
      }
    >
      <SmallBalls game={game} label={ticketName(numbers)} numbers={numbers.map(Number)} />
      <OfflineLine>You are not connected. Deleting has to wait.</OfflineLine>
    </Dialog>
  );
}

type OutcomeProps = { game: Game; outcome: Outcome };

/** A ticket that won in the last draw and is no longer saved (RS-1, PR-1). */
export function PastRow({ game, outcome }: OutcomeProps) {
  const { numbers, drawn } = outcome;
  return (
    <div role="group" aria-label={`${ticketName(numbers)}, no longer saved`} className={css.past}>
      <SmallBalls game={game} label={ticketName(numbers)} numbers={numbers} other={drawn} />
      <OutcomeText game={game} outcome={outcome} />
      <span className={css.soft}>No longer saved</span>
    </div>
  );
}

/** What a ticket won in the last draw; `isOther` if its numbers have changed since (RS-2, PR-1). */
function OutcomeText({ game, outcome, isOther = false }: OutcomeProps & { isOther?: boolean }) {
  const { date, numbers, main_matches: main, special_matches: special, tier } = outcome;
  return (
    <p className={tier === null ? css.lost : css.prize}>
      {isOther && <span className={css.soft}>{`Played as ${numbersText(numbers)}: `}</span>}
      <span className={hidden}>{`${capitalized(matchText(game, { main, special }))} matched, `}</span>
      <span>{tier === null ? 'No prize' : winningsText(wonInDraw(game, date, [tier]))}</span>
    </p>
  );
}
