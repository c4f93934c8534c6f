import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { versionMachine } from '../../../machines/version.machine.ts';
import { Button } from '../../ui/button.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { EventButton } from '../page/event-button.view.tsx';
import * as css from '../../ui/notice-stack.css.ts';

/** Offers a new version of the app, to load now or later (SV-1). */
export function Version({ actor }: { actor: ActorRefFrom<typeof versionMachine> }) {
  const isOffered = useSelector(actor, (state) => state.matches('offered') || state.matches('loading'));
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  return (
    <FocusScope width="screen">
      <p role="status" aria-label="Version" className={css.line}>
        {isOffered &&
          'There is a new version of Lottery Board. Loading it takes a moment, and clears what you have not saved.'}
      </p>
      {isOffered && (
        <div className={css.choice}>
          <Button isBusy={isLoading} onClick={() => actor.send({ type: 'version.accepted' })}>
            Load the new version
          </Button>
          <EventButton actor={actor} event={{ type: 'version.postponed' }} variant="secondary">
            Not now
          </EventButton>
        </div>
      )}
    </FocusScope>
  );
}
