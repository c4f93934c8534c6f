import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { holdScripts, listBreaches, openShell } from '../../support/journey/held-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import { ann, passwordField, signedInOn } from '../../support/journey/person.ts';

const shells = ['/', '/sign-in', '/sign-up', '/forgot-password', '/verification', '/account-verification'];
const boards = ['/powerball', '/megamillions', '/lottery-board'];

// A worker would have a player's scripts already.
const scriptsCanBeHeld = { serviceWorkers: 'block' } as const;

const isTakenOver = (element: Locator) =>
  element.evaluate((node) => {
    const look = (): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber')) && node.isConnected;
    return new Promise<boolean>((resolve) => {
      const again = () => (look() || !node.isConnected ? resolve(look()) : requestAnimationFrame(again));
      again();
    });
  });

/** What was on the page before the script came is still there afterwards, the very same elements, and can now be used. */
const comesAlive = async (page: Page, address: string) => {
  const release = await holdScripts(page);
  await openShell(page, address);
  const title = await page.title();
  const bar = isTakenOver(page.getByRole('banner'));
  release();
  return [await bar, (await page.title()) === title];
};

test(
  'every public screen and every board is there before its script, which takes over what is shown without a complaint or a breach of the policy [NAV-1, NAV-5, SV-1]',
  journey(async ({ page, product }) => {
    const breaches = await listBreaches(page);
    for (const path of shells) expect([path, ...(await comesAlive(page, product.url + path))]).toEqual([path, true, true]);
    await signedInOn(page, product);
    for (const path of boards) expect([path, ...(await comesAlive(page, product.url + path))]).toEqual([path, true, true]);
    await page.getByText('Next draw', { exact: false }).first().waitFor();
    expect(breaches).toEqual([]);
  }),
);

test(
  'what was typed before the script came is kept, and the form knows of it [SI-2, SU-2, SU-5, FP-1]',
  journey(async ({ page, product }) => {
    let release = await holdScripts(page);
    await openShell(page, `${product.url}/sign-in`);
    await page.getByLabel('Email').fill(ann.email);
    await passwordField(page).pressSequentially('Un+co');
    expect(await page.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true);
    release();
    await page.getByRole('button', { name: 'Sign In', disabled: false }).waitFor();
    await page.keyboard.type('mmon-7');
    expect([await page.getByLabel('Email').inputValue(), await passwordField(page).inputValue()]).toEqual([ann.email, ann.password]);

    release = await holdScripts(page);
    await openShell(page, `${product.url}/sign-up`);
    for (const label of ['Email', 'First name', 'Last name']) await page.getByLabel(label).fill(ann.email);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    for (const label of ['Confirm password', 'Password']) await page.getByLabel(label, { exact: true }).fill(ann.password);
    release();
    await page.getByRole('button', { name: 'Sign Up', disabled: false }).waitFor();
    await page.getByRole('list', { name: 'Password rules' }).waitFor();

    release = await holdScripts(page);
    await openShell(page, `${product.url}/forgot-password`);
    await page.getByLabel('Email').fill(ann.email);
    release();
    await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor();
  }),
);

test(
  'numbers that a player typed on a board before its script came can be saved [TE-8]',
  journey(
    async ({ page, product }) => {
      await signedInOn(page, product);
      const release = await holdScripts(page);
      await openShell(page, `${product.url}/powerball`);
      const boxes = page.getByRole('form', { name: 'Add a ticket' }).getByRole('textbox');
      for (const [box, number] of [5, 12, 33, 41, 60, 8].entries()) await boxes.nth(box).fill(String(number));
      release();
      await page.getByRole('button', { name: 'Save Ticket', exact: true, disabled: false }).click();
      await page.getByRole('group', { name: 'Ticket 5 12 33 41 60 8', exact: true }).waitFor();
    },
    {},
    scriptsCanBeHeld,
  ),
);

test(
  'a button that was pressed before its script came has its name, and does what it says, once, when that is there [BAR-2, SE-4, NAV-8]',
  journey(
    async ({ page, product }) => {
      const ends: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(accountPaths.logout)) ends.push(request.url());
      });
      await signedInOn(page, product);
      let release = await holdScripts(page);
      await openShell(page, `${product.url}/powerball`);
      // Whose account it is, is not known yet; that it is one is (WCAG 4.1.2).
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).waitFor();
      await page.getByRole('button', { name: 'Logout' }).dblclick();
      release();
      await page.waitForURL('**/sign-in');
      expect(ends).toHaveLength(1);
      release = await holdScripts(page);
      await openShell(page, `${product.url}/sign-in`);
      await page.getByRole('button', { name: 'Show password' }).click();
      await passwordField(page).fill(ann.password);
      release();
      await page.getByRole('button', { name: 'Hide password' }).waitFor();
      expect(await passwordField(page).inputValue()).toBe(ann.password);
    },
    {},
    scriptsCanBeHeld,
  ),
);

test(
  'a menu that was opened before its script came stays open [BAR-2]',
  journey(
    async ({ page, product }) => {
      await signedInOn(page, product);
      const release = await holdScripts(page);
      await openShell(page, `${product.url}/powerball`);
      const bar = isTakenOver(page.getByRole('banner'));
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('link', { name: 'Mega Millions', exact: true });
      await menu.waitFor();
      release();
      expect(await bar).toBe(true);
      expect(await menu.isVisible()).toBe(true);
    },
    {},
    { ...scriptsCanBeHeld, viewport: { width: 390, height: 844 } },
  ),
);

test(
  'nobody sees a page that was drawn for another: a visitor no board, a player no way in, a failed activation no success [NAV-3, NAV-4, HOME-4, VE-1]',
  journey(
    async ({ page, product }) => {
      const isShown = () => page.locator('#root header').isVisible();
      let release = await holdScripts(page);
      await openShell(page, `${product.url}/powerball`);
      expect(await isShown()).toBe(false);
      release();
      await page.getByRole('form', { name: 'Sign In' }).waitFor();
      await page.goto(`${product.url}/user/activate/someone/forged`);
      await page.getByRole('heading', { name: 'Email Not Verified' }).waitFor();
      release = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await page.locator('#root footer').waitFor({ state: 'attached' });
      expect(await isShown()).toBe(false);
      release();
      await page.getByRole('heading', { name: 'Email Not Verified' }).waitFor();
      await signedInOn(page, product);
      release = await holdScripts(page);
      await openShell(page, product.url);
      expect(await isShown()).toBe(false);
      release();
      await page.getByRole('heading', { name: 'Hello, Ann Example!' }).waitFor();
    },
    {},
    scriptsCanBeHeld,
  ),
);

test(
  'without script a visitor can read every screen, and is told; nothing is there that would do nothing [NAV-1, LE-1]',
  journey(async ({ browser, product }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const path of shells) {
      await page.goto(product.url + path);
      await page.locator('noscript p').waitFor();
      expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.getByText('1-800-MY-RESET').isVisible()).toBe(true);
      expect([path, await page.locator('button:visible, input:visible').count()]).toEqual([path, 0]);
    }
    await page.goto(`${product.url}/powerball`);
    await page.locator('noscript p').waitFor();
    expect(await page.locator('#root').isVisible()).toBe(false);
  }),
);
