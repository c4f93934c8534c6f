import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { accountMachine } from '../../machines/account.machine.ts';
import { accountGuards, type DeletionForm } from '../../src/rules/forms.ts';
import { Account } from '../../src/flows/account/account.view.tsx';
import { TopBar } from '../../src/flows/page/top-bar.view.tsx';
import { parent } from '../support/parent.ts';
import { walk } from '../support/walk.ts';
import { ada, sessionOf } from './people/actors.ts';
import { expectBusy, person, write } from './people/person.ts';

const secret = 'Sesame!Open';
const edited = (password: string) => (context: { readonly form: DeletionForm }) =>
  context.form.password === password ? undefined : { form: { password } };

const { user } = person();
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const button = (name: string) => dialog('Account').getByRole('button', { name });
const mails = () => dialog('Account').getByRole('switch', { name: 'Results emails' });
const answer = (name: string) => dialog('Delete your account?').getByRole('button', { name });
const expectBusyAccount = (busy: HTMLElement) => {
  expectBusy(busy);
  for (const name of ['Download my data', 'Delete my account'])
    if (button(name) !== busy) expect(button(name)).toBeDisabled();
  if (mails() !== busy) expect(mails()).toHaveAttribute('aria-disabled', 'true');
};

walk<typeof accountMachine>('the account [SV-13]', {
  machine: accountMachine.provide({ guards: accountGuards }),
  inputs: [{ parent }],
  cases: {
    'account.opened': [{}],
    'account.closed': [{}],
    'retry.requested': [{}],
    'mails.switched': [{}],
    'download.requested': [{}],
    'deletion.requested': [{}],
    'deletion.cancelled': [{}],
    'form.edited': [edited(''), edited(' '), edited(secret), edited('Sesame!Shut')],
    'form.submitted': [{}],
  },
  answers: {
    loadMailWish: [true, false],
    changeMailWish: [true, false],
    downloadRecords: [null],
    deleteAccount: [
      { outcome: 'deleted', message: 'Your account has been deleted.' },
      { outcome: 'refused', message: 'Incorrect password.' },
    ],
  },
  secrets: [secret, 'Sesame!Shut'],
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
    'account.closed': () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })),
    'retry.requested': () => user.click(button('Try again')),
    'mails.switched': () => user.click(mails()),
    'download.requested': () => user.click(button('Download my data')),
    'deletion.requested': () => user.click(button('Delete my account')),
    'deletion.cancelled': () => user.click(answer('Keep my account')),
    'form.edited': ({ form }) => write('Password', form.password),
    'form.submitted': () => user.click(answer('Delete my account')),
  },
  seeing: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.loading': () => expect(dialog('Account').getByRole('status')).toHaveTextContent('Loading your account'),
    'open.failed': () => {
      expect(dialog('Account').getByRole('alert')).toHaveTextContent('Something went wrong!');
      expect(button('Try again')).toBeEnabled();
    },
    'open.overview': ({ actor }) => {
      expect(dialog('Account').getByText('ada@example.org')).toBeVisible();
      expect(mails().matches(':checked')).toBe(actor.getSnapshot().context.wantsMails);
      expect(mails()).not.toHaveAttribute('aria-disabled');
      for (const name of ['Download my data', 'Delete my account']) expect(button(name)).toBeEnabled();
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(actor.getSnapshot().context.errorMessage);
    },
    'open.switching': ({ actor, ports }) => {
      const { wantsMails } = actor.getSnapshot().context;
      expect(mails().matches(':checked')).toBe(!wantsMails);
      expect(ports.changeMailWish.inputs.at(-1)).toEqual({ wantsMails: !wantsMails });
      expectBusyAccount(mails());
    },
    'open.downloading': () => expectBusyAccount(button('Download my data')),
    'deletion.asking.checking': () => undefined,
    'deletion.asking.incomplete': () => expect(answer('Delete my account')).toBeDisabled(),
    'deletion.asking.ready': ({ actor }) => {
      expect(answer('Delete my account')).toBeEnabled();
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(actor.getSnapshot().context.errorMessage);
    },
    'deletion.asking.unanswered': () => {
      expect(answer('Delete my account')).toBeEnabled();
      expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
    },
    'deletion.deleting': ({ actor, ports }) => {
      expect(ports.deleteAccount.inputs.at(-1)).toEqual(actor.getSnapshot().context.form);
      expectBusy(answer('Delete my account'));
      for (const name of ['Keep my account', 'Close']) expect(answer(name)).toBeDisabled();
      expect(screen.getByLabelText('Password')).toHaveAttribute('readonly');
    },
  },
});
