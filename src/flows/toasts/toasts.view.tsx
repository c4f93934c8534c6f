import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { toastsMachine } from '../../../machines/toasts.machine.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import * as css from '../../ui/toast-viewport.css.ts';
import { ToastViewport } from '../../ui/toast-viewport.tsx';

const isUrgent = { success: false, info: false, warning: true, error: true };

/** The current toast, if there is one: it stays while a pointer or the focus is in it (TO-1, TO-2). */
export function Toasts({ actor }: { actor: ActorRefFrom<typeof toastsMachine> }) {
  const toast = useSelector(actor, ({ context }) => context.toast);
  const hold = () => actor.send({ type: 'toast.held' });
  const release = () => actor.send({ type: 'toast.released' });
  return (
    <ToastViewport>
      {toast && (
        <div
          role={isUrgent[toast.severity] ? 'alert' : 'group'}
          aria-label={toast.severity}
          className={css.filled[toast.severity]}
          onPointerEnter={hold}
          onFocus={hold}
          onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || release()}
          onBlur={({ currentTarget }) => currentTarget.matches(':hover') || release()}
        >
          <span className={css.sign}>
            <Icon name={toast.severity} />
          </span>
          <p className={css.text}>{toast.text}</p>
          <IconButton
            label="Close"
            icon="close"
            variant="inherit"
            onClick={() => actor.send({ type: 'toast.closed' })}
          />
        </div>
      )}
    </ToastViewport>
  );
}
