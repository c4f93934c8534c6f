import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import { games } from '../../rules/games.ts';
import { drawnBalls, isDisputed, numbersText, powerPlay, sourceNames } from '../../rules/past-draws.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { Card } from '../../ui/card.tsx';
import { delayed } from '../../ui/spinner.css.ts';
import { AwaitedBalls, Balls } from '../../ui/balls.tsx';
import { awaited, awaitedRow } from '../../ui/balls.css.ts';
import * as css from './draw-panel.css.ts';
import { GameSign } from './game-sign.view.tsx';
import { specialKind } from './draw-words.ts';
import { timeOf } from '../../rules/dates.ts';
import * as tiles from '../../ui/countdown-tiles.css.ts';
import { TryAgain } from '../page/try-again.view.tsx';

type BoardProps = { actor: ActorRefFrom<typeof boardMachine> };

const modeOf = (state: SnapshotFrom<typeof boardMachine>) =>
  (['loading', 'failed'] as const).find((mode) => state.matches(mode)) ?? 'there';

type PartProps = BoardProps & { mode: ReturnType<typeof modeOf> };

/** A board's latest draw, and below it the next one with its jackpot and countdown. */
export function BoardDraw({ actor }: BoardProps) {
  const mode = useSelector(actor, modeOf);
  return (
    <div className={css.panels}>
      <Card title="Latest draw" aside={mode !== 'failed' && <Facts actor={actor} mode={mode} />}>
        <Drawn actor={actor} mode={mode} />
      </Card>
      {mode !== 'failed' && <NextDraw actor={actor} mode={mode} />}
    </div>
  );
}

type DrawPanelProps = BoardProps & { results?: ReactNode; children?: ReactNode };

/** A game in one card: latest draw, results, next draw, and children, which show even without a draw. */
export function DrawPanel({ actor, results, children }: DrawPanelProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const known = useSelector(actor, modeOf);
  // During hydration the landing page must show what was built, even if a draw has arrived.
  const mode = useIsHydrated() ? known : 'loading';
  return (
    <Card
      title={games[game].name}
      sign={<GameSign game={game} />}
      aside={mode !== 'failed' && <Facts actor={actor} mode={mode} />}
    >
      <Drawn actor={actor} mode={mode} />
      {results}
      {mode !== 'failed' && <NextDrawWithin actor={actor} mode={mode} />}
      {children}
    </Card>
  );
}

// The mode is a prop so that the card renders again, and keeps focus, when its content disappears.
function Drawn({ actor, mode }: PartProps) {
  if (mode === 'there') return <LatestDraw actor={actor} />;
  if (mode === 'loading')
    return (
      <div className={css.draw}>
        <AwaitedBalls label="Loading the latest draw" row={awaitedRow} ball={awaited} />
      </div>
    );
  return <TryAgain text="The latest draw could not be loaded." isUrgent actor={actor} />;
}

function Facts({ actor, mode }: PartProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const draw = useSelector(actor, ({ context }) => (mode === 'there' ? context.draw : null));
  const multiplier = game === 'powerball' && draw ? powerPlay(draw.number_set) : undefined;
  const day = draw?.drawing_date.slice(0, 10);
  return (
    <>
      {multiplier !== undefined && <p className={css.multiplier}>{`Power Play ${multiplier}x`}</p>}
      <p className={css.day}>
        <span>Last draw date:</span>{' '}
        {day ? <time dateTime={day}>{day}</time> : <span aria-hidden="true" className={delayed} />}
      </p>
    </>
  );
}

function LatestDraw({ actor }: BoardProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  const draw = useSelector(actor, ({ context }) => context.draw);
  if (draw === null) return null;
  return (
    <div className={css.draw}>
      <Balls
        label="Numbers drawn"
        numbers={drawnBalls(game, draw.number_set)}
        special={{ kind: specialKind(game), name: games[game].specialBall }}
        isDisputed={(number, place) => isDisputed(number, place, draw.reports)}
      />
      {draw.is_sample && (
        <p className={css.sample}>
          <strong>Sample draw</strong>
          <span>: made-up numbers</span>
        </p>
      )}
      {draw.reports.length > 0 && (
        <div className={css.disputed}>
          <p>
            <strong>The sources disagree</strong>
          </p>
          <dl>
            {draw.reports.map(({ source, numbers }) => (
              <div key={source} className={css.report}>
                <dt>{sourceNames[source] ?? source}</dt>
                <dd className={css.numbers}>{numbersText(numbers)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function NextDraw({ actor, mode }: PartProps) {
  const kind = useSelector(actor, ({ context }) => specialKind(context.game));
  const titleId = useId();
  const panel = `${css.next[kind]} ${css.size.alone}`;
  if (mode !== 'there') return <div className={panel} />;
  return (
    <section aria-labelledby={titleId} className={panel}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          Next draw
        </h2>
        <When actor={actor} />
      </div>
      <Jackpot actor={actor} size="alone" />
      <Countdown actor={actor} />
    </section>
  );
}

function NextDrawWithin({ actor, mode }: PartProps) {
  const kind = useSelector(actor, ({ context }) => specialKind(context.game));
  return (
    <div className={`${css.next[kind]} ${css.size.within}`}>
      <div className={css.row}>
        {mode === 'there' && (
          <>
            <div>
              <Jackpot actor={actor} size="within" />
              <When actor={actor} prefix="Next draw: " />
            </div>
            <Countdown actor={actor} />
          </>
        )}
      </div>
    </div>
  );
}

function When({ actor, prefix = '' }: BoardProps & { prefix?: string }) {
  const kind = useSelector(actor, ({ context }) => specialKind(context.game));
  const next = useSelector(actor, ({ context }) => context.draw?.next_drawing_date ?? '');
  const isAwaiting = useSelector(actor, (state) => state.matches('awaiting'));
  return (
    <p role="status" className={css.quiet[kind]}>
      {isAwaiting ? 'Waiting for the new numbers…' : `${prefix}${timeOf(next)}`}
    </p>
  );
}

function Jackpot({ actor, size }: BoardProps & { size: keyof typeof css.amount }) {
  const kind = useSelector(actor, ({ context }) => specialKind(context.game));
  const jackpot = useSelector(actor, ({ context }) => context.draw?.next_jackpot ?? '');
  if (!/\d/.test(jackpot)) return <p className={css.quiet[kind]}>{`Next jackpot: ${jackpot}`}</p>;
  return (
    <p className={css.jackpot}>
      <span className={css.quiet[kind]}>Next jackpot</span>{' '}
      <span className={`${css.amount[size]} ${css.tint[kind]}`}>{jackpot}</span>
    </p>
  );
}

/**
 * The time left until the next draw: a timer that screen readers read on request and never announce. A leaf, so that a
 * second's tick renders nothing else.
 */
function Countdown({ actor }: BoardProps) {
  const remaining = useSelector(actor, ({ context }) => context.remaining);
  return (
    <div role="timer" aria-label="Time to the next draw" className={tiles.tiles}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className={tiles.tile}>
          <span className={tiles.figure}>{String(remaining[unit]).padStart(2, '0')}</span>{' '}
          <span className={tiles.unit}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
