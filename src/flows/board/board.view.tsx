import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import { games } from '../../rules/games.ts';
import { ButtonLink } from '../page/button-link.view.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as css from './board.css.ts';
import { BoardDraw } from './draw-panel.view.tsx';
import { GameSign } from './game-sign.view.tsx';
import { specialKind } from './draw-words.ts';
import { dayOf } from '../../rules/dates.ts';
import { instantOf, nextDrawDate } from '../../rules/draw-times.ts';

type BoardProps = {
  actor: ActorRefFrom<typeof boardMachine>;
  /** Whether everything but the title waits for the results of the last draw. */
  isOpening?: boolean;
  results?: ReactNode;
  share?: ReactNode;
  children: ReactNode;
};

/** The date of the draw that a board shows. */
export const useShownDate = (actor: BoardProps['actor'] | undefined) =>
  useSelector(actor, (state) => state?.context.draw?.drawing_date.slice(0, 10));

/** Says which draw comes next: the one being counted down to, or the one after it while its numbers are awaited. */
export const useFirstDraw = (actor: BoardProps['actor'] | undefined) =>
  useSelector(actor, (state) => {
    if (!state?.context.draw) return undefined;
    const { game, draw } = state.context;
    const next = draw.next_drawing_date;
    const at = instantOf(next);
    if (Number.isNaN(at)) return undefined;
    return `First draw: ${dayOf(state.matches('awaiting') ? nextDrawDate(game, at) : next)}`;
  });

/** A game's page: the results of the last draw, and the draw beside or above the children. */
export function Board({ actor, isOpening = false, results, share, children }: BoardProps) {
  const game = useSelector(actor, ({ context }) => context.game);
  return (
    <div className={`${css.board} ${css.glow[specialKind(game)]}`}>
      <div className={css.top}>
        <h1 className={css.title}>
          <GameSign game={game} />
          <span>{games[game].name}</span>
        </h1>
        <div className={css.more}>
          <ButtonLink href={`/lottery-board?game=${game}`} variant="ghost">
            <Icon name="trophy" />
            <span>My winnings</span>
          </ButtonLink>
          <ButtonLink href={`/lottery-board?tab=history&game=${game}`} variant="ghost">
            <Icon name="chart" />
            <span>Draw history</span>
          </ButtonLink>
          {share}
        </div>
      </div>
      {isOpening ? (
        <div className={css.across}>
          <Spinner label="Loading the page" />
        </div>
      ) : (
        <>
          <div className={css.across}>{results}</div>
          <BoardDraw actor={actor} />
          <div className={css.column}>{children}</div>
        </>
      )}
    </div>
  );
}
