import type { ActorRefFrom } from 'xstate';
import type { pageMachine } from '../../machines/page.machine.ts';
import { forgetKeptAnswers, registerWorker } from '../effects/worker.effects.ts';
import { isRemembered } from '../effects/client/stored-texts.ts';
import { Account } from '../views/account/profile/account.view.tsx';
import { Connection } from '../views/notices/connection.view.tsx';
import { Notices } from '../views/notices/notices.view.tsx';
import { Version } from '../views/notices/version.view.tsx';
import { startAccount } from './account.actor.ts';
import { startConnection } from './connection.actor.ts';
import type { OpenedAccount } from './shell/app.tsx';
import { startVersion } from './version.actor.ts';
import type { World } from './world.ts';

const forgetful = {
  severity: 'warning',
  text: 'This browser does not let the app remember you: you will have to sign in again after a reload.',
  lasting: 10_000,
} as const;

const watchStorage = ({ session, raiseToast }: World) => {
  const tell = () => {
    if (!isRemembered()) raiseToast(forgetful);
  };
  tell();
  session.on('session.renewed', tell);
};

const forgetWithPlayer = ({ session }: World) => {
  let wasSignedIn = true;
  session.subscribe((state) => {
    const isSignedIn = state.hasTag('signedIn');
    if (wasSignedIn && !isSignedIn) void forgetKeptAnswers();
    wasSignedIn = isSignedIn;
  });
};

/** What players alone have around every screen, and only they fetch: their account, and what the app says of its connection and its version (SV-1, SV-13). */
export const open = (world: World, page: ActorRefFrom<typeof pageMachine>): OpenedAccount => {
  const [account, connection, version] = [startAccount(world), startConnection(world, page), startVersion(world, page)];
  watchStorage(world);
  forgetWithPlayer(world);
  if (import.meta.env.PROD) void registerWorker();
  return {
    actor: account,
    show: () => (
      <>
        <Account actor={account} session={world.session} />
        <Notices>
          <Connection actor={connection} />
          <Version actor={version} />
        </Notices>
      </>
    ),
  };
};
