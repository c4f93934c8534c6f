import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Offline, OfflineLine } from '../../ui/offline.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Deletion } from './deletion.view.tsx';
import { Overview } from './overview.view.tsx';
import * as css from './profile.css.ts';

type AccountProps = { actor: ActorRefFrom<typeof accountMachine>; session: ActorRefFrom<typeof sessionMachine> };

const offlineId = 'account-offline';

const sheetOf = (state: SnapshotFrom<typeof accountMachine>) =>
  state.matches('closed')
    ? 'closed'
    : state.matches({ open: 'loading' })
      ? 'loading'
      : state.matches({ open: 'failed' })
        ? 'failed'
        : state.matches('deletion')
          ? 'deletion'
          : 'overview';

/** Account settings, in a dialog over the current screen (SV-13). */
export function Account({ actor, session }: AccountProps) {
  const sheet = useSelector(actor, sheetOf);
  const canClose = useSelector(actor, (state) => state.can({ type: 'account.closed' }));
  const isOffline = useContext(Offline) !== undefined;
  return (
    <Dialog
      isOpen={sheet !== 'closed'}
      title={sheet === 'deletion' ? 'Delete your account?' : 'Account'}
      canClose={canClose}
      onClose={() => actor.send({ type: 'account.closed' })}
    >
      <OfflineLine id={offlineId}>You are not connected. Changes to your account have to wait.</OfflineLine>
      <Offline value={isOffline ? offlineId : undefined}>
        {sheet === 'loading' && <Spinner label="Loading your account" />}
        {sheet === 'failed' && <Failed actor={actor} />}
        {sheet === 'overview' && <Overview actor={actor} session={session} />}
        {sheet === 'deletion' && <Deletion actor={actor} />}
      </Offline>
    </Dialog>
  );
}

function Failed({ actor }: { actor: AccountProps['actor'] }) {
  return (
    <div className={css.part}>
      <ErrorLine text="Something went wrong!" />
      <div>
        <Button needsServer onClick={() => actor.send({ type: 'retry.requested' })}>
          Try again
        </Button>
      </div>
    </div>
  );
}
