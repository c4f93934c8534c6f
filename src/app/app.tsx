import { useSelector } from '@xstate/react';
import { StrictMode, type ReactNode } from 'react';
import { Router } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { accountMachine } from '../../machines/account.machine.ts';
import type { connectionMachine } from '../../machines/connection.machine.ts';
import type { pageMachine } from '../../machines/page.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { toastsMachine } from '../../machines/toasts.machine.ts';
import type { versionMachine } from '../../machines/version.machine.ts';
import { exactParser } from './routes.tsx';
import { ErrorScreen } from '../ui/boundary.tsx';
import { Offline, offlineNotice } from '../ui/offline.tsx';
import { Frame } from '../flows/page/frame.view.tsx';
import { Page } from '../flows/page/page.view.tsx';
import { Toasts } from '../flows/toasts/toasts.view.tsx';
import type { Screen } from './deps.ts';
import type { Player } from './player.screen.tsx';

/** The children of the app's actor that the app renders. */
type RootActors = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly page: ActorRefFrom<typeof pageMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  /** None where the screen has no chart of its own. */
  readonly screen?: AnyActorRef | undefined;
  /** None for a visitor. */
  readonly account?: ActorRefFrom<typeof accountMachine> | undefined;
  readonly connection?: ActorRefFrom<typeof connectionMachine> | undefined;
  readonly version?: ActorRefFrom<typeof versionMachine> | undefined;
};

/** The root actor whose children the app renders; at build time, a stand-in. */
type AppSource = {
  readonly getSnapshot: () => { readonly children: Partial<RootActors> };
  readonly subscribe: AnyActorRef['subscribe'];
};

/** The views that the app renders: screens by name, and the player's own views once they have loaded. */
export type AppViews = {
  readonly screenOf: (name: string) => Screen | undefined;
  readonly player: () => typeof Player | undefined;
};

type AppProps = {
  source: AppSource;
  views: AppViews;
  helpline: string;
  ssrPath?: string;
};

const actorsOf = ({ children }: ReturnType<AppSource['getSnapshot']>) => ({ ...children });

const areSame = (some: Partial<RootActors>, others: Partial<RootActors>) =>
  [...new Set([...Object.keys(some), ...Object.keys(others)])].every(
    (id) => some[id as keyof RootActors] === others[id as keyof RootActors],
  );

/** The whole app; `ssrPath` is its address where there is no browser. */
export function App({ source, views, helpline, ssrPath }: AppProps) {
  const place = ssrPath === undefined ? {} : { ssrPath };
  const path = usePathname(place);
  const { session, page, toasts, screen, ...player } = useSelector(source, actorsOf, areSame);
  const isComplete = useSelector(source, () => views.player() !== undefined);
  const isOffline = useSelector(player.connection, (state) => state?.matches('disconnected')) === true;
  if (!session) return <ErrorScreen />;
  if (!page || !toasts) return null;
  return (
    <StrictMode>
      <Router parser={exactParser} {...place}>
        <Offline value={isOffline ? offlineNotice : undefined}>
          <Frame
            session={session}
            account={isComplete ? player.account : undefined}
            sheet={isComplete && sheetOf(views, { session, ...player })}
            path={path}
            helpline={helpline}
            toasts={<Toasts actor={toasts} />}
          >
            <Page actor={page} show={(name) => views.screenOf(name)?.show({ session, screen })} />
          </Frame>
        </Offline>
      </Router>
    </StrictMode>
  );
}

type PlayerActors = Pick<RootActors, 'session' | 'account' | 'connection' | 'version'>;

const sheetOf = (views: AppViews, { session, account, connection, version }: PlayerActors): ReactNode => {
  const Sheet = views.player();
  return (
    Sheet &&
    account &&
    connection &&
    version && <Sheet session={session} account={account} connection={connection} version={version} />
  );
};
