import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../machines/account.machine.ts';
import type { connectionMachine } from '../../machines/connection.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { versionMachine } from '../../machines/version.machine.ts';
import { Account } from '../flows/account/account.view.tsx';
import { Connection } from '../flows/connection/connection.view.tsx';
import { Notices } from '../ui/notice-stack.tsx';
import { Version } from '../flows/version/version.view.tsx';

type PlayerProps = {
  session: ActorRefFrom<typeof sessionMachine>;
  account: ActorRefFrom<typeof accountMachine>;
  connection: ActorRefFrom<typeof connectionMachine>;
  version: ActorRefFrom<typeof versionMachine>;
};

/**
 * What surrounds every screen for a player: account settings, and notices about connection and version (SV-1, SV-13).
 */
export function Player({ session, account, connection, version }: PlayerProps) {
  return (
    <>
      <Account actor={account} session={session} />
      <Notices>
        <Connection actor={connection} />
        <Version actor={version} />
      </Notices>
    </>
  );
}
