import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history.machine.ts';
import { filterComplaints, noFilters, type HistoryFilters } from '../../rules/history/filters.ts';
import { Button } from '../../ui/action/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Complaints } from '../../ui/numbers/complaints.tsx';
import * as look from './history.css.ts';

const complaintsId = 'history-complaints';

/** What is looked for among the draws: dates, and numbers that they contain (DH-1). */
export function Filters({ actor }: { actor: ActorRefFrom<typeof historyMachine> }) {
  const game = useSelector(actor, ({ context }) => context.game);
  const filters = useSelector(actor, ({ context }) => context.filters);
  const complaints = filterComplaints(game, filters);
  const fieldOf = (filter: keyof HistoryFilters) => ({
    name: filter,
    value: filters[filter],
    isInvalid: complaints[filter] !== undefined,
    describedBy: complaints[filter] === undefined ? undefined : complaintsId,
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
      <Complaints id={complaintsId} sentences={Object.values(complaints)} />
    </Form>
  );
}
