import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { activationResendMachine } from '../../../machines/activation-resend.machine.ts';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { boxes } from '../../ui/form-layout.css.ts';
import { EventButton } from '../page/event-button.view.tsx';

/** A button that resends the activation email, and the result (AK-1, AK-2, AK-3). */
export function ActivationResend({ actor }: { actor: ActorRefFrom<typeof activationResendMachine> }) {
  const message = useSelector(actor, (state) =>
    state.matches('sent') ? 'We sent the email again. You can have it sent once a minute.' : state.context.errorMessage,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isDead = useSelector(actor, (state) => state.matches('dead'));
  return (
    <FocusScope width="full">
      {isDead ? (
        <p role="status">
          <span>We can’t send the email from here.</span> <Link href="/sign-in">Sign in</Link>{' '}
          <span>with your email and password, or</span> <Link href="/sign-up">sign up again</Link>
        </p>
      ) : (
        <div className={boxes}>
          {message !== '' && <p role="status">{message}</p>}
          <div>
            <EventButton actor={actor} event={{ type: 'mail.requested' }} variant="secondary" isBusy={isBusy}>
              Send the email again
            </EventButton>
          </div>
        </div>
      )}
    </FocusScope>
  );
}
