import { StrictMode, useEffect, type ReactNode } from 'react';
import { Router } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import type { pageMachine } from '../../../machines/page.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import type { toastsMachine } from '../../../machines/toasts.machine.ts';
import { exactParser } from '../../routes.tsx';
import { Frame } from '../../views/frame/frame.view.tsx';
import { Page } from '../../views/frame/page.view.tsx';
import { Toasts } from '../../views/frame/toasts.view.tsx';

/** A player's account and the dialog that shows it. */
export type OpenedAccount = { readonly actor: ActorRefFrom<typeof accountMachine>; readonly show: () => ReactNode };

/** The actors that the whole app is a picture of. */
export type Cast = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly page: ActorRefFrom<typeof pageMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  /** None for a visitor, and in a shell, where nobody is known yet. */
  readonly account?: OpenedAccount;
};

type AppProps = { cast: Cast; helpline: string; ssrPath?: string; onDrawn?: (() => void) | undefined };

/** The whole app; `ssrPath` is its address where there is no browser, `onDrawn` is called once it stands in the page and follows its actors. */
export function App({ cast, helpline, ssrPath, onDrawn }: AppProps) {
  const place = ssrPath === undefined ? {} : { ssrPath };
  const path = usePathname(place);
  const { session, account } = cast;
  const corner = <Toasts actor={cast.toasts} />;
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <Router parser={exactParser} {...place}>
        <Frame
          session={session}
          account={account?.actor}
          sheet={account?.show()}
          path={path}
          helpline={helpline}
          toasts={corner}
        >
          <Page actor={cast.page} />
        </Frame>
      </Router>
    </StrictMode>
  );
}
