import type { OpenedScreen } from '../../machines/page.machine.ts';
import { storedSession } from '../client/storage.ts';
import { routeOf } from './routes.tsx';
import { chunkOf } from './chunk.ts';
import type { Screen, ScreenDeps } from './deps.ts';

/** The opened screens by name; charts know only the names. */
export type OpenedScreens = {
  readonly screenOf: (name: string) => Screen | undefined;
  /**
   * Loads the screen of an address and opens it, unless the address has changed meanwhile. Rejects when the chunk does
   * not arrive.
   */
  readonly open: (address: string, signal: AbortSignal) => Promise<OpenedScreen>;
};

/** Opens screens by address; a signed-in player gets the player's screen, where there is one (NAV-1, NAV-5, NAV-8). */
export const openedScreens = (deps: ScreenDeps): OpenedScreens => {
  let current: { readonly name: string; readonly screen: Screen } | undefined;
  return {
    screenOf: (name) => (current?.name === name ? current.screen : undefined),
    open: async (address, signal) => {
      const { route, params } = routeOf(address);
      const { load, loadForPlayer = load } = route;
      const { open } = await chunkOf(storedSession() ? loadForPlayer : load);
      signal.throwIfAborted();
      current = { name: address, screen: open(deps, params) };
      return { name: address, title: route.title };
    },
  };
};
