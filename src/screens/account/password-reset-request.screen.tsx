import { createActor, fromPromise } from 'xstate';
import type { Field } from '../../../machines/page.machine.ts';
import { passwordResetRequestMachine } from '../../../machines/password-reset-request.machine.ts';
import { requestResetMail } from '../../effects/password-reset.effects.ts';
import { resetRequestVerdict } from '../../rules/forms.ts';
import { PasswordResetRequest } from '../../views/account/password-reset-request.view.tsx';
import { textsOf, type OpenScreen } from '../world.ts';

/** The form for a reset mail (FP-1 … FP-3). */
export const open: OpenScreen = ({ watched }) => {
  const actors = {
    requestResetMail: fromPromise(({ input }: { input: Parameters<typeof requestResetMail>[0] }) =>
      requestResetMail(input),
    ),
  };
  const actor = createActor(passwordResetRequestMachine.provide({ actors }), watched).start();
  const take = (fields: readonly Field[]) => {
    const { email = '' } = textsOf(fields);
    actor.send({ type: 'form.edited', form: { email }, verdict: resetRequestVerdict({ email }) });
  };
  return { show: () => <PasswordResetRequest actor={actor} />, close: () => actor.stop(), take };
};
