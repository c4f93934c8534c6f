import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { devicesMachine } from '../../../machines/devices.machine.ts';
import type { Device } from '../../protocol/account.ts';
import { dayOf } from '../../rules/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { boxes } from '../../ui/form-layout.css.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { EventButton } from '../page/event-button.view.tsx';
import { TryAgain } from '../page/try-again.view.tsx';
import * as css from '../account/profile.css.ts';

type DevicesProps = { actor: ActorRefFrom<typeof devicesMachine> };

/** The devices on which a player is signed in, with buttons to sign out the others (AK-5). */
export function Devices({ actor }: DevicesProps) {
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const devices = useSelector(actor, ({ context }) => context.devices);
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const isBusy = useSelector(actor, (state) => state.matches('signingOut') && state.context.signOut.id === null);
  return (
    <FocusScope width="full">
      {isLoading ? (
        <Spinner label="Loading your devices" />
      ) : hasFailed ? (
        <TryAgain text="Your devices could not be loaded." actor={actor} />
      ) : (
        <div className={boxes}>
          <ErrorLine text={errorMessage} />
          <ul aria-label="Devices" className={css.rows}>
            {devices.map((device) => (
              <Row key={device.id} actor={actor} device={device} />
            ))}
          </ul>
          {devices.length > 1 && (
            <div>
              <EventButton
                actor={actor}
                event={{ type: 'signOut.requested', id: null }}
                variant="secondary"
                needsServer
                isBusy={isBusy}
              >
                Sign out everywhere else
              </EventButton>
            </div>
          )}
        </div>
      )}
    </FocusScope>
  );
}

function Row({ actor, device }: DevicesProps & { device: Device }) {
  const { id, browser, is_current, first_used_at, last_used_at } = device;
  const isBusy = useSelector(actor, (state) => state.matches('signingOut') && state.context.signOut.id === id);
  return (
    <li className={css.row}>
      <p className={css.words}>
        <strong>{browser}</strong>
        <span className={css.soft}>{`First used ${dayOf(first_used_at)}, last used ${dayOf(last_used_at)}`}</span>
      </p>
      <div className={css.end}>
        {is_current ? (
          'This device'
        ) : (
          <EventButton
            actor={actor}
            event={{ type: 'signOut.requested', id }}
            variant="secondary"
            needsServer
            isBusy={isBusy}
          >
            <span>Sign out</span>
            <span className={hidden}>{` ${browser}`}</span>
          </EventButton>
        )}
      </div>
    </li>
  );
}
