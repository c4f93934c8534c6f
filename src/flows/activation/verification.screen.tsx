import type { ActorRefFrom } from 'xstate';
import type { activationResendMachine } from '../../../machines/activation-resend.machine.ts';
import { Notice } from '../../ui/notice.tsx';
import { ActivationResend } from '../activation-resend/activation-resend.view.tsx';
import { ButtonLink, ReturnToLogin } from '../page/button-link.view.tsx';
import { activationResendChart } from '../../app/session.chart.ts';
import { screenOf, type OpenScreen } from '../../app/deps.ts';

/** How the activation ended, from the navigation state (VE-1, VE-2), and a new link if it failed (AK-3). */
export const open: OpenScreen = ({ navigationState }) => {
  const [error, link] = [navigationState('error'), navigationState('link')];
  if (error === undefined || !link) return { show: () => <Verification error={error} /> };
  return screenOf(activationResendChart, () => ({ token: link }), {
    show: ({ screen }) => <Verification error={error} resend={screen} />,
  });
};

type VerificationProps = {
  error?: string | undefined;
  resend?: ActorRefFrom<typeof activationResendMachine>;
};

/**
 * How the activation ended: `error` comes from the navigation state, if there is one (VE-1, VE-2); `resend` sends
 * another link (AK-3).
 */
function Verification({ error, resend }: VerificationProps) {
  if (error !== undefined)
    return (
      <Notice
        tone="error"
        title="Email Not Verified"
        action={<ReturnToLogin />}
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
