import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history.machine.ts';
import { filterErrors, noFilters, type HistoryFilters } from '../../rules/history-filters.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FieldErrors } from '../../ui/field-errors.tsx';
import * as look from './history.css.ts';

const errorsId = 'history-errors';

/** What is looked for among the draws: dates, and numbers that they contain (DH-1). */
export function Filters({ actor }: { actor: ActorRefFrom<typeof historyMachine> }) {
  const game = useSelector(actor, ({ context }) => context.game);
  const filters = useSelector(actor, ({ context }) => context.filters);
  const errors = filterErrors(game, filters);
  const fieldOf = (filter: keyof HistoryFilters) => ({
    name: filter,
    value: filters[filter],
    isInvalid: errors[filter] !== undefined,
    describedBy: errors[filter] === undefined ? undefined : errorsId,
    onChange: (text: string) => edit({ ...filters, [filter]: text }),
  });
  const edit = (edited: HistoryFilters) => actor.send({ type: 'filters.edited', filters: edited });
  return (
    <Form label="Filter the draws" isBusy={false} onSubmit={() => undefined}>
      <div className={look.filters}>
        <TextField label="From" type="date" {...fieldOf('from')} />
        <TextField label="Until" type="date" {...fieldOf('until')} />
        <TextField
          label="Contains numbers"
          placeholder="5 12"
          autoComplete="off"
          maxLength={60}
          {...fieldOf('numbers')}
        />
        {Object.values(filters).some((text) => text !== '') && (
          <div>
            <Button variant="quiet" onClick={() => edit(noFilters)}>
              Clear filters
            </Button>
          </div>
        )}
      </div>
      <FieldErrors id={errorsId} sentences={Object.values(errors)} />
    </Form>
  );
}
