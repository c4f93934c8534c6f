import { passwordResetConfirmMachine } from '../../../machines/password-reset-confirm.machine.ts';
import { changePassword, checkLink, judgePassword } from './password-reset.effects.ts';
import { withoutTail } from '../../rules/links.ts';
import { resetConfirmGuards } from '../../rules/passwords.ts';
import { PasswordChanged, PasswordResetConfirm } from './password-reset-confirm.view.tsx';
import { screenOf, type OpenScreen } from '../../app/deps.ts';

const chart = passwordResetConfirmMachine.provide({
  guards: resetConfirmGuards,
  actors: { checkLink, judgePassword, changePassword },
});

/**
 * The form for a new password, for the link whose parts are in the address (RP-1 … RP-4). They are removed from the
 * address once read; the navigation state keeps them for a reload, and then that the password was changed (AK-4).
 */
export const open: OpenScreen = ({ navigationState, goTo }, { uid = navigationState('uid') ?? '', token }) => {
  if (token === undefined && navigationState('outcome') === 'changed') return { show: () => <PasswordChanged /> };
  const link = { uid, token: token === undefined ? (navigationState('token') ?? '') : withoutTail(token) };
  const keep = (state: Record<string, string>) => goTo({ path: '/user/password-reset', replace: true, state });
  if (token !== undefined) keep(link);
  const reset = chart.provide({ actions: { rememberChange: () => keep({ outcome: 'changed' }) } });
  return screenOf(reset, () => link, { show: ({ screen }) => <PasswordResetConfirm actor={screen} /> });
};
