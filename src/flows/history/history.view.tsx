import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history.machine.ts';
import type { Game } from '../../rules/games.ts';
import { inFigures } from '../../rules/prizes.ts';
import { Button, FileLink } from '../../ui/button.tsx';
import { FocusKeeper, FocusScope } from '../../ui/focus-keeper.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as css from './history.css.ts';
import {
  filterErrors,
  noFilters,
  type HistoryFilters,
  drawsFound,
  pageOf,
  pagesOf,
} from '../../rules/history-filters.ts';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FieldErrors } from '../../ui/error-line.tsx';
import { EventButton } from '../page/event-button.view.tsx';
import { TryAgain } from '../page/try-again.view.tsx';
import { DrawTable } from './draw-table.view.tsx';
import { counted } from './history-words.ts';

/** The addresses of the files with a game's history and coming draws. */
type Files = (game: Game) => { readonly historyFile: string; readonly calendar: string };
type HistoryProps = {
  actor: ActorRefFrom<typeof historyMachine>;
  played: ReadonlySet<string>;
  mine: (date: string) => ReactNode;
  /** Shown above the draws. */
  notice?: ReactNode;
  files: Files;
  /** Shown at the title's end. */
  aside: ReactNode;
};

/**
 * All draws of a game, with a search by date and number; `mine` renders the player's own tickets in the draws that they
 * `played` (BD-6, DH-1, DH-4).
 */
export function History({ actor, played, mine, notice, files, aside }: HistoryProps) {
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(actor, (state) => state.matches({ draws: 'failed' }));
  const isMistaken = useSelector(actor, (state) => state.matches({ search: 'mistaken' }));
  const { historyFile, calendar } = files(useSelector(actor, ({ context }) => context.game));
  return (
    <Card title="Draw history" aside={aside}>
      <div className={css.stack}>
        <Filters actor={actor} />
        <FocusScope width="full">{notice}</FocusScope>
        <FocusScope width="full">
          {isLoading ? (
            <Spinner label="Loading the draw history" />
          ) : hasFailed ? (
            <TryAgain text="The draw history could not be loaded." actor={actor} />
          ) : (
            !isMistaken && <DrawPages actor={actor} played={played} mine={mine} />
          )}
        </FocusScope>
        <p className={css.files}>
          <FileLink href={historyFile}>Download history (CSV)</FileLink>
          <FileLink href={calendar}>Calendar of coming draws (.ics)</FileLink>
        </p>
      </div>
    </Card>
  );
}

const errorsId = 'history-errors';

/** The search among the draws: dates, and numbers that they contain (DH-1). */
function Filters({ actor }: Pick<HistoryProps, 'actor'>) {
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
      <div className={css.filters}>
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
          <div className={css.clear}>
            <Button variant="quiet" onClick={() => edit(noFilters)}>
              Clear filters
            </Button>
          </div>
        )}
      </div>
      <FieldErrors id={errorsId} sentences={[...new Set(Object.values(errors))]} />
    </Form>
  );
}

/** The draws that match the filters, a page at a time (DH-1). At either end, the other button takes focus. */
function DrawPages({ actor, played, mine }: Pick<HistoryProps, 'actor' | 'played' | 'mine'>) {
  const game = useSelector(actor, ({ context }) => context.game);
  const draws = useSelector(actor, ({ context }) => context.draws);
  const filters = useSelector(actor, ({ context }) => context.filters);
  const asked = useSelector(actor, ({ context }) => context.page);
  const isRefreshing = useSelector(actor, (state) => state.matches({ draws: 'refreshing' }));
  const nav = useRef<HTMLElement>(null);
  const found = drawsFound(draws, filters);
  const pages = pagesOf(found);
  const page = Math.min(asked, pages);
  const turn = (to: number, name: string) => (
    <EventButton actor={actor} event={{ type: 'page.turned', page: to }} variant="secondary">
      {name}
    </EventButton>
  );
  return (
    <FocusScope width="full">
      <div className={css.stack}>
        <p role="status" className={css.soft}>
          {found.length === draws.length
            ? counted(draws.length, 'draw', 'draws')
            : `${inFigures(found.length)} of ${counted(draws.length, 'draw', 'draws')}`}
        </p>
        {draws.some(({ state }) => state === 'sample') && (
          <p className={css.sample}>
            <strong>Sample draws</strong> <span>No results have been received yet, so these numbers were made up.</span>
          </p>
        )}
        {found.length === 0 ? (
          <p className={css.empty}>{draws.length === 0 ? 'There are no draws yet.' : 'No draw fits these filters.'}</p>
        ) : (
          <DrawTable game={game} draws={pageOf(found, page)} isBusy={isRefreshing} played={played} mine={mine} />
        )}
        {pages > 1 && (
          <nav ref={nav} aria-label="Pages of draws" className={css.pager}>
            <FocusKeeper scope={nav} next={() => nav.current?.querySelector<HTMLElement>('button:enabled')}>
              {turn(page - 1, 'Newer draws')}
              <p className={css.place}>{`Page ${page} of ${pages}`}</p>
              {turn(page + 1, 'Older draws')}
            </FocusKeeper>
          </nav>
        )}
      </div>
    </FocusScope>
  );
}
