import { useSelector } from '@xstate/react';
import { Link, useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { fullNameOf, initialsOf } from '../../rules/people.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Menu } from '../../ui/action/menu.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Place } from '../../ui/live/place.tsx';
import { Avatar } from '../../ui/look/avatar.tsx';
import { PageLinks } from './page-links.view.tsx';
import * as css from './top-bar.css.ts';

type SessionProps = { actor: ActorRefFrom<typeof sessionMachine> };

/** Logo and navigation: a way in for visitors, the pages and the way out for players (BAR-1 … BAR-3). */
export function TopBar({ actor }: SessionProps) {
  const [path] = useLocation();
  const look = path === '/' ? 'light' : 'night';
  const isSignedIn = useSelector(actor, (state) => state.hasTag('signedIn'));
  return (
    <header className={css.look[look]}>
      <Link href="/" className={css.home}>
        <Logo />
      </Link>
      <Place width="own">
        {isSignedIn ? (
          <PlayerControls actor={actor} look={look} />
        ) : (
          <Link href="/sign-in" asChild>
            <LinkButton variant={look === 'night' ? 'secondary' : 'primary'}>Login</LinkButton>
          </Link>
        )}
      </Place>
    </header>
  );
}

function PlayerControls({ actor, look }: SessionProps & { look: keyof typeof css.look }) {
  const user = useSelector(actor, ({ context }) => context.session?.user ?? { first_name: '', last_name: '' });
  const canSignOut = useSelector(actor, (state) => state.can({ type: 'signOut.requested' }));
  const isSigningOut = useSelector(actor, (state) => state.matches('signingOut'));
  const logout = { isBusy: isSigningOut, disabled: !canSignOut, onClick: () => actor.send({ type: 'signOut.requested' }) };
  return (
    <>
      <nav aria-label="Pages" className={css.wideOnly}>
        <PageLinks look={look} />
        <Avatar initials={initialsOf(user)} name={fullNameOf(user)} />
        <IconButton label="Logout" icon="logout" variant="inherit" {...logout} />
      </nav>
      <div className={css.narrowOnly}>
        <Menu label="Menu">
          <nav aria-label="Menu pages" className={css.menuLinks}>
            <PageLinks look="light" />
          </nav>
          <hr className={css.divider} />
          <p className={css.person}>
            <Avatar initials={initialsOf(user)} />
            <span className={css.name}>{fullNameOf(user)}</span>
          </p>
          <Button variant="quiet" isStretched {...logout}>
            <Icon name="logout" />
            Logout
          </Button>
        </Menu>
      </div>
    </>
  );
}
