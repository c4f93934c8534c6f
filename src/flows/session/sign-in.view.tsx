import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import type { SignInForm } from '../../rules/forms.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ActivationResend } from '../activation-resend/activation-resend.view.tsx';
import * as css from '../../ui/form-layout.css.ts';

const edited = (form: SignInForm) => ({ type: 'form.edited', form }) as const;

/** The sign-in form, with links to sign up and to reset the password (SI-1 … SI-7, AK-1). */
export function SignIn({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const form = useSelector(actor, ({ context }) => context.form);
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const isBusy = useSelector(actor, (state) => state.matches('signingIn'));
  const canSubmit = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const activationResend = useSelector(actor, ({ children }) => children.activationResend);
  const isVisitor = useSelector(actor, (state) => state.matches('visitor'));
  const fieldOf = (name: keyof SignInForm) => ({
    name,
    value: form[name],
    isReadOnly: isBusy,
    onChange: (text: string) => actor.send(edited({ ...form, [name]: text })),
  });
  if (!isVisitor && !isBusy)
    return (
      <Card title="Sign In" level={1} width="page">
        <Spinner label="You are signed in" />
      </Card>
    );
  return (
    <Card title="Sign In" level={1} width="page">
      <Form
        label="Sign In"
        isBusy={isBusy}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
        onFilled={({ email = '', password = '' }) => actor.send(edited({ email, password }))}
      >
        <TextField label="Email" type="email" autoComplete="username" {...fieldOf('email')} />
        <PasswordField label="Password" autoComplete="current-password" error={errorMessage} {...fieldOf('password')} />
        <Button type="submit" isBusy={isBusy} disabled={!canSubmit}>
          Sign In
        </Button>
      </Form>
      {activationResend && <ActivationResend actor={activationResend} />}
      <p className={css.links}>
        <Link href="/forgot-password">Forgot Password?</Link>
        <span>
          <span>New here?</span> <Link href="/sign-up">Sign Up</Link>
        </span>
      </p>
    </Card>
  );
}
