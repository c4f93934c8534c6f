import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration.machine.ts';
import { TextField } from '../../ui/text-field.tsx';
import { pair } from '../../ui/form-layout.css.ts';
import { PasswordPair } from './password-pair.view.tsx';
import { registrationEdited } from './edit.ts';

/** The five fields of the sign-up form (SU-1). */
export function RegistrationFields({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const form = useSelector(actor, ({ context }) => context.form);
  const areRulesShown = useSelector(actor, ({ context }) => context.areRulesShown);
  const weakness = useSelector(actor, ({ context }) => context.weakness);
  const hasError = useSelector(actor, ({ context }) => context.errorMessage !== '');
  const isMismatched = useSelector(actor, (state) => state.matches({ filling: 'mismatched' }));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={form.email}
        isReadOnly={isBusy}
        describedBy={hasError && !isMismatched ? 'error' : undefined}
        onChange={(email) => actor.send(registrationEdited({ ...form, email }))}
      />
      <div className={pair}>
        <TextField
          label="First name"
          name="given-name"
          autoComplete="given-name"
          value={form.firstName}
          isReadOnly={isBusy}
          onChange={(firstName) => actor.send(registrationEdited({ ...form, firstName }))}
        />
        <TextField
          label="Last name"
          name="family-name"
          autoComplete="family-name"
          value={form.lastName}
          isReadOnly={isBusy}
          onChange={(lastName) => actor.send(registrationEdited({ ...form, lastName }))}
        />
      </div>
      <PasswordPair
        pair={form}
        areRulesShown={areRulesShown}
        weakness={weakness}
        isReadOnly={isBusy}
        isMismatched={hasError && isMismatched}
        errorId="error"
        onFocus={() => actor.send({ type: 'password.focused' })}
        onChange={(passwords) => actor.send(registrationEdited({ ...form, ...passwords }))}
      />
    </>
  );
}
