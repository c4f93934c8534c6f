import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { whatIfMachine } from '../../../machines/what-if.machine.ts';
import { widestRanges } from '../../rules/eras.ts';
import { boxesMarkedInForm, numberErrors, pasteErrors } from '../../rules/ticket-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldErrors } from '../../ui/field-errors.tsx';
import { TicketBoxes } from '../ticket-entry/ticket-boxes.view.tsx';
import { say } from '../tickets/tickets.css.ts';
import { missingText } from '../board/draw-words.ts';
import * as look from '../history/history.css.ts';
import { Imagined } from './imagined.view.tsx';

const errorsId = 'what-if-errors';

/** What any six numbers would have won in all draws so far; nothing of it is real (DH-3). */
export function WhatIf({ actor }: { actor: ActorRefFrom<typeof whatIfMachine> }) {
  const game = useSelector(actor, ({ context }) => context.game);
  const numbers = useSelector(actor, ({ context }) => context.numbers);
  const found = useSelector(actor, ({ context }) => context.found);
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const isChecking = useSelector(actor, (state) => state.matches('checkingNumbers'));
  const isUnanswered = useSelector(actor, (state) => state.matches({ entering: 'unanswered' }));
  const canCheck = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const ranges = widestRanges(game);
  const errors = [
    ...numberErrors(game, numbers, ranges),
    ...pasteErrors(found),
    ...(isUnanswered ? ['The draw history could not be loaded. Please try again.'] : []),
  ];

  return (
    <div className={look.pair}>
      <Card title="What if?">
        <p className={look.lead}>See what six numbers would have won in every draw so far.</p>
        <Form label="What if?" isBusy={isChecking} onSubmit={() => actor.send({ type: 'form.submitted' })}>
          <TicketBoxes
            game={game}
            numbers={numbers}
            marked={boxesMarkedInForm(game, numbers, ranges)}
            isCaptioned
            describedBy={errorsId}
            isReadOnly={isChecking}
            onEdit={(edited) => actor.send({ type: 'numbers.edited', numbers: edited })}
            onRefused={(count) => actor.send({ type: 'paste.refused', found: count })}
          />
          <div className={say}>
            <FieldErrors id={errorsId} sentences={errors} />
            <p role="status">{errors.length === 0 ? missingText(numbers, 'Ready to check') : ''}</p>
          </div>
          <Button type="submit" disabled={!canCheck} isBusy={isChecking}>
            Check all draws
          </Button>
        </Form>
      </Card>
      <Card title="Would have won">
        <div role="status" className={look.stack}>
          {outcome === null ? (
            <p className={look.empty}>Enter six numbers, and check all draws.</p>
          ) : (
            <Imagined game={game} outcome={outcome} />
          )}
        </div>
      </Card>
    </div>
  );
}
