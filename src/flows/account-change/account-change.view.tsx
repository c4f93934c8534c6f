import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountChangeMachine } from '../../../machines/account-change.machine.ts';
import type { AccountForm } from '../../rules/account-forms.ts';
import { Button } from '../../ui/button.tsx';
import { actions } from '../../ui/dialog.css.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Form } from '../../ui/form.tsx';
import { pair } from '../../ui/form-layout.css.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { EventButton } from '../page/event-button.view.tsx';
import { PasswordPair } from '../registration/password-pair.view.tsx';

type Words = { readonly title: string; readonly intro?: string; readonly submit: string; readonly cancel: string };

/** The texts of each form. */
export const changeWords: Readonly<Record<AccountForm['subject'], Words>> = {
  name: { title: 'Change your name', submit: 'Save name', cancel: 'Cancel' },
  email: {
    title: 'Change your email',
    intro: 'We send a link to the new address. Your email changes, and other devices are signed out, once you open it.',
    submit: 'Send the link',
    cancel: 'Cancel',
  },
  password: {
    title: 'Change your password',
    intro: 'Other devices are signed out. This one stays signed in.',
    submit: 'Save password',
    cancel: 'Cancel',
  },
  deletion: {
    title: 'Delete your account?',
    intro:
      'This deletes everything that is stored about you: your profile, every ticket, its results, and emails that ' +
      'wait to be sent. It cannot be undone.',
    submit: 'Delete my account',
    cancel: 'Keep my account',
  },
};

/** The fields of each form, as the server calls them, that show their own error. */
const marked: Readonly<Record<AccountForm['subject'], readonly string[]>> = {
  name: ['first_name', 'last_name'],
  email: ['email', 'password'],
  password: ['password', 'new_password1'],
  deletion: ['password'],
};

type ChangeProps = { actor: ActorRefFrom<typeof accountChangeMachine> };

/** A form that changes the account, or deletes it (AK-5, SV-13). */
export function AccountChange({ actor }: ChangeProps) {
  const form = useSelector(actor, ({ context }) => context.form);
  const errorMessage = useSelector(actor, ({ context }) =>
    marked[form.subject].includes(context.refusedField) ? '' : context.errorMessage,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canSubmit = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const { title, intro, submit, cancel } = changeWords[form.subject];
  return (
    <Form label={title} isBusy={isBusy} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      {intro !== undefined && <p>{intro}</p>}
      <Fields actor={actor} form={form} isReadOnly={isBusy} />
      <ErrorLine id="account-error" text={errorMessage} />
      <div className={actions}>
        <EventButton actor={actor} event={{ type: 'form.cancelled' }} variant="secondary">
          {cancel}
        </EventButton>
        <Button
          type="submit"
          variant={form.subject === 'deletion' ? 'danger' : 'primary'}
          needsServer
          isBusy={isBusy}
          disabled={!canSubmit}
        >
          {submit}
        </Button>
      </div>
    </Form>
  );
}

function Fields({ actor, form, isReadOnly }: ChangeProps & { form: AccountForm; isReadOnly: boolean }) {
  const weakness = useSelector(actor, ({ context }) => context.weakness);
  const isMismatched = useSelector(
    actor,
    (state) => state.matches({ filling: 'mismatched' }) && state.context.errorMessage !== '',
  );
  const refusedField = useSelector(actor, ({ context }) => context.refusedField);
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const errorOf = (field: string) => (field === refusedField ? errorMessage : '');
  const edit = (edited: AccountForm) => actor.send({ type: 'form.edited', form: edited });
  const fieldOf = <Part extends string>(edited: AccountForm & Record<Part, string>, part: Part) => ({
    value: edited[part],
    isReadOnly,
    onChange: (text: string) => edit({ ...edited, [part]: text }),
  });
  if (form.subject === 'name')
    return (
      <div className={pair}>
        <TextField
          label="First name"
          name="given-name"
          autoComplete="given-name"
          autoFocus
          error={errorOf('first_name')}
          {...fieldOf(form, 'firstName')}
        />
        <TextField
          label="Last name"
          name="family-name"
          autoComplete="family-name"
          error={errorOf('last_name')}
          {...fieldOf(form, 'lastName')}
        />
      </div>
    );
  return (
    <>
      {form.subject === 'email' && (
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          autoFocus
          error={errorOf('email')}
          {...fieldOf(form, 'email')}
        />
      )}
      <PasswordField
        label={form.subject === 'password' ? 'Current password' : 'Password'}
        name="current-password"
        autoComplete="current-password"
        autoFocus={form.subject !== 'email'}
        error={errorOf('password')}
        {...fieldOf(form, 'currentPassword')}
      />
      {form.subject === 'password' && (
        <PasswordPair
          label="New password"
          pair={form}
          areRulesShown={form.password !== ''}
          weakness={weakness || errorOf('new_password1')}
          isReadOnly={isReadOnly}
          isMismatched={isMismatched}
          errorId="account-error"
          onChange={(passwords) => edit({ ...form, ...passwords })}
        />
      )}
    </>
  );
}
