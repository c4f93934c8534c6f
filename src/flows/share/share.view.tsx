import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import type { shareMachine } from '../../../machines/share.machine.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { hiddenOnPhone } from '../../ui/hidden.css.ts';
import { drawText } from '../board/draw-words.ts';

type ShareProps = { actor: ActorRefFrom<typeof shareMachine>; board: ActorRefFrom<typeof boardMachine> };

/** Passes a board's latest draw on to somebody. */
export function Share({ actor, board }: ShareProps) {
  const isSharing = useSelector(actor, (state) => state.matches('sharing'));
  const game = useSelector(board, ({ context }) => context.game);
  const draw = useSelector(board, ({ context }) => context.draw);
  return (
    <Button
      variant="ghost"
      disabled={draw === null}
      isBusy={isSharing}
      onClick={() => draw && actor.send({ type: 'share.requested', text: drawText(game, draw) })}
    >
      <Icon name="share" />
      <span>
        <span>Share</span> <span className={hiddenOnPhone}>this draw</span>
      </span>
    </Button>
  );
}
