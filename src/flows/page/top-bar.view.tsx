import { useSelector } from '@xstate/react';
import { Link, useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { ButtonLink } from './button-link.view.tsx';
import { Logo } from '../../ui/logo.tsx';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { PlayerControls } from './player-controls.view.tsx';
import * as css from './top-bar.css.ts';

type TopBarProps = {
  actor: ActorRefFrom<typeof sessionMachine>;
  account?: ActorRefFrom<typeof accountMachine> | undefined;
};

/** Logo and navigation: a login link for visitors, pages and sign-out for players (BAR-1 … BAR-3). */
export function TopBar({ actor, account }: TopBarProps) {
  const [path] = useLocation();
  const look = path === '/' ? 'light' : 'night';
  const isSignedIn = useSelector(actor, (state) => state.hasTag('signedIn'));
  return (
    <header className={css.look[look]}>
      <Link href="/" className={css.home}>
        <Logo />
      </Link>
      <FocusScope width="own">
        {isSignedIn ? (
          <PlayerControls session={actor} account={account} look={look} />
        ) : (
          <ButtonLink href="/sign-in" variant={look === 'night' ? 'secondary' : 'primary'}>
            Login
          </ButtonLink>
        )}
      </FocusScope>
    </header>
  );
}
