import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration.machine.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { pair, boxes, readings } from '../../ui/form-layout.css.ts';
import { PasswordPair } from './password-pair.view.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PrivacyPolicy, TermsOfService } from './legal.view.tsx';
import type { RegistrationForm } from '../../rules/passwords.ts';

/** The sign-up form (SU-1 … SU-8). */
export function Registration({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isRegistered = useSelector(actor, (state) => state.matches('registered'));
  const canSubmit = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const errorMessage = useSelector(actor, ({ context }) =>
    fieldsWithErrors.includes(context.refusedField) ? '' : context.errorMessage,
  );
  if (isRegistered)
    return (
      <Card title="Sign Up" level={1} width="page">
        <Spinner label="Your account was created" />
      </Card>
    );
  return (
    <Card title="Sign Up" level={1} width="page">
      <Form
        label="Sign Up"
        isBusy={isBusy}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
        onFilled={(fields) => {
          if (fields['password']) actor.send({ type: 'password.focused' });
          actor.send(registrationEdited(formOf(fields)));
        }}
      >
        <RegistrationFields actor={actor} />
        <Consents actor={actor} />
        <ErrorLine id="error" text={errorMessage} />
        <Button type="submit" isBusy={isBusy} disabled={!canSubmit}>
          Sign Up
        </Button>
      </Form>
      <p>
        <span>Already have an account?</span> <Link href="/sign-in">Sign In</Link>
      </p>
    </Card>
  );
}

/** The fields, as the server calls them, that show their own error. */
const fieldsWithErrors: readonly string[] = ['email', 'first_name', 'last_name'];

/** The five fields of the sign-up form (SU-1). */
function RegistrationFields({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const form = useSelector(actor, ({ context }) => context.form);
  const areRulesShown = useSelector(actor, ({ context }) => context.areRulesShown);
  const weakness = useSelector(actor, ({ context }) => context.weakness);
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const refusedField = useSelector(actor, ({ context }) => context.refusedField);
  const isMismatched = useSelector(actor, (state) => state.matches({ filling: 'mismatched' }));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const errorOf = (field: string) => (field === refusedField ? errorMessage : '');
  const fieldOf = (part: 'email' | 'firstName' | 'lastName') => ({
    value: form[part],
    isReadOnly: isBusy,
    onChange: (text: string) => actor.send(registrationEdited({ ...form, [part]: text })),
  });
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={errorOf('email')}
        {...fieldOf('email')}
      />
      <div className={pair}>
        <TextField
          label="First name"
          name="given-name"
          autoComplete="given-name"
          error={errorOf('first_name')}
          {...fieldOf('firstName')}
        />
        <TextField
          label="Last name"
          name="family-name"
          autoComplete="family-name"
          error={errorOf('last_name')}
          {...fieldOf('lastName')}
        />
      </div>
      <PasswordPair
        pair={form}
        areRulesShown={areRulesShown}
        weakness={weakness}
        isReadOnly={isBusy}
        isMismatched={errorMessage !== '' && isMismatched}
        errorId="error"
        onFocus={() => actor.send({ type: 'password.focused' })}
        onChange={(passwords) => actor.send(registrationEdited({ ...form, ...passwords }))}
      />
    </>
  );
}

/** The two checkboxes of a sign-up, and the texts that the second one is about (SU-3, LE-2). */
function Consents({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const form = useSelector(actor, ({ context }) => context.form);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const boxOf = (consent: 'consentsToUpdates' | 'agreesToTerms') => ({
    isTicked: form[consent],
    isReadOnly: isBusy,
    onChange: (isTicked: boolean) => actor.send(registrationEdited({ ...form, [consent]: isTicked })),
  });
  return (
    <div className={boxes}>
      <Checkbox label="I consent to receive updates" name="updates" {...boxOf('consentsToUpdates')} />
      <Checkbox label="I agree to the Terms of Service and Privacy Policy" name="terms" {...boxOf('agreesToTerms')}>
        <div className={readings}>
          <TermsOfService />
          <PrivacyPolicy />
        </div>
      </Checkbox>
    </div>
  );
}

/** The event for an edited form. */
const registrationEdited = (form: RegistrationForm) => ({ type: 'form.edited', form }) as const;

/** The form in the fields of a built page, by their names; a checkbox is among them only if it is checked. */
const formOf = (fields: Readonly<Record<string, string>>): RegistrationForm => ({
  email: fields['email'] ?? '',
  firstName: fields['given-name'] ?? '',
  lastName: fields['family-name'] ?? '',
  password: fields['password'] ?? '',
  confirmation: fields['confirmation'] ?? '',
  consentsToUpdates: 'updates' in fields,
  agreesToTerms: 'terms' in fields,
});
