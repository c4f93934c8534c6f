import { shallowEqual, useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { pageMachine } from '../../machines/page.machine.ts';
import type { toastsMachine } from '../../machines/toasts.machine.ts';
import { exactParser } from './routes.tsx';
import { ErrorScreen } from '../ui/boundary.tsx';
import { Offline, offlineNotice } from '../ui/offline.tsx';
import { Frame } from '../flows/page/frame.view.tsx';
import { Page } from '../flows/page/page.view.tsx';
import { Toasts } from '../flows/toasts/toasts.view.tsx';
import type { Screen } from './deps.ts';
import type { PlayerActors, showPlayer } from './player.screen.tsx';

/** The children of the app's actor that the app renders: some start late, and a visitor lacks a player's. */
type RootActors = { readonly [Name in keyof PlayerActors]?: PlayerActors[Name] | undefined } & {
  readonly page?: ActorRefFrom<typeof pageMachine> | undefined;
  readonly toasts?: ActorRefFrom<typeof toastsMachine> | undefined;
  /** None where the screen has no chart of its own. */
  readonly screen?: AnyActorRef | undefined;
};

/** The root actor whose children the app renders; at build time, a stand-in. */
type AppSource = {
  readonly getSnapshot: () => { readonly children: RootActors };
  readonly subscribe: AnyActorRef['subscribe'];
};

/** The views that the app renders: screens by name, and the player's own views once they have loaded. */
export type AppViews = {
  readonly screenOf: (name: string) => Screen | undefined;
  readonly player: () => typeof showPlayer | undefined;
};

type AppProps = {
  source: AppSource;
  views: AppViews;
  helpline: string;
  ssrPath?: string;
};

/** The whole app; `ssrPath` is its address where there is no browser. */
export function App({ source, views, helpline, ssrPath }: AppProps) {
  const place = ssrPath === undefined ? {} : { ssrPath };
  const path = usePathname(place);
  const children = useSelector(source, (state) => state.children, shallowEqual);
  const { session, page, toasts, screen, account, connection, version } = children;
  const show = useSelector(source, () => views.player());
  const isOffline = useSelector(connection, (state) => state?.matches('disconnected')) === true;
  if (!session) return <ErrorScreen />;
  if (!page || !toasts) return null;
  return (
    <StrictMode>
      <Router parser={exactParser} {...place}>
        <Offline value={isOffline ? offlineNotice : undefined}>
          <Frame
            session={session}
            account={show && account}
            sheet={show && account && connection && version && show({ session, account, connection, version })}
            path={path}
            helpline={helpline}
          >
            <Page actor={page} show={(name) => views.screenOf(name)?.show({ session, screen })} />
          </Frame>
          <Toasts actor={toasts} />
        </Offline>
      </Router>
    </StrictMode>
  );
}
