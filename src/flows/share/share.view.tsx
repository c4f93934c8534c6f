import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import type { shareMachine } from '../../../machines/share.machine.ts';
import { drawAddress } from '../../rules/past-draws.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { hiddenOnPhone } from '../../ui/hidden.css.ts';
import { drawText } from '../board/draw-words.ts';

type ShareProps = { actor: ActorRefFrom<typeof shareMachine>; board: ActorRefFrom<typeof boardMachine> };

/** A button that shares a board's latest draw. */
export function Share({ actor, board }: ShareProps) {
  const isSharing = useSelector(actor, (state) => state.matches('sharing'));
  const game = useSelector(board, ({ context }) => context.game);
  const draw = useSelector(board, ({ context }) => context.draw);
  return (
    <Button
      variant="ghost"
      disabled={draw === null}
      isBusy={isSharing}
      onClick={() =>
        draw &&
        actor.send({
          type: 'share.requested',
          text: drawText(game, draw),
          path: drawAddress(game, draw.drawing_date.slice(0, 10)),
        })
      }
    >
      <Icon name="share" />
      <span>
        <span>Share</span> <span className={hiddenOnPhone}>this draw</span>
      </span>
    </Button>
  );
}
