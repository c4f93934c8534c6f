import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordResetConfirmMachine } from '../../../machines/password-reset-confirm.machine.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink, ReturnToLogin } from '../page/button-link.view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PasswordPair } from '../registration/password-pair.view.tsx';

/** The form for a new password (RP-1 … RP-4), or a notice that the link in the reset email is dead (AK-4). */
export function PasswordResetConfirm({ actor }: { actor: ActorRefFrom<typeof passwordResetConfirmMachine> }) {
  const form = useSelector(actor, ({ context }) => context.form);
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const areRulesShown = useSelector(actor, ({ context }) => context.areRulesShown);
  const weakness = useSelector(actor, ({ context }) => context.weakness);
  const isMismatched = useSelector(actor, (state) => state.matches({ filling: 'mismatched' }));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canSubmit = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const isChecking = useSelector(actor, (state) => state.matches('checkingLink'));
  const isDead = useSelector(actor, (state) => state.matches('dead'));
  const isChanged = useSelector(actor, (state) => state.matches('changed'));
  if (isChecking)
    return (
      <Card title="Reset Password" level={1} width="page">
        <Spinner label="Checking your link" />
      </Card>
    );
  if (isDead)
    return (
      <Notice
        tone="error"
        title="Link Not Valid"
        takesFocus
        action={<ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>}
      >
        This link is no longer valid. A link works once, for a limited time.
      </Notice>
    );
  if (isChanged) return <PasswordChanged />;
  return (
    <Card title="Reset Password" level={1} width="page">
      <Form label="Reset Password" isBusy={isBusy} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <PasswordPair
          pair={form}
          areRulesShown={areRulesShown}
          weakness={weakness}
          isReadOnly={isBusy}
          isMismatched={isMismatched && errorMessage !== ''}
          errorId="error"
          onFocus={() => actor.send({ type: 'password.focused' })}
          onChange={(passwords) => actor.send({ type: 'form.edited', form: passwords })}
        />
        <ErrorLine id="error" text={errorMessage} />
        <Button type="submit" isBusy={isBusy} disabled={!canSubmit}>
          Reset Password
        </Button>
      </Form>
    </Card>
  );
}

/** The notice that the password was changed (RP-4). */
export const PasswordChanged = () => (
  <Notice tone="success" title="Password Changed" takesFocus action={<ReturnToLogin />}>
    Your password has been changed successfully.
  </Notice>
);
