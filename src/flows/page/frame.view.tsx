import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../../machines/account.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { isPublic } from '../../rules/access.ts';
import { dialed } from '../../rules/phones.ts';
import { Background } from '../../ui/background.tsx';
import * as css from './frame.css.ts';
import { TopBar } from './top-bar.view.tsx';

type FrameProps = {
  session: ActorRefFrom<typeof sessionMachine>;
  account?: ActorRefFrom<typeof accountMachine> | undefined;
  path: string;
  helpline: string;
  sheet?: ReactNode;
  children: ReactNode;
};

const placeOf = (path: string) => (isPublic(path) ? 'centered' : 'board');

/**
 * What surrounds every screen. Home is light; elsewhere the background picture is shown, and public pages are centered
 * (NAV-6).
 */
export function Frame({ session, account, path, helpline, sheet, children }: FrameProps) {
  const isHome = path === '/';
  const look = isHome ? 'light' : 'night';
  return (
    <div className={css.look[look]}>
      <a href="#main" className={css.skip}>
        Skip to content
      </a>
      {!isHome && <Background />}
      <TopBar actor={session} account={account} />
      <main id="main" tabIndex={-1} className={css.place[isHome ? 'home' : placeOf(path)]}>
        {children}
      </main>
      <Footer helpline={helpline} look={look} />
      {sheet}
    </div>
  );
}

/** What every screen says about age, results and help (LE-1). `helpline` is a phone number in digits or letters. */
function Footer({ helpline, look }: { helpline: string; look: keyof typeof css.footer }) {
  return (
    <footer className={css.footer[look]}>
      <span className={css.age}>18+</span>
      <span>Not affiliated with any lottery.</span>
      <span>Results are unofficial.</span>
      <span>
        <span>Help with gambling:</span>{' '}
        <a href={`tel:${dialed(helpline)}`} className={css.call}>
          {helpline}
        </a>
      </span>
    </footer>
  );
}
