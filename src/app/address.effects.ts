import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { AddressEvent } from '../../machines/app.machine.ts';

const trimmed = (path: string) => path.replace(/^\/{2,}/, '/').replace(/(.)\/+$/, '$1');

/** Strips superfluous slashes at both ends of the path of the address, and returns it (NAV-1, OT-6). */
export const normalizedPath = (): string => {
  const path = trimmed(location.pathname);
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
  return path;
};

const texts = v.record(v.string(), v.string());
/** A value of the navigation state, by name. */
export const navigationState = (name: string): string | undefined =>
  v.is(texts, history.state) ? history.state[name] : undefined;

type Navigation = 'popstate' | 'pushState' | 'replaceState';

/** Listens to navigations of some kinds. Returns a function that stops it. */
const onNavigation = (kinds: readonly Navigation[], listen: (event: Event) => void) => {
  const watch = new AbortController();
  for (const kind of kinds) addEventListener(kind, listen, { signal: watch.signal });
  return () => watch.abort();
};

/** Reports the path and the query after each navigation; a new path starts at the top of the page. */
export const followAddress = fromCallback<AddressEvent>(({ sendBack }) => {
  let path = location.pathname;
  return onNavigation(['popstate', 'pushState', 'replaceState'], ({ type }) => {
    if (type === 'pushState' && path !== location.pathname) scrollTo(0, 0);
    path = normalizedPath();
    sendBack({ type: 'address.changed', address: path, search: location.search } satisfies AddressEvent);
  });
});

/** Reports the query after each navigation within a path. Returns a function that stops it. */
export const followSearch = (path: string, tell: (search: string) => void) =>
  onNavigation(['popstate', 'pushState'], () => {
    if (location.pathname === path) tell(location.search);
  });

const focusOn = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

/** Moves focus to the element around the new screen, because the focused one disappears with the old screen. */
export const focusMain = () => focusOn(document.getElementById('main'));

/**
 * Focuses a new screen's heading once it is rendered, or the part that the address names by its fragment. Leaves the
 * focus alone on a page that was just loaded, and on a screen that has focused something of its own.
 */
export const focusHeading = () =>
  void requestAnimationFrame(() => {
    const part = document.getElementById(location.hash.slice(1));
    if (part) {
      part.scrollIntoView();
      return focusOn(part);
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    const { activeElement, body } = document;
    if (!heading || activeElement === body || activeElement?.contains(heading) !== true) return;
    heading.tabIndex = -1;
    focusOn(heading);
  });
