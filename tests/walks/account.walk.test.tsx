import { screen, within } from '@testing-library/react';
import { accountMachine } from '../../machines/account.machine.ts';
import type { AccountForm } from '../../src/rules/account-forms.ts';
import { Account } from '../../src/flows/account/account.view.tsx';
import { TopBar } from '../../src/flows/page/top-bar.view.tsx';
import { walk } from '../support/walk.ts';
import { ada, sessionOf } from './people/actors.ts';
import { person } from './people/person.ts';
import { announcing, parent, sent, withStills } from '../walk/doubles.ts';

const forms: readonly AccountForm[] = [
  { subject: 'name', firstName: 'Ada', lastName: 'Lovelace' },
  { subject: 'deletion', currentPassword: '' },
];
const notice = 'Your name has been changed.';
const changeButtons = {
  name: 'Change name',
  email: 'Change email',
  password: 'Change password',
  deletion: 'Delete my account',
};

const { user } = person();
const press = (name: string) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const close = () => press('Close');

walk<typeof accountMachine>('the account [SV-13, AK-5]', {
  machine: withStills(accountMachine),
  inputs: [{ parent }],
  cases: {
    'change.requested': forms.map((form) => ({ form })),
    'change.accepted': [
      ({ form }) => (form.subject === 'name' ? { form: { ...form, firstName: 'Augusta' }, notice } : undefined),
      ({ form }) => (form.subject === 'deletion' ? { form, notice: 'It is gone.' } : undefined),
    ],
  },
  outcomes: {
    loadAccount: [
      { user: ada, wantsMails: true },
      { user: ada, wantsMails: false },
    ],
    switchMails: [{ wantsMails: true }, { wantsMails: false }, { message: 'Too many tries. Try again in 1 minute.' }],
    downloadRecords: [{}, { message: 'Too many tries. Try again in 10 minutes.' }],
  },
  show: (actor) => {
    const { actor: session } = sessionOf(ada);
    return (
      <>
        <TopBar actor={session} account={actor} />
        <Account actor={actor} session={session} />
      </>
    );
  },
  doing: {
    'account.opened': async () => {
      await user.click(screen.getByRole('button', { name: 'Ada Lovelace' }));
      const menu = within(screen.getByRole('group', { name: 'Ada Lovelace' }));
      await user.click(menu.getByRole('button', { name: 'Account' }));
    },
    // Another page closes the devices, too.
    'account.closed': (event, opened) =>
      opened.actor.getSnapshot().matches('devices') ? sent(event, opened) : close(),
    'retry.requested': () => press('Try again'),
    'mails.switched': () => user.click(screen.getByRole('switch', { name: 'Results emails' })),
    'download.requested': () => press('Download my data'),
    'change.requested': ({ form }) => press(changeButtons[form.subject]),
    'change.accepted': announcing('accountChange'),
    'change.cancelled': announcing('accountChange'),
    'devices.requested': () => press('Show devices'),
    'devices.closed': close,
  },
  seeing: {
    closed: 'button "Ada Lovelace"',
    'open.loading': 'Loading your account',
    'open.failed': ['Your account could not be loaded.', 'button "Try again"'],
    'open.overview': ['NameAda Lovelace', 'Emailada@example.org', 'button "Change name"'],
    'open.switching': ['switch "Results emails"', 'button "Change name" (secondary) [disabled]'],
    'open.downloading': 'button "Download my data" (secondary) [disabled, busy]',
    changing: 'form "',
    devices: 'Loading your devices',
  },
});
