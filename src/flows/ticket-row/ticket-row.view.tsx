import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import type { Outcome } from '../../protocol/history.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OfflineLine } from '../../ui/offline.tsx';
import { SmallBalls } from '../../ui/small-balls.tsx';
import { SavedRow } from './saved-row.view.tsx';
import { specialKind, ticketName } from '../board/draw-words.ts';

type TicketRowProps = {
  actor: ActorRefFrom<typeof ticketRowMachine>;
  outcome?: Outcome | undefined;
  isReadOnly?: boolean;
};

const modeOf = (state: SnapshotFrom<typeof ticketRowMachine>) =>
  (['reading', 'editing', 'saving', 'deleted'] as const).find((mode) => state.matches(mode)) ?? 'asking';

/** A saved ticket, which can be read, edited and saved, or deleted after confirmation (TR-1 … TR-8). */
export function TicketRow({ actor, outcome, isReadOnly = false }: TicketRowProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const ticket = useSelector(actor, ({ context }) => context.ticket);
  const typed = useSelector(actor, ({ context }) => context.numbers);
  const found = useSelector(actor, ({ context }) => context.found);
  const mode = useSelector(actor, modeOf);
  const isIncomplete = useSelector(actor, (state) => state.matches({ editing: 'incomplete' }));
  const isTyped = mode === 'editing' || mode === 'saving';
  const canEdit = useSelector(actor, (state) => state.can({ type: 'editing.started' }));
  const canSave = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const canDelete = useSelector(actor, (state) => state.can({ type: 'deletion.requested' }));

  return (
    <SavedRow
      game={game}
      ticket={ticket}
      outcome={outcome}
      numbers={isTyped ? typed : ticket.numbers}
      mode={mode}
      isIncomplete={isIncomplete}
      isReadOnly={isReadOnly}
      found={found}
      onRefused={(count) => actor.send({ type: 'paste.refused', found: count })}
      canEdit={canEdit}
      canSave={canSave}
      canDelete={canDelete}
      onEdit={() => actor.send({ type: 'editing.started' })}
      onSave={() => actor.send({ type: 'form.submitted' })}
      onDelete={() => actor.send({ type: 'deletion.requested' })}
      onNumbers={(numbers) => actor.send({ type: 'numbers.edited', numbers })}
      onEscape={() => actor.send({ type: 'editing.cancelled' })}
    >
      <DeletionQuestion actor={actor} />
    </SavedRow>
  );
}

function DeletionQuestion({ actor }: { actor: TicketRowProps['actor'] }) {
  const isOpen = useSelector(actor, (state) => state.matches('confirmingDeletion') || state.matches('deleting'));
  const isDeleting = useSelector(actor, (state) => state.matches('deleting'));
  const canCancel = useSelector(actor, (state) => state.can({ type: 'deletion.cancelled' }));
  const game = useSelector(actor, ({ context }) => context.game);
  const numbers = useSelector(actor, ({ context }) => context.ticket.numbers);
  const cancel = () => actor.send({ type: 'deletion.cancelled' });
  return (
    <Dialog
      isOpen={isOpen}
      title="Are you sure you want to delete this ticket?"
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" disabled={!canCancel} onClick={cancel}>
            No
          </Button>
          <Button
            variant="danger"
            needsServer
            isBusy={isDeleting}
            onClick={() => actor.send({ type: 'deletion.confirmed' })}
          >
            Yes
          </Button>
        </>
      }
    >
      <SmallBalls label={ticketName(numbers)} numbers={numbers.map(Number)} special={specialKind(game)} />
      <OfflineLine>You are not connected. Deleting has to wait.</OfflineLine>
    </Dialog>
  );
}
