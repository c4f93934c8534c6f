import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { activationResendMachine } from '../../../machines/activation-resend.machine.ts';
import { Notice } from '../../ui/notice.tsx';
import { ActivationResend } from '../activation-resend/activation-resend.view.tsx';
import { ReturnToLogin } from '../page/button-link.view.tsx';
import { activationResendChart } from '../../app/session.chart.ts';
import { screenOf, type OpenScreen } from '../../app/deps.ts';

/** The notice that a verification email was sent (AV-1), and to whom, if the navigation state says so (AK-2). */
export const open: OpenScreen = ({ navigationState }) => {
  const [email, token] = [navigationState('email'), navigationState('token')];
  if (!email || !token) return { show: () => <AccountVerification /> };
  return screenOf(activationResendChart, () => ({ token }), {
    show: ({ screen }) => <AccountVerification sent={{ email, resend: screen }} />,
  });
};

type Sent = { readonly email: string; readonly resend: ActorRefFrom<typeof activationResendMachine> };

/** Tells a new member to check their inbox (AV-1), and what to do if no email arrives there (AK-2). */
export function AccountVerification({ sent }: { sent?: Sent }) {
  return (
    <Notice
      tone="mail"
      title="Verify Your Email"
      action={<ReturnToLogin />}
      more={
        sent && (
          <>
            <p>
              <span>We sent it to:</span> <strong>{sent.email}</strong>
            </p>
            <p>
              <span>Wrong address?</span> <Link href="/sign-up">Sign up again</Link> <span>with the right one.</span>
            </p>
            <p>No email? Check your spam folder.</p>
            <ActivationResend actor={sent.resend} />
          </>
        )
      }
    >
      A verification email has been sent. Please check your inbox to activate your account.
    </Notice>
  );
}
