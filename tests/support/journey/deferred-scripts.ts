import type { Locator, Page } from 'playwright';

/** Lets a player's scripts be deferred: a service worker would have them already. */
export const withoutServiceWorker = { serviceWorkers: 'block' } as const;

/** Defers these requests of a page from now on; returns a function that releases them. */
export const deferRequests = async (page: Page, requests: string | RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Defers every script that a page requests from now on; returns a function that releases them. */
export const deferScripts = (page: Page) => deferRequests(page, '**/static/js/**');

/** Lets no call time out in pages opened from now on, however long this machine takes to answer it. */
export const withoutTimeouts = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (start, self, given: Parameters<typeof setTimeout>) =>
        Number(given[1]) >= 5000 ? 0 : (Reflect.apply(start, self, given) as unknown),
    });
  });

/** Resolves once the app has hydrated an element of a built page (true) or replaced it (false). */
export const isHydrated = (element: Locator) =>
  element.evaluate(async (node) => {
    const isReacts = () => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
    while (node.isConnected && !isReacts()) await new Promise(requestAnimationFrame);
    return node.isConnected;
  });
