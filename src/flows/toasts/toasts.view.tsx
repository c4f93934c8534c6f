import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { toastsMachine } from '../../../machines/toasts.machine.ts';
import { ToastCard, ToastViewport } from '../../ui/toast-card.tsx';

/** The current toast, if there is one (TO-1, TO-2). */
export function Toasts({ actor }: { actor: ActorRefFrom<typeof toastsMachine> }) {
  const toast = useSelector(actor, ({ context }) => context.toast);
  return (
    <ToastViewport>
      {toast && (
        <ToastCard
          severity={toast.severity}
          text={toast.text}
          onHold={() => actor.send({ type: 'toast.held' })}
          onRelease={() => actor.send({ type: 'toast.released' })}
          onClose={() => actor.send({ type: 'toast.closed' })}
        />
      )}
    </ToastViewport>
  );
}
