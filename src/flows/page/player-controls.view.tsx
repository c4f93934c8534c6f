import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { fullNameOf, initialsOf } from '../../rules/people.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ButtonLink } from './button-link.view.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Icon } from '../../ui/icons.tsx';
import * as css from './top-bar.css.ts';
import { Link, useLocation } from 'wouter';

type PlayerProps = {
  session: ActorRefFrom<typeof sessionMachine>;
  account: ActorRefFrom<typeof accountMachine> | undefined;
  look: keyof typeof css.look;
};

const places = [
  ['/lottery-board?tab=history', 'chart', 'Draw history'],
  ['/lottery-board', 'trophy', 'My winnings'],
  ['/help', 'help', 'Help'],
] as const;

/**
 * A player's pages, account and sign-out: side by side on a wide screen, in a menu on a narrow one (BAR-2, BAR-3,
 * FW-1).
 */
export function PlayerControls({ session, account, look }: PlayerProps) {
  const user = useSelector(session, ({ context }) => context.session?.user ?? { first_name: '', last_name: '' });
  const canSignOut = useSelector(session, (state) => state.can({ type: 'signOut.requested' }));
  const isSigningOut = useSelector(session, (state) => state.matches('signingOut'));
  const logout = {
    isBusy: isSigningOut,
    disabled: !canSignOut,
    onClick: () => session.send({ type: 'signOut.requested' }),
  };
  const person = (
    <>
      <p className={css.person}>
        <Avatar initials={initialsOf(user)} />
        <span className={css.name}>{fullNameOf(user)}</span>
      </p>
      {places.map(([href, icon, name]) => (
        <ButtonLink key={href} href={href} variant="quiet">
          <Icon name={icon} />
          <span>{name}</span>
        </ButtonLink>
      ))}
      {account && (
        <Button variant="quiet" onClick={() => account.send({ type: 'account.opened' })}>
          <Icon name="user" />
          <span>Account</span>
        </Button>
      )}
    </>
  );
  return (
    <>
      <nav aria-label="Pages" className={css.wideOnly}>
        <PageLinks look={look} />
        <Menu label={fullNameOf(user) || 'Account'} face={<Avatar initials={initialsOf(user)} />}>
          <div className={css.entries}>{person}</div>
        </Menu>
        <IconButton label="Logout" icon="logout" variant="inherit" {...logout} />
      </nav>
      <div className={css.narrowOnly}>
        <Menu label="Menu">
          <nav aria-label="Menu pages" className={css.menuLinks}>
            <PageLinks look="light" />
          </nav>
          <hr className={css.divider} />
          <div className={css.entries}>
            {person}
            <Button variant="quiet" {...logout}>
              <Icon name="logout" />
              <span>Logout</span>
            </Button>
          </div>
        </Menu>
      </div>
    </>
  );
}

const pages = [
  ['/', 'Home'],
  ['/powerball', 'Power Ball'],
  ['/megamillions', 'Mega Millions'],
] as const;

/** The three links of the top bar; the one to the current page is underlined (BAR-2, BAR-3). */
function PageLinks({ look }: { look: keyof typeof css.link }) {
  const [path] = useLocation();
  return pages.map(([href, name]) => (
    <Link key={href} href={href} className={css.link[look]} aria-current={path === href ? 'page' : undefined}>
      {name}
    </Link>
  ));
}

/** A person's initials in a circle; the name is beside it, or in the label of what contains it. */
function Avatar({ initials }: { initials: string }) {
  return (
    <span className={css.avatar} aria-hidden="true">
      {initials}
    </span>
  );
}
