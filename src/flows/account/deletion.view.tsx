import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import * as css from './profile.css.ts';

/** What goes with an account, its password, and the click that ends it (SV-13). */
export function Deletion({ actor }: { actor: ActorRefFrom<typeof accountMachine> }) {
  const form = useSelector(actor, ({ context }) => context.form);
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const isBusy = useSelector(actor, (state) => state.matches({ deletion: 'deleting' }));
  const canSubmit = useSelector(actor, (state) => state.can({ type: 'form.submitted' }));
  const canCancel = useSelector(actor, (state) => state.can({ type: 'deletion.cancelled' }));
  return (
    <Form label="Delete my account" isBusy={isBusy} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      <p>
        Everything that is stored about you goes at once and for good: your profile, every ticket, its results, and
        mails that still wait to be sent. Nobody can bring it back.
      </p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus
        value={form.password}
        isReadOnly={isBusy}
        error={errorMessage}
        onChange={(password) => actor.send({ type: 'form.edited', form: { password } })}
      />
      <div className={css.actions}>
        <Button variant="secondary" disabled={!canCancel} onClick={() => actor.send({ type: 'deletion.cancelled' })}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" needsServer isBusy={isBusy} disabled={!canSubmit}>
          Delete my account
        </Button>
      </div>
    </Form>
  );
}
