import { screen } from '@testing-library/react';
import { fromCallback } from 'xstate';
import { accountChangeMachine } from '../../machines/account-change.machine.ts';
import { accountChangeGuards, type AccountForm } from '../../src/rules/account-forms.ts';
import { AccountChange, changeWords } from '../../src/flows/account-change/account-change.view.tsx';
import { Card } from '../../src/ui/card.tsx';
import { walk } from '../support/walk.ts';
import { isOneChange, weaknesses, person, seeingForm, write } from './people/person.ts';
import { parent, sent } from '../walk/doubles.ts';

const secret = 'Sesame!Open';
const other = 'Sesame!Shut';
const blank = { subject: 'password', currentPassword: '', password: '', confirmation: '' } as const;
const labels: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'New email',
  password: 'New password',
  confirmation: 'Confirm password',
};
const labelOf = (form: AccountForm, field: string) =>
  field === 'currentPassword' ? (form.subject === 'password' ? 'Current password' : 'Password') : (labels[field] ?? '');

const edited = (form: AccountForm) => (context: { readonly form: AccountForm }) =>
  context.form.subject === form.subject && isOneChange(context.form, form) ? { form } : undefined;
const subjectOf = (form: AccountForm) => changeWords[form.subject];
const button = () => screen.getByRole('button', { name: /^(Save|Send|Delete) / });

walk<typeof accountChangeMachine>('a change of the account [AK-5, SV-13, SA-5]', {
  machine: accountChangeMachine.provide({
    guards: accountChangeGuards,
    actors: { judgePassword: fromCallback(() => undefined) },
  }),
  inputs: [
    { parent, form: { subject: 'name', firstName: 'Ada', lastName: 'Byron' } },
    { parent, form: { subject: 'email', email: '', currentPassword: '' } },
    { parent, form: blank },
    { parent, form: { subject: 'deletion', currentPassword: '' } },
  ],
  cases: {
    'form.edited': [
      edited({ subject: 'name', firstName: 'Ada', lastName: '' }),
      edited({ subject: 'name', firstName: 'Ada', lastName: 'Lovelace' }),
      edited({ subject: 'email', email: 'ada@example.com', currentPassword: '' }),
      edited({ subject: 'email', email: 'ada@example.com', currentPassword: secret }),
      edited({ subject: 'email', email: 'ada@example.com', currentPassword: other }),
      edited({ ...blank, currentPassword: other }),
      edited({ ...blank, currentPassword: other, password: 'weak' }),
      edited({ ...blank, currentPassword: other, password: secret }),
      edited({ ...blank, currentPassword: other, password: secret, confirmation: secret }),
      edited({ ...blank, currentPassword: other, password: secret, confirmation: 'Sesame!Ajar' }),
      edited({ ...blank, currentPassword: other, password: secret, confirmation: 'Sesame!Wide' }),
      edited({ ...blank, currentPassword: other, password: 'weak', confirmation: 'Sesame!Ajar' }),
      edited({ ...blank, currentPassword: 'Sesame!Ajar', password: secret, confirmation: secret }),
      edited({ subject: 'deletion', currentPassword: secret }),
      edited({ subject: 'deletion', currentPassword: other }),
      edited({ subject: 'deletion', currentPassword: ' ' }),
    ],
    'weakness.found': weaknesses,
  },
  outcomes: {
    changeAccount: [
      { outcome: 'accepted', message: 'It is done.' },
      { outcome: 'refused', message: 'Incorrect password.', field: 'password' },
      { outcome: 'refused', message: 'At most 80 characters, please.', field: 'first_name' },
    ],
  },
  secrets: [secret, other, 'Sesame!Ajar'],
  show: (actor) => (
    <Card title="Account" level={2} width="page">
      <AccountChange actor={actor} />
    </Card>
  ),
  doing: {
    'form.edited': ({ form }) => {
      for (const [field, text] of Object.entries(form)) if (field !== 'subject') write(labelOf(form, field), text);
    },
    'weakness.found': sent,
    'form.submitted': () => person().user.click(button()),
    'form.cancelled': ({ type: _type }, { actor }) =>
      person().press(subjectOf(actor.getSnapshot().context.form).cancel),
  },
  seeing: {
    ...seeingForm('button "'),
    'filling.incomplete': '[disabled]',
    'filling.weak': 'textbox "New password" [invalid]',
    'filling.mismatched': 'form "Change your password"',
    sending: ['[disabled, busy]', '[read-only]'],
    accepted: 'button "Save name" (primary) [disabled]',
    cancelled: '(secondary) [disabled]',
  },
});
