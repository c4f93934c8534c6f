import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { forAll } from '../../support/at-end.ts';
import { startBrowser } from '../../support/journey/browser.ts';
import { hostProduct } from '../../support/journey/product.ts';
import { openProxy } from '../../support/journey/proxy.ts';
import { listenTo } from '../../support/journey/journey.ts';
import { ann, passwordField, signedInOn } from '../../support/journey/person.ts';

const product = forAll(hostProduct);

const offer = (page: Page) =>
  page.getByRole('status', { name: 'Version' }).filter({ hasText: 'There is a new version' });
const buildOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');
const firstBox = (page: Page) => page.getByRole('form', { name: 'Add a ticket' }).getByRole('textbox').first();
const lookAfterWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => undefined));

test('a new version is offered in every tab and reloads only the tab that accepts it [SV-1]', async () => {
  const proxy = await openProxy(product());
  const context = await (await startBrowser()).newContext();
  const [page, other] = [await context.newPage(), await context.newPage()];
  const errors = [listenTo(page), listenTo(other)];
  await signedInOn(page, proxy);
  await lookAfterWorker(page);
  for (const tab of [page, other]) {
    await tab.goto(`${proxy.url}/powerball`);
    await firstBox(tab).fill('7');
    await tab.getByText('Next draw').waitFor();
  }
  const before = await buildOf(page);

  proxy.serveLaterBuild();
  await lookAfterWorker(page);
  await Promise.all([offer(page).waitFor(), offer(other).waitFor()]);
  expect([await buildOf(page), await firstBox(page).inputValue()]).toEqual([before, '7']);
  await page.getByRole('link', { name: 'My winnings' }).click();
  await page.getByRole('heading', { name: 'My winnings' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Load the new version' }).click();
  await expect.poll(() => buildOf(page)).toBe(`later-${before ?? ''}`);
  await page.getByText('Next draw').waitFor();
  expect(await offer(page).count()).toBe(0);

  expect([await buildOf(other), await firstBox(other).inputValue()]).toEqual([before, '7']);
  await other.getByRole('button', { name: 'Not now' }).click();
  await offer(other).waitFor({ state: 'detached' });
  expect(await firstBox(other).inputValue()).toBe('7');
  expect(errors).toEqual([[], []]);
});

test.each([
  [
    'throws at every request',
    `addEventListener("install", () => skipWaiting());
    addEventListener("fetch", () => { throw new Error("broken"); });`,
  ],
  ['can’t be read', 'this is no script'],
])(
  'a worker that %s changes nothing: a player signs in, opens a board again and signs out [SV-1]',
  async (_how, script) => {
    const proxy = await openProxy(product());
    proxy.serveScript('/sw.js', script);
    const context = await (await startBrowser()).newContext();
    const page = await context.newPage();
    const person = await signedInOn(page, proxy, '/megamillions', { ...ann, email: 'cid@example.org' });
    await page.goto(`${proxy.url}/powerball`);
    await page.getByText('Next draw').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await passwordField(page).fill(person.password);
  },
);
