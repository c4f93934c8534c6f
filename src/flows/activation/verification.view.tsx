import type { ActorRefFrom } from 'xstate';
import type { activationResendMachine } from '../../../machines/activation-resend.machine.ts';
import { ButtonLink } from '../page/button-link.view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ActivationResend } from '../activation-resend/activation-resend.view.tsx';

type VerificationProps = {
  error?: string | undefined;
  resend?: ActorRefFrom<typeof activationResendMachine>;
};

/**
 * How the activation ended: `error` comes from the navigation state, if there is one (VE-1, VE-2); `resend` sends
 * another link (AK-3).
 */
export function Verification({ error, resend }: VerificationProps) {
  if (error !== undefined)
    return (
      <Notice
        tone="error"
        title="Email Not Verified"
        action={<ButtonLink href="/sign-in">Return to login</ButtonLink>}
        more={
          resend && (
            <>
              <p>
                A link works for 24 hours. Have the email sent again, or return to login if your account is active
                already.
              </p>
              <ActivationResend actor={resend} />
            </>
          )
        }
      >
        {error}
      </Notice>
    );
  return (
    <Notice tone="success" title="Email Verified" action={<ButtonLink href="/lottery-board">Continue</ButtonLink>}>
      Your email has been successfully verified. Click below to log in.
    </Notice>
  );
}
