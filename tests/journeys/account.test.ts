import { json } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journey } from '../support/journey/journey.ts';
import {
  mailedLink,
  memberOf,
  passwordField,
  rowOf,
  saveTicket,
  signedInOn,
  signIn,
} from '../support/journey/person.ts';
import { firefox } from '../support/server/accounts.ts';

const openAccount = async (page: Page, menu = 'Ann Example') => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByText('ann.example@example.org').waitFor();
};

test(
  'an account that did not load comes with the next screen; its owner deletes it [BAR-2, BAR-3, NAV-8, SV-13]',
  journey(async ({ page, product }) => {
    const ann = await memberOf(product);
    await page.route(/player\.screen-/, (route) => route.abort(), { times: 1 });
    await page.goto(`${product.url}/sign-in`);
    await signIn(page, ann);
    await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();
    await page.getByRole('link', { name: 'Power Ball', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Power Ball' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await openAccount(page, 'Menu');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('group', { name: 'Menu' });
    expect(await menu.getByRole('separator').count()).toBe(1);
    await menu.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/sign-in');

    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, ann);
    await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();

    await openAccount(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const copy = await downloading;
    expect(copy.suggestedFilename()).toBe('lottery-board-data.json');
    expect(await json(await copy.createReadStream())).toMatchObject({ profile: { email: ann.email } });

    await page.getByRole('button', { name: 'Delete my account' }).click();
    expect(await passwordField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await passwordField(page).fill(ann.password);
    await page.keyboard.press('Enter');

    await page.getByText('Your account has been deleted.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: 'Start exploring' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }),
);

const ticket = [5, 12, 33, 41, 60, 8];

test(
  'a player changes name, password and email, and signs a device out [AK-5, SA-7, SE-3]',
  journey(async ({ page, product, browser }) => {
    const ann = await signedInOn(page, product);
    await saveTicket(page, ticket);
    const other = await (await browser.newContext({ userAgent: firefox })).newPage();
    const dialog = page.getByRole('dialog');
    const changed = (text: string) => dialog.getByRole('status').getByText(text).waitFor();

    await other.goto(`${product.url}/sign-in`);
    await signIn(other, ann);
    await rowOf(other, ticket).getByRole('button', { name: 'Edit ticket' }).click();
    await openAccount(page);
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('Last name').fill('O’Neill');
    await page.keyboard.press('Enter');
    await changed('Your name has been changed.');

    await page.getByRole('button', { name: 'Show devices' }).click();
    const devices = dialog.getByRole('list', { name: 'Devices' });
    await devices.getByText('This device').waitFor();
    expect(await devices.getByRole('listitem').count()).toBe(2);
    await devices.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
    await page.locator('ul[aria-label=Devices] li:only-child').waitFor();
    await rowOf(other, ticket).getByRole('button', { name: 'Save changes' }).click();
    await other.waitForURL('**/sign-in');
    await page.keyboard.press('Escape');

    const password = 'Battery+staple-7';
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(ann.password);
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.keyboard.press('Enter');
    await changed('Your password has been changed, and your other devices were signed out.');

    const email = 'ann.oneill@example.org';
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(email);
    await passwordField(page).fill(password);
    await page.keyboard.press('Enter');
    await changed(`We sent an email to ${email}.`);
    expect(await dialog.getByText(ann.email, { exact: true }).count()).toBe(1);
    await page.keyboard.press('Escape');
    const third = await (await browser.newContext()).newPage();
    const { path: link } = await mailedLink(product, email, 'email-change');
    for (const address of [link, '/user/email-change', link]) {
      await (address === link ? third.goto(product.url + link) : third.reload());
      await third.getByRole('heading', { name: 'Email Changed' }).waitFor();
      expect(new URL(third.url()).pathname).toBe('/user/email-change');
    }
    await signIn(other, { email, password });
    await rowOf(other, ticket).waitFor();

    await page.getByRole('button', { name: 'Ann O’Neill' }).click();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await dialog.getByText(email, { exact: true }).waitFor();
  }),
);
