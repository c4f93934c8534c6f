import { AccountVerification } from './account-verification.view.tsx';
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
