import type { Locator, Page } from 'playwright';

/** How a player's scripts can be held back: a worker would have them already. */
export const scriptsCanBeHeld = { serviceWorkers: 'block' } as const;

/** Holds back each such request of a page from here on; what is returned lets them go. */
export const hold = async (page: Page, requests: string | RegExp): Promise<() => void> => {
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

/** Holds back every script that a page asks for from here on; what is returned lets them come. */
export const holdScripts = (page: Page) => hold(page, '**/static/js/**');

/** Opens an address without waiting for its scripts; resolves when what was built of it is there. */
export const openBuilt = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#root footer').waitFor({ state: 'attached' });
};

/** What a script in pages that are opened from here on says to a function of this name. */
const listen = async (page: Page, name: string, script: string): Promise<readonly string[]> => {
  const said: string[] = [];
  await page.exposeFunction(name, (word: string) => said.push(word));
  await page.addInitScript(script);
  return said;
};

/** Notes each breach of the policy in pages that are opened from here on. */
export const listBreaches = (page: Page) =>
  listen(
    page,
    'recordBreach',
    `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      recordBreach(violatedDirective + ' ' + blockedURI));`,
  );

/** Notes what pages that are opened from here on make of Intl. */
export const listIntl = (page: Page) =>
  listen(
    page,
    'recordIntl',
    `for (const name of Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name)))
      Intl[name] = new Proxy(Intl[name], { construct: (made, [...given]) => (recordIntl(name), new made(...given)) });`,
  );

/** Resolves once an element that came with the page is the app's, or has made way for another: whether it is. */
export const isTakenOver = (element: Locator) =>
  element.evaluate((node) => {
    const look = (): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber')) && node.isConnected;
    return new Promise<boolean>((resolve) => {
      const again = () => (look() || !node.isConnected ? resolve(look()) : requestAnimationFrame(again));
      again();
    });
  });
