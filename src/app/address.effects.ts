import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { AddressEvent } from '../../machines/app.machine.ts';

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** The path of the address, from which slashes at its end are taken (NAV-1). */
export const tidiedAddress = (): string => {
  const path = withoutTrailingSlash(location.pathname);
  if (path !== location.pathname) history.replaceState(history.state, '', path);
  return path;
};

const texts = v.record(v.string(), v.string());
/** What the navigation's state says under a name. */
export const arrival = (name: string): string | undefined =>
  v.is(texts, history.state) ? history.state[name] : undefined;

/** Tells the path of the address, and its query, at each navigation; a new path is read from its top. */
export const followAddress = fromCallback<AddressEvent>(({ sendBack }) => {
  const tell = (event: AddressEvent) => sendBack(event);
  const watch = new AbortController();
  let path = location.pathname;
  const readFromTop = () => {
    if (path !== location.pathname) scrollTo(0, 0);
  };
  addEventListener('pushState', readFromTop, { signal: watch.signal });
  for (const moved of ['popstate', 'pushState', 'replaceState'])
    addEventListener(
      moved,
      () => {
        path = tidiedAddress();
        tell({ type: 'address.changed', address: path, search: location.search });
      },
      { signal: watch.signal },
    );
  return () => watch.abort();
});

/** Tells the query of the address at each navigation that stays on a path. Returns what ends the watch. */
export const followSearch = (path: string, tell: (search: string) => void) => {
  const watch = new AbortController();
  for (const moved of ['popstate', 'pushState'])
    addEventListener(
      moved,
      () => {
        if (location.pathname === path) tell(location.search);
      },
      { signal: watch.signal },
    );
  return () => watch.abort();
};

const focusOn = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

/** Moves the focus, which the old screen takes with it, to the element around the new one. */
export const focusMain = () => focusOn(document.getElementById('main'));

/**
 * Gives the heading of a new screen the focus once it is drawn, or the one that the address leads to by its fragment. A
 * page that was just loaded is read from its top, and a screen that has given the focus to something of its own keeps
 * it there.
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
