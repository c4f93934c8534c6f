import { passwordResetRequestMachine } from '../../../machines/password-reset-request.machine.ts';
import { requestResetMail } from './password-reset.effects.ts';
import { resetRequestGuards } from '../../rules/forms.ts';
import { PasswordResetRequest } from './password-reset-request.view.tsx';
import { screenOf, type OpenScreen } from '../../app/deps.ts';

const chart = passwordResetRequestMachine.provide({ guards: resetRequestGuards, actors: { requestResetMail } });

/** The form that requests a reset email (FP-1 … FP-3). */
export const open: OpenScreen = () =>
  screenOf(chart, () => undefined, { show: ({ screen }) => <PasswordResetRequest actor={screen} /> });
