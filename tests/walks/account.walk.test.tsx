import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { accountMachine } from '../../machines/account.machine.ts';
import type { AccountForm } from '../../src/rules/account-forms.ts';
import { Account } from '../../src/flows/account/account.view.tsx';
import { TopBar } from '../../src/flows/page/top-bar.view.tsx';
import { walk } from '../support/walk.ts';
import { ada, sessionOf } from './people/actors.ts';
import { expectBusy, person } from './people/person.ts';
import { announcing, parent, withStills } from '../walk/doubles.ts';

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
const dialog = (name = 'Account') => within(screen.getByRole('dialog', { name }));
const button = (name: string) => dialog().getByRole('button', { name });
const mails = () => dialog().getByRole('switch', { name: 'Results emails' });
const close = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
const others = [
  'Change name',
  'Change email',
  'Change password',
  'Show devices',
  'Download my data',
  'Delete my account',
];
const expectBusyAccount = (busy: HTMLElement) => {
  expectBusy(busy);
  for (const name of others) if (button(name) !== busy) expect(button(name)).toBeDisabled();
  if (mails() !== busy) expect(mails()).toHaveAttribute('aria-disabled', 'true');
};

walk<typeof accountMachine>('the account [SV-13, AK-5]', {
  machine: withStills(accountMachine),
  inputs: [{ parent }],
  cases: {
    'account.opened': [{}],
    'account.closed': [{}],
    'retry.requested': [{}],
    'mails.switched': [{}],
    'download.requested': [{}],
    'change.requested': forms.map((form) => ({ form })),
    'change.accepted': [
      ({ form: { subject } }) => (subject === 'name' ? { subject, notice } : undefined),
      ({ form: { subject } }) => (subject === 'deletion' ? { subject, notice: 'It is gone.' } : undefined),
    ],
    'change.cancelled': [{}],
    'devices.requested': [{}],
    'devices.closed': [{}],
  },
  outcomes: {
    loadAccount: [
      { user: ada, wantsMails: true },
      { user: ada, wantsMails: false },
    ],
    switchMails: [true, false],
    downloadRecords: [null],
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
    'account.closed': close,
    'retry.requested': () => user.click(button('Try again')),
    'mails.switched': () => user.click(mails()),
    'download.requested': () => user.click(button('Download my data')),
    'change.requested': ({ form }) => user.click(button(changeButtons[form.subject])),
    'change.accepted': announcing('accountChange'),
    'change.cancelled': announcing('accountChange'),
    'devices.requested': () => user.click(button('Show devices')),
    'devices.closed': close,
  },
  seeing: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.loading': () => expect(dialog().getByRole('status')).toHaveTextContent('Loading your account'),
    'open.failed': () => {
      expect(dialog().getByRole('alert')).toHaveTextContent('Something went wrong!');
      expect(button('Try again')).toBeEnabled();
    },
    'open.overview': ({ actor }) => {
      expect(dialog().getByText('Ada Lovelace')).toBeVisible();
      expect(screen.getByRole('dialog')).toHaveTextContent('ada@example.org');
      expect(mails().matches(':checked')).toBe(actor.getSnapshot().context.wantsMails);
      expect(mails()).not.toHaveAttribute('aria-disabled');
      for (const name of others) expect(button(name)).toBeEnabled();
      expect(dialog().queryByRole('status')?.textContent ?? '').toBe(actor.getSnapshot().context.notice);
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(actor.getSnapshot().context.errorMessage);
    },
    'open.switching': ({ actor, ports }) => {
      const { wantsMails } = actor.getSnapshot().context;
      expect(mails().matches(':checked')).toBe(!wantsMails);
      expect(ports.switchMails.inputs.at(-1)).toEqual({ wantsMails: !wantsMails });
      expectBusyAccount(mails());
    },
    'open.downloading': () => expectBusyAccount(button('Download my data')),
    changing: ({ actor }) => {
      const { form } = actor.getSnapshot().context;
      expect(actor.getSnapshot().children.accountChange?.getSnapshot().context.form).toEqual(form);
      const title = form.subject === 'name' ? 'Change your name' : 'Delete your account?';
      expect(dialog(title).getByRole('form', { name: title })).toBeVisible();
    },
    devices: () => expect(dialog('Your devices').getByRole('status')).toHaveTextContent('Loading your devices'),
  },
});
