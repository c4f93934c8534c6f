import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import type { User } from '../../protocol/account.ts';
import { fullNameOf, initialsOf } from '../../rules/people.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import * as css from './profile.css.ts';

const nobody: User = { first_name: '', last_name: '' };

type OverviewProps = { actor: ActorRefFrom<typeof accountMachine>; session: ActorRefFrom<typeof sessionMachine> };

/** Who is signed in, and the three things that can be done about it: results mails, the copy, the end. */
export function Overview({ actor, session }: OverviewProps) {
  const user = useSelector(session, ({ context }) => context.session?.user ?? nobody);
  const { email } = user;
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  return (
    <>
      <div className={css.person}>
        <Avatar initials={initialsOf(user)} />
        <p className={css.names}>
          <strong>{fullNameOf(user)}</strong>
          {typeof email === 'string' && <span className={css.soft}>{email}</span>}
        </p>
      </div>
      <ErrorLine text={errorMessage} />
      <Mails actor={actor} />
      <Copy actor={actor} />
      <End actor={actor} />
    </>
  );
}

function Mails({ actor }: { actor: OverviewProps['actor'] }) {
  const wantsMails = useSelector(actor, ({ context }) => context.wantsMails);
  const isSwitching = useSelector(actor, (state) => state.matches({ open: 'switching' }));
  const canSwitch = useSelector(actor, (state) => state.can({ type: 'mails.switched' }));
  return (
    <div className={css.part}>
      <Switch
        label="Results emails"
        hint="After each draw that your tickets played, what they matched."
        name="results-mails"
        isOn={wantsMails !== isSwitching}
        isBusy={isSwitching}
        isReadOnly={!canSwitch}
        onSwitch={() => actor.send({ type: 'mails.switched' })}
      />
    </div>
  );
}

function Copy({ actor }: { actor: OverviewProps['actor'] }) {
  const isDownloading = useSelector(actor, (state) => state.matches({ open: 'downloading' }));
  const canDownload = useSelector(actor, (state) => state.can({ type: 'download.requested' }));
  return (
    <div className={css.part}>
      <p className={css.soft}>
        A file with everything that is stored about you: profile, consents, tickets, results and mails.
      </p>
      <div>
        <Button
          variant="secondary"
          needsServer
          isBusy={isDownloading}
          disabled={!canDownload}
          onClick={() => actor.send({ type: 'download.requested' })}
        >
          Download my data
        </Button>
      </div>
    </div>
  );
}

function End({ actor }: { actor: OverviewProps['actor'] }) {
  const canDelete = useSelector(actor, (state) => state.can({ type: 'deletion.requested' }));
  return (
    <div className={css.part}>
      <p className={css.soft}>Your account, your tickets and their results are removed for good.</p>
      <div>
        <Button
          variant="dangerOutlined"
          needsServer
          disabled={!canDelete}
          onClick={() => actor.send({ type: 'deletion.requested' })}
        >
          <Icon name="trash" />
          <span>Delete my account</span>
        </Button>
      </div>
    </div>
  );
}
