import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { holdScripts, isTakenOver, openShell, scriptsCanBeHeld } from '../../support/journey/held-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import { ann, passwordField, signedInOn } from '../../support/journey/person.ts';

const slowDown = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
};

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
  'what is typed and ticked while the app takes a page over on a slow phone is kept as well [SI-2, SU-5]',
  journey(async ({ page, product }) => {
    const release = await holdScripts(page);
    await openShell(page, `${product.url}/sign-up`);
    await slowDown(page);
    const isTaken = isTakenOver(page.getByRole('banner'));
    release();
    const name = 'Ann Example of the Long Name ';
    await page.getByLabel('First name').pressSequentially(name, { delay: 10 });
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    expect(await isTaken).toBe(true);
    expect(await page.getByLabel('First name').inputValue()).toBe(name);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
    for (const label of ['Email', 'Last name']) await page.getByLabel(label).fill(ann.email);
    for (const label of ['Confirm password', 'Password']) await page.getByLabel(label, { exact: true }).fill(ann.password);
    await page.getByRole('button', { name: 'Sign Up', disabled: false }).waitFor();
  }),
);

/** Begins to fill a field in, as a password manager does, every few milliseconds until the app has arrived; resolves to what says what came of it each time. */
const fillUntilArrival = async (field: Locator): Promise<() => Promise<readonly string[]>> => {
  const filling = await field.evaluateHandle((node) => {
    const put = (text: string) => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, text);
    const came: string[] = [];
    const fill = () => {
      (node as HTMLInputElement).blur();
      (node as HTMLInputElement).focus();
      put(`${came.length}@example.org`);
      for (const type of ['input', 'change']) node.dispatchEvent(new Event(type, { bubbles: true }));
      came.push((node as HTMLInputElement).value);
    };
    const ended = new Promise<readonly string[]>((resolve) => {
      const interval = setInterval(fill, 2);
      addEventListener('app.arrived', () => {
        clearInterval(interval);
        resolve(came);
      });
    });
    return { ended };
  });
  return () => filling.evaluate(({ ended }) => ended);
};

test(
  'what a password manager fills in while the app takes a page over is kept too [SI-2]',
  journey(async ({ page, product }) => {
    const release = await holdScripts(page);
    await openShell(page, `${product.url}/sign-in`);
    await passwordField(page).fill(ann.password);
    const email = page.getByLabel('Email');
    await slowDown(page);
    const filled = await fillUntilArrival(email);
    release();
    const came = await filled();
    expect(came).toEqual(came.map((_, time) => `${time}@example.org`));
    expect(await email.inputValue()).toBe(came.at(-1));
    await page.getByRole('button', { name: 'Sign In', disabled: false }).waitFor();
  }),
);

test(
  'what stands in other fields stays when a password is chosen while the app takes a page over [SU-2, SU-5]',
  journey(async ({ page, product }) => {
    const release = await holdScripts(page);
    await openShell(page, `${product.url}/sign-up`);
    const others = ['Email', 'First name', 'Last name'].map((label) => page.getByLabel(label));
    for (const field of others) await field.fill(ann.email);
    await slowDown(page);
    const filled = await fillUntilArrival(passwordField(page));
    release();
    await filled();
    expect(await Promise.all(others.map((field) => field.inputValue()))).toEqual(others.map(() => ann.email));
    await page.getByRole('list', { name: 'Password rules' }).waitFor();
    for (const label of ['Confirm password', 'Password']) await page.getByLabel(label, { exact: true }).fill(ann.password);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Sign Up', disabled: false }).waitFor();
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
