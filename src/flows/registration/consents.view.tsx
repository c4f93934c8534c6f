import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration.machine.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { boxes, readings } from '../../ui/form-layout.css.ts';
import { PrivacyPolicy, TermsOfService } from './legal.view.tsx';
import { registrationEdited } from './edit.ts';

/** The two boxes that a new member ticks, and what the second is about (SU-3, LE-2). */
export function Consents({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const form = useSelector(actor, ({ context }) => context.form);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <div className={boxes}>
      <Checkbox
        label="I consent to receive updates"
        name="updates"
        isTicked={form.consentsToUpdates}
        isReadOnly={isBusy}
        onChange={(consentsToUpdates) => actor.send(registrationEdited({ ...form, consentsToUpdates }))}
      />
      <Checkbox
        label="I agree to the Terms of Service and Privacy Policy"
        name="terms"
        isTicked={form.agreesToTerms}
        isReadOnly={isBusy}
        onChange={(agreesToTerms) => actor.send(registrationEdited({ ...form, agreesToTerms }))}
      >
        <div className={readings}>
          <TermsOfService />
          <PrivacyPolicy />
        </div>
      </Checkbox>
    </div>
  );
}
