import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { passwordResetRequestMachine } from '../../../machines/password-reset-request.machine.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReturnToLogin } from '../page/button-link.view.tsx';
import { soft } from '../../ui/form-layout.css.ts';

const edited = (email: string) => ({ type: 'form.edited', form: { email } }) as const;

/** The form that requests a reset email (FP-1 … FP-3). */
export function PasswordResetRequest({ actor }: { actor: ActorRefFrom<typeof passwordResetRequestMachine> }) {
  const email = useSelector(actor, ({ context }) => context.form.email);
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canSubmit = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const isMailed = useSelector(actor, (state) => state.matches('mailed'));
  if (isMailed)
    return (
      <Notice tone="mail" title="Check your inbox" takesFocus action={<ReturnToLogin />}>
        Please check your inbox for instructions to reset your password.
      </Notice>
    );
  return (
    <Card title="Forgot Password" level={1} width="page">
      <p className={soft}>
        Enter the email address of your account, and we will send you a link to choose a new password.
      </p>
      <Form
        label="Forgot Password"
        isBusy={isBusy}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
        onFilled={({ email: filled = '' }) => actor.send(edited(filled))}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          isReadOnly={isBusy}
          error={errorMessage}
          onChange={(text) => actor.send(edited(text))}
        />
        <Button type="submit" isBusy={isBusy} disabled={!canSubmit}>
          Continue
        </Button>
      </Form>
      <p>
        <Link href="/sign-in">Back to login</Link>
      </p>
    </Card>
  );
}
