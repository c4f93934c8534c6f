import { activationResendMachine } from '../../machines/activation-resend.machine.ts';
import { resendActivationMail } from '../flows/activation-resend/activation-resend.effects.ts';

/** The chart that has an activation mail sent again (AK-1, AK-2, AK-3). */
export const activationResendChart = activationResendMachine.provide({ actors: { resendActivationMail } });
