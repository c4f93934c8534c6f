import { createActor, fromPromise } from 'xstate';
import { pageMachine, type Screen } from '../../machines/page.machine.ts';
import { redirectFrom } from '../rules/access.ts';
import { openScreen } from '../routes.tsx';
import type { World } from './world.ts';

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

const focusOn = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

// Whatever had the focus goes with the old screen. It waits around the new one.
const focusMain = () => focusOn(document.getElementById('main'));

// A page that was just loaded is read from its top, and a screen that has given the focus to something of its own keeps it there.
const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  const { activeElement, body } = document;
  if (!heading || activeElement === body || activeElement?.contains(heading) !== true) return;
  heading.tabIndex = -1;
  focusOn(heading);
};

/** Follows the address and the session: opens screens, sends away whom NAV-3 and NAV-4 send away, sets the title (NAV-5), gives a new screen's heading the focus. */
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
    openScreen: fromPromise(({ input, signal }: { input: { address: string }; signal: AbortSignal }) =>
      load(input.address, signal),
    ),
  };
  const page = createActor(pageMachine.provide({ actors }), { input: shown, ...world.watched });
  page.on('screen.left', ({ screen }) => screen?.close());
  let open: Screen | null = null;
  page.subscribe((state) => {
    const { screen } = state.context;
    // What the page shows now is drawn after this.
    if (screen !== open || state.matches('failed')) requestAnimationFrame(focusHeading);
    if (!screen || screen === open) return;
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
