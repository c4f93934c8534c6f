import { Account } from '../../views/account/profile/account.view.tsx';
import { startAccount } from '../account.actor.ts';
import type { OpenedAccount } from '../shell/app.tsx';
import type { World } from '../world.ts';

/** What a player decides about the own account, and its dialog; a visitor never fetches it (SV-13). */
export const open = (world: World): OpenedAccount => {
  const actor = startAccount(world);
  return { actor, show: () => <Account actor={actor} session={world.session} /> };
};
