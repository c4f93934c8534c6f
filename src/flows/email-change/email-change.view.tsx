import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '../../../machines/email-change.machine.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { ButtonLink } from '../page/button-link.view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The result of the link mailed to a new address (AK-5). */
export function EmailChange({ actor }: { actor: ActorRefFrom<typeof emailChangeMachine> }) {
  const isConfirmed = useSelector(actor, (state) => state.matches('confirmed'));
  const isDead = useSelector(actor, (state) => state.matches('dead'));
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const goOn = <ButtonLink href="/megamillions">Continue</ButtonLink>;
  if (isConfirmed)
    return (
      <Notice tone="success" title="Email Changed" takesFocus action={goOn}>
        From now on you sign in with this email address.
      </Notice>
    );
  if (isDead)
    return (
      <Notice tone="error" title="Link Not Valid" takesFocus action={goOn}>
        This link is no longer valid. Change your email again in your account.
      </Notice>
    );
  return (
    <Card title="Change Email" level={1} width="page">
      {isBusy ? (
        <Spinner label="Confirming your email address" />
      ) : (
        <>
          <ErrorLine text={errorMessage} />
          <div>
            <Button onClick={() => actor.send({ type: 'retry.requested' })}>Try again</Button>
          </div>
        </>
      )}
    </Card>
  );
}
