import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../machines/account.machine.ts';
import type { connectionMachine } from '../../machines/connection.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { versionMachine } from '../../machines/version.machine.ts';
import { Account } from '../flows/account/account.view.tsx';
import { Connection } from '../flows/connection/connection.view.tsx';
import { notices } from '../ui/notice-stack.css.ts';
import { Version } from '../flows/version/version.view.tsx';

/** The actors that only a player has, and the session. */
export type PlayerActors = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly account: ActorRefFrom<typeof accountMachine>;
  readonly connection: ActorRefFrom<typeof connectionMachine>;
  readonly version: ActorRefFrom<typeof versionMachine>;
};

/**
 * What surrounds every screen for a player: account settings, and notices about connection and version (SV-1, SV-13).
 */
export const showPlayer = ({ session, account, connection, version }: PlayerActors) => (
  <>
    <Account actor={account} session={session} />
    <div className={notices}>
      <Connection actor={connection} />
      <Version actor={version} />
    </div>
  </>
);
