import { Verification } from './verification.view.tsx';
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
