import { useContext, type ReactNode } from 'react';
import type { Outcome } from '../../protocol/history.ts';
import type { Game } from '../../rules/games.ts';
import {
  boxesMarkedInRow,
  pasteErrors,
  rowErrors,
  type SavedTicket,
  type TypedNumbers,
} from '../../rules/ticket-numbers.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Offline } from '../../ui/offline.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { FieldErrors } from '../../ui/error-line.tsx';
import { NumberRow, type RowMode } from '../../ui/number-row.tsx';
import { TicketBoxes } from '../ticket-entry/ticket-boxes.view.tsx';
import { matchedBalls } from '../history/history-words.ts';
import { OutcomeText } from './past-row.view.tsx';
import * as css from '../tickets/tickets.css.ts';
import { outdatedNote, ticketName } from '../board/draw-words.ts';
import { dayOf } from '../../rules/dates.ts';

type SavedRowProps = {
  game: Game;
  ticket: SavedTicket;
  /** Its outcome in the last draw, if known (RS-2). */
  outcome?: Outcome | undefined;
  numbers: TypedNumbers;
  mode: RowMode;
  isReadOnly: boolean;
  /** Whether the player tried to save it with an empty box. */
  isIncomplete?: boolean;
  /** How many numbers a pasted text had, if it could not fill the boxes. */
  found?: number | null;
  onRefused?: (found: number) => void;
  onNumbers?: (numbers: TypedNumbers) => void;
  canEdit?: boolean;
  canSave?: boolean;
  canDelete?: boolean;
  onEdit: () => void;
  onSave?: () => void;
  onDelete: () => void;
  onEscape?: () => void;
  children?: ReactNode;
};

/** A saved ticket's six boxes and buttons, the same with and without an actor. */
export function SavedRow({
  game,
  ticket,
  outcome,
  numbers,
  mode,
  isReadOnly,
  isIncomplete = false,
  found = null,
  onRefused = () => undefined,
  onNumbers = () => undefined,
  canEdit = true,
  canSave = false,
  canDelete = true,
  onEdit,
  onSave,
  onDelete,
  children,
  onEscape,
}: SavedRowProps) {
  const isOffline = useContext(Offline) !== undefined;
  const isEditing = mode === 'editing';
  const isOpen = isEditing || mode === 'saving';
  const errorsId = `errors-${ticket.id}`;
  const isOther = outcome !== undefined && outcome.numbers.join() !== ticket.numbers.join();
  const marked = boxesMarkedInRow(numbers).map((isMarked, at) => isMarked || (isIncomplete && numbers[at] === ''));
  const errors = [
    ...rowErrors(game, numbers),
    ...(isIncomplete ? ['Fill in all six numbers.'] : []),
    ...pasteErrors(found, game),
  ];
  const note = outdatedNote(game, ticket.numbers);
  return (
    <NumberRow
      name={ticketName(ticket.numbers)}
      mode={mode}
      editButton={
        !isReadOnly &&
        (isOpen ? (
          <>
            <IconButton
              label="Save changes"
              icon="check"
              variant="success"
              needsServer
              disabled={!canSave}
              isBusy={mode === 'saving'}
              onClick={onSave}
            />
            <IconButton label="Cancel" icon="close" disabled={!isEditing} onClick={onEscape} />
          </>
        ) : (
          <IconButton label="Edit ticket" icon="pencil" needsServer disabled={!canEdit} onClick={onEdit} />
        ))
      }
      before={!isReadOnly && <AddedOn date={ticket.storedDate} />}
      deleteButton={
        !isReadOnly && (
          <IconButton
            label="Delete ticket"
            icon="trash"
            variant="danger"
            needsServer
            disabled={!canDelete}
            onClick={onDelete}
          />
        )
      }
      onEscape={onEscape}
      boxes={
        <>
          <TicketBoxes
            game={game}
            numbers={numbers}
            matched={
              outcome && !isOther && mode === 'reading' ? matchedBalls(outcome.numbers, outcome.drawn) : undefined
            }
            marked={isEditing ? marked : []}
            describedBy={errorsId}
            isDisabled={!isOpen}
            isReadOnly={mode === 'saving'}
            takesFocus={isOpen}
            onEdit={onNumbers}
            onRefused={onRefused}
            onEnter={isOffline ? undefined : onSave}
          />
          {outcome && <OutcomeText game={game} outcome={outcome} isOther={isOther} />}
        </>
      }
    >
      <FieldErrors id={errorsId} sentences={isEditing ? errors : []} />
      {note !== undefined && <p className={css.note}>{note}</p>}
      {children}
    </NumberRow>
  );
}

function AddedOn({ date }: { date: string }) {
  return (
    <Tooltip text={<WhenAdded date={date} />}>
      {(describedBy) => <IconButton label="About this ticket" icon="info" aria-describedby={describedBy} />}
    </Tooltip>
  );
}

// In words only once they are read: a ticket's date needs Intl, which is slow to load.
function WhenAdded({ date }: { date: string }) {
  return <span>{`Your lottery was added on: ${dayOf(date)}`}</span>;
}
