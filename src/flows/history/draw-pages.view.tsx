import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history.machine.ts';
import { drawsFound, pageOf, pagesOf } from '../../rules/history-filters.ts';
import { Pager } from '../../ui/pager.tsx';
import { FocusScope } from '../../ui/focus-scope.tsx';
import { DrawTable } from './draw-table.view.tsx';
import * as look from './history.css.ts';
import { counted } from './history-words.ts';

type DrawPagesProps = {
  actor: ActorRefFrom<typeof historyMachine>;
  played: ReadonlySet<string>;
  mine: (date: string) => ReactNode;
};

/** The draws that fit the filters, a page at a time (DH-1). */
export function DrawPages({ actor, played, mine }: DrawPagesProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const draws = useSelector(actor, ({ context }) => context.draws);
  const filters = useSelector(actor, ({ context }) => context.filters);
  const asked = useSelector(actor, ({ context }) => context.page);
  const isRefreshing = useSelector(actor, (state) => state.matches({ draws: 'refreshing' }));
  const found = drawsFound(draws, filters);
  const pages = pagesOf(found);
  const page = Math.min(asked, pages);
  const turn = (to: number) => ({ type: 'page.turned', page: to }) as const;
  const canGoBack = useSelector(actor, (state) => state.can(turn(page - 1)));
  const canGoOn = useSelector(actor, (state) => state.can(turn(page + 1)));
  return (
    <FocusScope width="full">
      <div className={look.stack}>
        <p role="status" className={look.soft}>
          {found.length === draws.length
            ? counted(draws.length, 'draw', 'draws')
            : `${found.length} of ${counted(draws.length, 'draw', 'draws')}`}
        </p>
        {draws.some(({ state }) => state === 'sample') && (
          <p className={look.sample}>
            <strong>Sample draws</strong> <span>No results have been received yet, so these numbers were made up.</span>
          </p>
        )}
        {found.length === 0 ? (
          <p className={look.empty}>No draw fits these filters.</p>
        ) : (
          <DrawTable game={game} draws={pageOf(found, page)} isBusy={isRefreshing} played={played} mine={mine} />
        )}
        {pages > 1 && (
          <Pager
            label="Pages of draws"
            page={page}
            pages={pages}
            back={{ text: 'Newer draws', isPossible: canGoBack, onTurn: () => actor.send(turn(page - 1)) }}
            on={{ text: 'Older draws', isPossible: canGoOn, onTurn: () => actor.send(turn(page + 1)) }}
          />
        )}
      </div>
    </FocusScope>
  );
}
