import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import type { User } from '../../protocol/account.ts';
import type { AccountForm } from '../../rules/account-forms.ts';
import { fullNameOf } from '../../rules/people.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Icon } from '../../ui/icons.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import { EventButton } from '../page/event-button.view.tsx';
import * as css from './profile.css.ts';

const nobody: User = { first_name: '', last_name: '' };

type OverviewProps = { actor: ActorRefFrom<typeof accountMachine>; session: ActorRefFrom<typeof sessionMachine> };

/** Who is signed in, with the ways to change it, devices, results emails, the copy and the deletion (AK-5, SV-13). */
export function Overview({ actor, session }: OverviewProps) {
  const user = useSelector(session, ({ context }) => context.session?.user ?? nobody);
  const { first_name: firstName, last_name: lastName, email = '' } = user;
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const notice = useSelector(actor, ({ context }) => context.notice);
  const name = { subject: 'name', firstName, lastName } as const;
  return (
    <>
      {notice !== '' && <p role="status">{notice}</p>}
      <ErrorLine text={errorMessage} />
      <ul className={css.rows}>
        <Row label="Name" value={fullNameOf(user)}>
          <Change actor={actor} form={name} />
        </Row>
        <Row label="Email" value={<Email address={typeof email === 'string' ? email : ''} />}>
          <Change actor={actor} form={blank.email} />
        </Row>
        <Row label="Password" value="Only you know it">
          <Change actor={actor} form={blank.password} />
        </Row>
        <Row label="Devices" value="Where you are signed in">
          <EventButton actor={actor} event={{ type: 'devices.requested' }} variant="secondary" needsServer>
            <span>Show</span>
            <span className={hidden}> devices</span>
          </EventButton>
        </Row>
      </ul>
      <Mails actor={actor} />
      <Copy actor={actor} />
      <div className={css.part}>
        <p className={css.soft}>Your account, your tickets and their results are removed for good.</p>
        <div>
          <EventButton
            actor={actor}
            event={{ type: 'change.requested', form: blank.deletion }}
            variant="dangerOutlined"
            needsServer
          >
            <Icon name="trash" />
            <span>Delete my account</span>
          </EventButton>
        </div>
      </div>
    </>
  );
}

const blank = {
  email: { subject: 'email', email: '', currentPassword: '' },
  password: { subject: 'password', currentPassword: '', password: '', confirmation: '' },
  deletion: { subject: 'deletion', currentPassword: '' },
} as const;

/** An email address that wraps before `@` and `.`. */
function Email({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}

function Row({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <li className={css.row}>
      <p className={css.words}>
        <span className={css.soft}>{label}</span>
        <span>{value}</span>
      </p>
      <div className={css.end}>{children}</div>
    </li>
  );
}

function Change({ actor, form }: { actor: OverviewProps['actor']; form: AccountForm }) {
  return (
    <EventButton actor={actor} event={{ type: 'change.requested', form }} variant="secondary" needsServer>
      <span>Change</span>
      <span className={hidden}>{` ${form.subject}`}</span>
    </EventButton>
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
  return (
    <div className={css.part}>
      <p className={css.soft}>
        A file with everything that is stored about you: profile, consents, tickets, results and emails.
      </p>
      <div>
        <EventButton
          actor={actor}
          event={{ type: 'download.requested' }}
          variant="secondary"
          needsServer
          isBusy={isDownloading}
        >
          Download my data
        </EventButton>
      </div>
    </div>
  );
}
