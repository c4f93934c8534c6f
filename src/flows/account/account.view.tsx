import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Offline, OfflineLine } from '../../ui/offline.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountChange, changeWords } from '../account-change/account-change.view.tsx';
import { Devices } from '../devices/devices.view.tsx';
import { TryAgain } from '../page/try-again.view.tsx';
import { Overview } from './overview.view.tsx';

type AccountProps = { actor: ActorRefFrom<typeof accountMachine>; session: ActorRefFrom<typeof sessionMachine> };

const offlineId = 'account-offline';

const sheetOf = (state: SnapshotFrom<typeof accountMachine>) => {
  if (state.matches('closed')) return 'closed';
  return (['loading', 'failed'] as const).find((open) => state.matches({ open })) ?? 'overview';
};

/** Account settings, in a dialog over the current screen; a form or the device list may replace them (AK-5, SV-13). */
export function Account({ actor, session }: AccountProps) {
  const sheet = useSelector(actor, sheetOf);
  const change = useSelector(actor, ({ children }) => children.accountChange);
  const devices = useSelector(actor, ({ children }) => children.devices);
  const canClose = useSelector(change, (state) => state?.can({ type: 'form.cancelled' }) ?? true);
  const title = useSelector(change, (state) => state && changeWords[state.context.form.subject].title);
  const isOffline = useContext(Offline) !== undefined;
  const close = () => {
    if (change) change.send({ type: 'form.cancelled' });
    else actor.send({ type: devices ? 'devices.closed' : 'account.closed' });
  };
  return (
    <Dialog
      isOpen={sheet !== 'closed'}
      title={title ?? (devices ? 'Your devices' : 'Account')}
      canClose={canClose}
      onClose={close}
    >
      <OfflineLine id={offlineId}>You are not connected. Changes to your account have to wait.</OfflineLine>
      <Offline value={isOffline ? offlineId : undefined}>
        {change ? (
          <AccountChange actor={change} />
        ) : devices ? (
          <Devices actor={devices} />
        ) : sheet === 'loading' ? (
          <Spinner label="Loading your account" />
        ) : sheet === 'failed' ? (
          <TryAgain text="Your account could not be loaded." actor={actor} />
        ) : (
          <Overview actor={actor} session={session} />
        )}
      </Offline>
    </Dialog>
  );
}
