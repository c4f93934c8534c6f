import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import { CountdownTiles } from '../../ui/countdown-tiles.tsx';

/** What is left until the next draw. A leaf, so that a second's tick draws nothing else again. */
export function Countdown({ actor }: { actor: ActorRefFrom<typeof boardMachine> }) {
  const remaining = useSelector(actor, ({ context }) => context.remaining);
  return <CountdownTiles label="Time to the next draw" remaining={remaining} />;
}
