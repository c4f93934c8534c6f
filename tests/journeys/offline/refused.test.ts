import type { BrowserContextOptions } from 'playwright';
import { expect, test } from 'vitest';
import { forAll } from '../../support/at-end.ts';
import { startBrowser, startWholeBrowser } from '../../support/journey/browser.ts';
import { hostProduct } from '../../support/journey/product.ts';
import { withoutServiceWorker } from '../../support/journey/deferred-scripts.ts';
import { listenTo } from '../../support/journey/journey.ts';
import { ann, memberOf, saveTicket, signIn } from '../../support/journey/person.ts';

const product = forAll(async () => {
  const started = await hostProduct();
  await memberOf(started);
  return started;
});

/** A browser in which a script has run before each page, to take something away. */
const crippled = async (script: string, visit: BrowserContextOptions = {}) => {
  const context = await (await startBrowser()).newContext({ viewport: { width: 1440, height: 900 }, ...visit });
  await context.addInitScript(script);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return { context, page, errors };
};

const failing = (what: string, kind: string) => `Object.defineProperty(${what}, {
  configurable: true,
  get: () => { throw new DOMException('refused', '${kind}'); },
});`;
const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
const blocked = ["window, 'localStorage'", "window, 'caches'"].map((what) => failing(what, 'SecurityError')).join('');
const withoutCaches = 'delete window.caches; delete Navigator.prototype.serviceWorker;';

test.each([
  ['storage and caches are blocked', blocked, 1],
  ['the storage is full, and there are no caches or workers', full + withoutCaches, 2],
])(
  'where %s, a player signs in, saves a ticket, signs out, and is told that a reload signs out [SE-1, SE-4, SI-6]',
  async (_how, script, special) => {
    const { page, errors } = await crippled(script);
    await page.goto(`${product().url}/sign-in`);
    await signIn(page, ann);
    await page.getByRole('alert').filter({ hasText: 'you will have to sign in again after a reload' }).waitFor();
    await saveTicket(page, [5, 12, 33, 41, 60, special]);
    await page.getByRole('link', { name: 'Power Ball' }).click();
    await page.getByText('Next draw').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('form', { name: 'Sign In' }).waitFor();
    await signIn(page, ann);
    await page.getByText('Next draw').waitFor();
    await page.reload();
    await page.getByRole('form', { name: 'Sign In' }).waitFor();
    expect(errors).toEqual([]);
  },
);

test('a board says that the server is down, and loads by itself once it is back [PL-3, SV-1]', async () => {
  const { page } = await crippled('', withoutServiceWorker);
  await page.clock.install();
  await page.goto(`${product().url}/sign-in`);
  await signIn(page, ann);
  await page.getByText('Next draw').waitFor();
  const [calls, health] = [`${product().url}/api/**`, `${product().url}/healthz`];
  for (const address of [calls, health]) await page.route(address, (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Power Ball' }).click();
  await page.getByText('The latest draw could not be loaded.').waitFor();
  await page.getByText('You are not connected. What you see may be out of date.').waitFor();
  await page.getByText('You are not connected. Saving has to wait; what you typed stays here.').waitFor();
  for (const address of [calls, health]) await page.unroute(address);
  await page.clock.fastForward(10_000);
  await page.getByText('Next draw').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
});

test('a worker without room caches nothing, and the board works all the same [SV-1]', async () => {
  const { context, page, errors } = await crippled(`const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...given) {
      const found = await register.apply(this, given);
      found.installing.addEventListener('statechange', ({ target }) => (document.title = target.state));
      return found;
    };`);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: product().url, quotaSize: 20_000 });
  await page.goto(`${product().url}/sign-in`);
  await signIn(page, ann);
  await page.getByText('Next draw').waitFor();
  await expect.poll(() => page.title()).toBe('redundant');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await page.getByText('Next draw').waitFor();
  expect(errors).toEqual([]);
});

test('the app can be installed: its manifest is complete, and no policy is broken [SV-1]', async () => {
  const whole = await startWholeBrowser();
  const context = await whole.newContext();
  const page = await context.newPage();
  const reported = listenTo(page);
  await page.goto(`${product().url}/sign-in`);
  await signIn(page, ann);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devTools = await context.newCDPSession(page);
  const { url, errors, data } = await devTools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${product().url}/manifest.webmanifest`, []]);
  // What Chromium asks of an app before it offers to install it: a headless shell does not look at it.
  const { icons, ...manifest } = JSON.parse(data ?? '{}') as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Lottery Board', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest).not.toHaveProperty('prefer_related_applications');
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  const { product: version } = await devTools.send('Browser.getVersion');
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // A private window can install nothing; that a whole Chromium says so shows that it knows of installing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(
    version.startsWith('HeadlessChrome/') ? [] : ['in-incognito'],
  );
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  const another = page.evaluate(() => navigator.serviceWorker.register('/static/other.js').then(String));
  await expect(another).rejects.toThrow(/TrustedScriptURL|policy/i);
  expect(reported).toEqual([expect.stringContaining('TrustedScriptURL')]);
});
