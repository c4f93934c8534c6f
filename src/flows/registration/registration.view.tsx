import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration.machine.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Consents } from './consents.view.tsx';
import { formOf, registrationEdited } from './edit.ts';
import { RegistrationFields } from './fields.view.tsx';

/** The sign-up form (SU-1 … SU-8). */
export function Registration({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isRegistered = useSelector(actor, (state) => state.matches('registered'));
  const canSubmit = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  if (isRegistered)
    return (
      <Card title="Sign Up" level={1} width="page">
        <Spinner label="Your account was created" />
      </Card>
    );
  return (
    <Card title="Sign Up" level={1} width="page">
      <Form
        label="Sign Up"
        isBusy={isBusy}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
        onFilled={(fields) => {
          if (fields['password']) actor.send({ type: 'password.focused' });
          actor.send(registrationEdited(formOf(fields)));
        }}
      >
        <RegistrationFields actor={actor} />
        <Consents actor={actor} />
        <ErrorLine id="error" text={errorMessage} />
        <Button type="submit" isStretched isBusy={isBusy} disabled={!canSubmit}>
          Sign Up
        </Button>
      </Form>
      <p>
        <span>Already have an account?</span> <Link href="/sign-in">Sign In</Link>
      </p>
    </Card>
  );
}
