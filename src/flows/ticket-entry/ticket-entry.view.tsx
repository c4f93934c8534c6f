import { useSelector } from '@xstate/react';
import { useContext, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { ticketEntryMachine } from '../../../machines/ticket-entry.machine.ts';
import { games } from '../../rules/games.ts';
import { helpAddress } from '../../rules/links.ts';
import { markedBoxes, numberErrors, pasteErrors } from '../../rules/ticket-numbers.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Offline, OfflineLine } from '../../ui/offline.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldErrors } from '../../ui/error-line.tsx';
import { TicketBoxes } from './ticket-boxes.view.tsx';
import * as css from '../tickets/tickets.css.ts';
import { missingText, ticketRules } from '../board/draw-words.ts';

const errorsId = 'ticket-entry-errors';
const offlineId = 'ticket-entry-offline';
const firstBoxId = 'first-number';

type TicketEntryProps = {
  actor: ActorRefFrom<typeof ticketEntryMachine>;
  /** Says which draw a ticket saved now plays first; undefined if no draw is known. */
  firstDraw?: string | undefined;
};

/** The form in which a player saves five numbers and a special ball as a ticket (TE-1 … TE-9). */
export function TicketEntry({ actor, firstDraw }: TicketEntryProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const numbers = useSelector(actor, ({ context }) => context.numbers);
  const found = useSelector(actor, ({ context }) => context.found);
  const isSaving = useSelector(actor, (state) => state.matches('saving'));
  const canSave = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const errors = [...numberErrors(game, numbers), ...pasteErrors(found, game)];
  const isOffline = useContext(Offline) !== undefined;
  const save = () => actor.send({ type: 'form.submitted' });

  return (
    <Card
      title="Add a ticket"
      aside={
        <div className={css.tools}>
          <Tooltip
            label="Help"
            icon="help"
            text={ticketRules(game).map((rule) => (
              <span key={rule} className={css.rule}>
                {rule}
              </span>
            ))}
          />
          <Button variant="quiet" disabled={isSaving} onClick={() => actor.send({ type: 'quickPick.pressed' })}>
            <Icon name="dice" />
            <span>Quick pick</span>
          </Button>
        </div>
      }
    >
      <Form label="Add a ticket" isBusy={isSaving} onSubmit={save}>
        <Offline value={isOffline ? offlineId : undefined}>
          <div className={css.entry}>
            <TicketBoxes
              game={game}
              numbers={numbers}
              marked={markedBoxes(numbers, games[game])}
              isCaptioned
              anchor={firstBoxId}
              describedBy={errorsId}
              isReadOnly={isSaving}
              onEdit={(edited) => actor.send({ type: 'numbers.edited', numbers: edited })}
              onRefused={(count) => actor.send({ type: 'paste.refused', found: count })}
            />
          </div>
          <div className={css.say}>
            <FieldErrors id={errorsId} sentences={errors} />
            <p role="status">{errors.length === 0 ? missingText(numbers, canSave ? 'Ready to save' : '') : ''}</p>
            <p>
              <span>{firstDraw}</span> <Link href={helpAddress('checking')}>How it works</Link>
            </p>
          </div>
          <div className={css.save}>
            <Button type="submit" needsServer disabled={!canSave} isBusy={isSaving}>
              Save Ticket
            </Button>
            {(canSave || isSaving) && (
              <IconButton
                label="Ticket is complete: save it"
                icon="check"
                variant="success"
                needsServer
                isBusy={isSaving}
                onClick={save}
              />
            )}
          </div>
          <OfflineLine id={offlineId}>
            You are not connected. Saving has to wait; what you typed stays here.
          </OfflineLine>
        </Offline>
      </Form>
    </Card>
  );
}

/** A link to the boxes of a new ticket, which looks like a button. */
export const ToNewTicket = ({ children }: { children: ReactNode }) => (
  <LinkButton href={`#${firstBoxId}`}>{children}</LinkButton>
);
