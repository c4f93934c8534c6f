import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import { drawnBalls, powerPlay } from '../../rules/drawn-balls.ts';
import { games } from '../../rules/games.ts';
import { TryAgain } from '../../ui/action/try-again.tsx';
import { Card } from '../../ui/look/card.tsx';
import { Spinner } from '../../ui/look/spinner.tsx';
import { Balls } from '../../ui/numbers/balls.tsx';
import * as look from './board.css.ts';
import { Countdown } from './countdown.view.tsx';
import { drawTimeOf, specialKind } from './words.ts';

type DrawPanelProps = {
  actor: ActorRefFrom<typeof boardMachine>;
  title: string;
  results?: ReactNode;
  more?: ReactNode;
  children?: ReactNode;
};

/** A game's latest draw, its `results`, its jackpot and the wait for the next one; `more` has links. Children are shown even without a draw. */
export function DrawPanel({ actor, title, results, more, children }: DrawPanelProps) {
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <Card title={title}>
      {isLoading ? (
        <Spinner label="Loading the latest draw" size={more === undefined ? 'tall' : 'taller'} />
      ) : hasFailed ? (
        <TryAgain
          text="The latest draw could not be loaded."
          isUrgent
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      ) : (
        <LatestDraw actor={actor} />
      )}
      {!isLoading && results}
      {!isLoading && !hasFailed && (
        <>
          <NextDraw actor={actor} />
          {more}
        </>
      )}
      {children}
    </Card>
  );
}

function LatestDraw({ actor }: { actor: DrawPanelProps['actor'] }) {
  const game = useSelector(actor, ({ context }) => context.game);
  const draw = useSelector(actor, ({ context }) => context.draw);
  const multiplier = game === 'powerball' && draw ? powerPlay(draw.number_set) : undefined;
  if (draw === null) return null;
  return (
    <div className={look.draw}>
      {draw.is_sample && (
        <p className={look.sample}>
          <strong>Sample draw</strong> <span>No results have been received yet, so these numbers were made up.</span>
        </p>
      )}
      <Balls
        label="Numbers drawn"
        numbers={drawnBalls(game, draw.number_set)}
        special={{ kind: specialKind(game), name: games[game].specialBall }}
      />
      {multiplier !== undefined && <p className={look.multiplier}>{`Power Play ${multiplier}x`}</p>}
      <p className={look.soft}>
        <span>Last draw date:</span>{' '}
        <time dateTime={draw.drawing_date.slice(0, 10)}>{draw.drawing_date.slice(0, 10)}</time>
      </p>
    </div>
  );
}

function NextDraw({ actor }: { actor: DrawPanelProps['actor'] }) {
  const draw = useSelector(actor, ({ context }) => context.draw);
  const isAwaiting = useSelector(actor, (state) => state.matches('awaiting'));
  return (
    <div className={look.next}>
      {/\d/.test(draw?.next_jackpot ?? '') ? (
        <p className={look.jackpotLine}>
          <span className={look.soft}>Next jackpot</span> <span className={look.jackpot}>{draw?.next_jackpot}</span>
        </p>
      ) : (
        <p className={look.soft}>{`Next jackpot: ${draw?.next_jackpot ?? ''}`}</p>
      )}
      <Countdown actor={actor} />
      <p role="status" className={look.soft}>
        {isAwaiting ? 'Waiting for the new numbers…' : `Next draw: ${drawTimeOf(draw?.next_drawing_date ?? '')}`}
      </p>
    </div>
  );
}
