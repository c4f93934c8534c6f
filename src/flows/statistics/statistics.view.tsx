import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { statisticsMachine } from '../../../machines/statistics.machine.ts';
import type { Statistics } from '../../rules/statistics.ts';
import { tabNames } from '../../rules/tabs.ts';
import { Card } from '../../ui/card.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as shared from '../history/history.css.ts';
import { TryAgain } from '../page/try-again.view.tsx';
import type { Figure } from '../picture/picture.view.tsx';
import { figuresOf, scopeName, scopeText } from './statistics-words.ts';
import * as css from './statistics.css.ts';

type NumbersProps = {
  actor: ActorRefFrom<typeof statisticsMachine>;
  /** Shown at the title's end. */
  aside: ReactNode;
  /** Draws a figure. */
  picture: (figure: Figure) => ReactNode;
};

/** How often each number of a game was drawn, and its jackpots, as plots with their figures (PL-4). */
export function Numbers({ actor, aside, picture }: NumbersProps) {
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const isEmpty = useSelector(actor, (state) => state.matches('empty'));
  const statistics = useSelector(actor, ({ context }) => context.statistics);
  return (
    <Card title={tabNames.statistics} aside={aside}>
      <FocusScope width="full">
        {isLoading ? (
          <Spinner label="Loading the draws" />
        ) : isEmpty ? (
          <p className={shared.empty}>No real draw has been received yet, so there is nothing to count.</p>
        ) : statistics === null ? (
          <TryAgain text="The draws could not be loaded." actor={actor} />
        ) : (
          <Counted actor={actor} statistics={statistics} picture={picture} />
        )}
      </FocusScope>
    </Card>
  );
}

type CountedProps = Pick<NumbersProps, 'actor' | 'picture'> & { statistics: Statistics };

function Counted({ actor, statistics, picture }: CountedProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const scope = useSelector(actor, ({ context }) => context.scope);
  const isRecounting = useSelector(actor, (state) => state.matches({ showing: 'recounting' }));
  const counted = statistics[scope];
  const { main, special, jackpots } = figuresOf(game, counted);
  return (
    <div className={shared.stack} aria-busy={isRecounting}>
      <fieldset className={css.scopes}>
        <legend className={css.legend}>Draws to count</legend>
        {(['era', 'all'] as const).map((one) => (
          <label key={one} className={css.choice}>
            <input
              type="radio"
              name="scope"
              className={css.radio}
              checked={one === scope}
              onChange={() => actor.send({ type: 'scope.chosen', scope: one })}
            />
            <span>{scopeName(game, one)}</span>
          </label>
        ))}
      </fieldset>
      <p className={shared.soft}>
        <span role="status">{scopeText(counted)}</span>{' '}
        <span>In the next draw, every number is as likely as any other.</span>
      </p>
      {counted.draws > 0 && (
        <>
          {picture(main)}
          <div className={shared.pair}>
            {picture(special)}
            {jackpots === undefined ? (
              <section aria-label="Jackpots">
                <h3 className={css.subtitle}>Jackpots</h3>
                <p className={shared.soft}>No jackpot of these draws is known.</p>
              </section>
            ) : (
              picture(jackpots)
            )}
          </div>
        </>
      )}
    </div>
  );
}
