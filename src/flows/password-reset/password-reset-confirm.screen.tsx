import { fromPromise } from 'xstate';
import { passwordResetConfirmMachine } from '../../../machines/password-reset-confirm.machine.ts';
import { changePassword } from './password-reset.effects.ts';
import { withoutTail } from '../../rules/links.ts';
import { resetConfirmGuards } from '../../rules/passwords.ts';
import { PasswordResetConfirm } from './password-reset-confirm.view.tsx';
import { screenOf, type OpenScreen } from '../../app/deps.ts';

const chart = passwordResetConfirmMachine.provide({
  guards: resetConfirmGuards,
  actors: {
    changePassword: fromPromise(({ input }: { input: Parameters<typeof changePassword>[0] }) => changePassword(input)),
  },
});

/** The form for a new password, for the link whose parts stand in the address (RP-1 … RP-4). */
export const open: OpenScreen = (_deps, { uid = '', token = '' }) =>
  screenOf(
    chart,
    { uid, token: withoutTail(token) },
    { show: ({ screen }) => <PasswordResetConfirm actor={screen} /> },
  );
