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

/** Opens an address without waiting for its scripts; resolves once the built page is there. */
export const openBuilt = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#root footer').waitFor({ state: 'attached' });
};

/** Records what a script in pages opened from now on passes to a function of this name. */
const listen = async (page: Page, name: string, script: string): Promise<readonly string[]> => {
  const said: string[] = [];
  await page.exposeFunction(name, (word: string) => said.push(word));
  await page.addInitScript(script);
  return said;
};

/** Records each breach of the policy in pages opened from now on. */
export const recordPolicyViolations = (page: Page) =>
  listen(
    page,
    'recordBreach',
    `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      recordBreach(violatedDirective + ' ' + blockedURI));`,
  );

/** Records uses of Intl in pages opened from now on. */
export const recordIntlUses = (page: Page) =>
  listen(
    page,
    'recordIntl',
    `for (const name of Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name)))
      Intl[name] = new Proxy(Intl[name], { construct: (made, [...given]) => (recordIntl(name), new made(...given)) });`,
  );

/** Resolves once the app has hydrated an element of a built page (true) or replaced it (false). */
export const isHydrated = (element: Locator) =>
  element.evaluate((node) => {
    const look = (): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber')) && node.isConnected;
    return new Promise<boolean>((resolve) => {
      const again = () => (look() || !node.isConnected ? resolve(look()) : requestAnimationFrame(again));
      again();
    });
  });
