import { createActor, fromPromise } from 'xstate';
import { pageMachine, type Screen } from '../../machines/page.machine.ts';
import { redirectFrom } from '../rules/access.ts';
import { openScreen } from '../routes.tsx';
import type { World } from './world.ts';

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

// Whatever had the focus goes with the old screen; the new one is read from its start.
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Follows the address and the session: opens screens, sends away whom NAV-3 and NAV-4 send away, sets the title (NAV-5). */
export const startPage = (world: World) => {
  const load = openScreen(world);
  const isSignedIn = () => world.session.getSnapshot().hasTag('signedIn');
  const place = () => {
    const path = withoutTrailingSlash(location.pathname);
    return redirectFrom(path, isSignedIn()) ?? path;
  };
  let shown = { address: place(), wasSignedIn: isSignedIn() };
  if (shown.address !== location.pathname) world.go(shown.address, { replace: true });
  const actors = {
    openScreen: fromPromise(({ input, signal }: { input: { address: string }; signal: AbortSignal }) => load(input.address, signal)),
  };
  const page = createActor(pageMachine.provide({ actors }), { input: shown, ...world.watched });
  page.on('screen.left', ({ screen }) => screen?.close());
  let open: Screen | null = null;
  page.subscribe(({ context: { screen } }) => {
    if (!screen || screen === open) return;
    if (open && document.activeElement === document.body) focusMain();
    open = screen;
    document.title = screen.title;
  });
  const follow = () => {
    const now = { address: place(), wasSignedIn: isSignedIn() };
    if (now.address !== location.pathname) world.go(now.address, { replace: true });
    else if (now.address !== shown.address || now.wasSignedIn !== shown.wasSignedIn) {
      shown = now;
      focusMain();
      page.send({ type: 'address.changed', address: now.address });
    }
  };
  for (const moved of ['popstate', 'pushState', 'replaceState']) addEventListener(moved, follow);
  addEventListener('pushState', () => scrollTo(0, 0));
  world.session.subscribe(follow);
  return page.start();
};
