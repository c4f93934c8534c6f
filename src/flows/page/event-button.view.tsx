import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { AnyActorRef } from 'xstate';
import { Button } from '../../ui/button.tsx';

type EventButtonProps<Sent> = Omit<ComponentProps<typeof Button>, 'disabled' | 'onClick'> & {
  actor: Pick<AnyActorRef, 'subscribe'> & {
    getSnapshot: () => { can: (event: Sent) => boolean };
    send: (event: Sent) => void;
  };
  event: Sent;
};

/** A button that sends an event, and is disabled while its chart would not take it. */
export function EventButton<Sent extends { type: string }>({ actor, event, ...button }: EventButtonProps<Sent>) {
  const canSend = useSelector(actor, (state) => state.can(event));
  return <Button {...button} disabled={!canSend} onClick={() => actor.send(event)} />;
}
