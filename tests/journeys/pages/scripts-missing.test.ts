import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { deferScripts, withoutServiceWorker } from '../../support/journey/deferred-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import { ann, memberOf, signedInOn, signIn } from '../../support/journey/person.ts';

const text = 'The rest of this page did not load. Check your connection and try again.';
const scripts = '**/static/js/**';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: text });
const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again' });

const openWithoutScripts = async (page: Page, address: string) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(address);
  await notice(page).waitFor();
};

const wasLoadedAnew = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('navigation').some((one) => (one as PerformanceNavigationTiming).type === 'reload'),
  );

test(
  'a page or screen whose script does not arrive says so and can try again [NAV-8, SI-2]',
  journey(async ({ page, product }) => {
    await memberOf(product);
    await openWithoutScripts(page, `${product.url}/sign-up`);
    await tryAgain(page).press('Enter');
    await notice(page).waitFor();
    await page.unroute(scripts);
    await tryAgain(page).press('Enter');
    await notice(page).waitFor({ state: 'detached' });

    await page.route('**/static/js/sign-in*', (route) => route.abort());
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/static/js/sign-in*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('form', { name: 'Sign In' }).waitFor();
    expect(await page.title()).toBe('Login');
    // A browser that remembers the failure reloads the page, and begins it at its top.
    if (!(await wasLoadedAnew(page))) await page.locator('h1:focus').getByText('Sign In').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await signIn(page, ann);
    await page.getByRole('heading', { name: 'Mega Millions' }).waitFor();
  }, withoutServiceWorker),
);

test(
  'no page stays empty without its script, and each loads once there is a connection [NAV-8, NAV-3]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    const addresses = {
      '/': 'Hello, Ann Example!',
      '/powerball': 'Power Ball',
      '/user/password-reset/a/b': 'Link Not Valid',
    };
    for (const [path, heading] of Object.entries(addresses)) {
      await openWithoutScripts(page, product.url + path);
      await page.unroute(scripts);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      expect(await notice(page).count()).toBe(0);
    }
  }, withoutServiceWorker),
);

test(
  'after two minutes a page says that its script did not load, and still runs it if it arrives [NAV-8]',
  journey(async ({ page, product }) => {
    await page.clock.install();
    const release = await deferScripts(page);
    await page.goto(`${product.url}/sign-in`, { waitUntil: 'commit' });
    await page.getByRole('form', { name: 'Sign In' }).waitFor();
    await page.clock.runFor(119_000);
    expect(await notice(page).isVisible()).toBe(false);
    await page.clock.runFor(3_000);
    await notice(page).waitFor();
    release();
    await notice(page).waitFor({ state: 'detached' });

    await page.goto(`${product.url}/sign-in`);
    await page.getByLabel('Email').fill(ann.email);
    await page.clock.runFor(122_000);
    expect(await notice(page).count()).toBe(0);
  }, withoutServiceWorker),
);
