import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { pageMachine } from '../../../machines/page.machine.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { Card } from '../../ui/card.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type PageProps = { actor: ActorRefFrom<typeof pageMachine>; show: (screen: string) => ReactNode };

/** The screen of the current address, or a spinner while it loads, or a button to try again (NAV-8). */
export function Page({ actor, show }: PageProps) {
  const screen = useSelector(actor, ({ context }) => context.screen);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <FocusScope width="screen">
      {screen !== null ? (
        <Boundary key={screen}>{show(screen)}</Boundary>
      ) : hasFailed ? (
        <Card title="This page did not load" level={1} width="page">
          <ErrorLine text="Something went wrong on the way. Check your connection and try again, or reload the page." />
          <div>
            <Button onClick={() => actor.send({ type: 'retry.requested' })}>Try again</Button>
          </div>
        </Card>
      ) : (
        <Spinner label="Loading the page" />
      )}
    </FocusScope>
  );
}
