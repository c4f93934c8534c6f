import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history.machine.ts';
import { gamePaths } from '../../protocol/paths.ts';
import { filterComplaints, filterVerdict, noFilters, type HistoryFilters } from '../../rules/history/filters.ts';
import { Button } from '../../ui/action/button.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Place } from '../../ui/live/place.tsx';
import { Card } from '../../ui/look/card.tsx';
import { Spinner } from '../../ui/look/spinner.tsx';
import { Complaints } from '../../ui/numbers/complaints.tsx';
import { failed } from '../board/board.css.ts';
import { DrawPages } from './draw-pages.view.tsx';
import * as look from './history.css.ts';

type HistoryProps = { actor: ActorRefFrom<typeof historyMachine>; mine: (date: string) => ReactNode };

const complaintsId = 'history-complaints';

/** All draws of a game, looked through by dates and numbers; `mine` is what stands for one's own tickets in a draw (BD-6, DH-1, DH-4). */
export function History({ actor, mine }: HistoryProps) {
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const isMistaken = useSelector(actor, (state) => state.matches({ showing: { search: 'mistaken' } }));
  return (
    <Card title="Draw history">
      <Place width="full">
        {isLoading ? (
          <Spinner label="Loading the draw history" />
        ) : hasFailed ? (
          <Failed actor={actor} />
        ) : (
          <div className={look.stack}>
            <Filters actor={actor} />
            {!isMistaken && <DrawPages actor={actor} mine={mine} />}
            <Files actor={actor} />
          </div>
        )}
      </Place>
    </Card>
  );
}

function Failed({ actor }: Pick<HistoryProps, 'actor'>) {
  return (
    <div className={failed}>
      <p role="status">The draw history could not be loaded.</p>
      <Button variant="secondary" onClick={() => actor.send({ type: 'retry.requested' })}>
        Try again
      </Button>
    </div>
  );
}

function Filters({ actor }: Pick<HistoryProps, 'actor'>) {
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
  const edit = (edited: HistoryFilters) => actor.send({ type: 'filters.edited', filters: edited, verdict: filterVerdict(game, edited) });
  return (
    <Form label="Filter the draws" isBusy={false} onSubmit={() => undefined}>
      <div className={look.filters}>
        <TextField label="From" type="date" {...fieldOf('from')} />
        <TextField label="Until" type="date" {...fieldOf('until')} />
        <TextField label="Contains numbers" placeholder="5 12" autoComplete="off" maxLength={60} {...fieldOf('numbers')} />
        {Object.values(filters).some((text) => text !== '') && (
          <Button variant="quiet" onClick={() => edit(noFilters)}>
            Clear filters
          </Button>
        )}
      </div>
      <Complaints id={complaintsId} sentences={Object.values(complaints)} />
    </Form>
  );
}

function Files({ actor }: Pick<HistoryProps, 'actor'>) {
  const paths = gamePaths(useSelector(actor, ({ context }) => context.game));
  return (
    <p className={look.files}>
      <LinkButton variant="quiet" href={paths.historyFile}>
        Download history (CSV)
      </LinkButton>
      <LinkButton variant="quiet" href={paths.calendar}>
        Calendar of coming draws (.ics)
      </LinkButton>
    </p>
  );
}
