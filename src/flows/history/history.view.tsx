import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history.machine.ts';
import type { Game } from '../../rules/games.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { FocusScope } from '../../ui/focus-scope.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DrawPages } from './draw-pages.view.tsx';
import { Filters } from './filters.view.tsx';
import * as look from './history.css.ts';

/** Where a game's history and coming draws are to be had as files. */
type Files = (game: Game) => { readonly historyFile: string; readonly calendar: string };
type HistoryProps = {
  actor: ActorRefFrom<typeof historyMachine>;
  played: ReadonlySet<string>;
  mine: (date: string) => ReactNode;
  files: Files;
  /** Stands at the title's end. */
  aside: ReactNode;
};

/**
 * All draws of a game, looked through by dates and numbers; `mine` is what stands for one's own tickets in the draws
 * that they `played` (BD-6, DH-1, DH-4).
 */
export function History({ actor, played, mine, files, aside }: HistoryProps) {
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(actor, (state) => state.matches({ draws: 'failed' }));
  const isMistaken = useSelector(actor, (state) => state.matches({ search: 'mistaken' }));
  return (
    <Card title="Draw history" aside={aside}>
      <div className={look.stack}>
        <Filters actor={actor} />
        <FocusScope width="full">
          {isLoading ? (
            <Spinner label="Loading the draw history" />
          ) : hasFailed ? (
            <TryAgain
              text="The draw history could not be loaded."
              onRetry={() => actor.send({ type: 'retry.requested' })}
            />
          ) : (
            !isMistaken && <DrawPages actor={actor} played={played} mine={mine} />
          )}
        </FocusScope>
        <FileLinks actor={actor} files={files} />
      </div>
    </Card>
  );
}

function FileLinks({ actor, files }: Pick<HistoryProps, 'actor' | 'files'>) {
  const { historyFile, calendar } = files(useSelector(actor, ({ context }) => context.game));
  return (
    <p className={look.files}>
      <LinkButton variant="quiet" href={historyFile}>
        Download history (CSV)
      </LinkButton>
      <LinkButton variant="quiet" href={calendar}>
        Calendar of coming draws (.ics)
      </LinkButton>
    </p>
  );
}
