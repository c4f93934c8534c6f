import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { dayOf } from '../../src/rules/dates.ts';
import { lastDrawDate } from '../../src/rules/draw-times.ts';
import { journey } from '../support/journey/journey.ts';
import { ann, followMail } from '../support/journey/person.ts';

/** The focused element: its name, whether its focus shows, and whether it is in view. */
type Stop = { readonly name: string; readonly isShown: boolean; readonly isInSight: boolean };

const lookAtStop = (): Stop => {
  const at = document.activeElement ?? document.body;
  const around = [at, at.parentElement, at.parentElement?.parentElement].flatMap((one) => one ?? []);
  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const label =
    at.getAttribute('aria-label') ?? (at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at.textContent);
  return {
    name: at === document.body ? 'nothing' : (label ?? '').replace(/\s+/g, ' ').trim(),
    isShown: around.some(hasRing),
    isInSight: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
  };
};

/** The name of the focused element; 'nothing' if focus is lost. */
const focused = async (page: Page): Promise<string> => (await page.evaluate(lookAtStop)).name;

/** Presses Tab, or another key, until the named element has focus; at each stop on the way focus must be visible. */
const tabTo = async (page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  while (passed.at(-1) !== name) {
    if (passed.length === 80) throw new Error(`${key} did not lead to ${name}, but to ${passed.join(', ')}`);
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtStop);
    passed.push(stop.name);
    expect(stop, `after ${passed.join(', ')}`).toEqual({
      name: stop.name === 'nothing' ? 'something' : stop.name,
      isShown: true,
      isInSight: true,
    });
  }
};

const enterOn = async (page: Page, name: string, key?: 'Shift+Tab'): Promise<void> => {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
};

const typeInto = async (page: Page, name: string, text: string): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.type(text);
};

/** Waits until a screen's heading has focus, as after each change of the address. */
const arriveAt = (page: Page, heading: string) =>
  page.locator('h1:focus').getByText(heading, { exact: true }).waitFor();

const signUp = async (page: Page) => {
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await enterOn(page, 'Login');
  await arriveAt(page, 'Sign In');
  await enterOn(page, 'Sign Up');
  await arriveAt(page, 'Sign Up');
  await typeInto(page, 'Email', ann.email);
  await typeInto(page, 'First name', ann.firstName);
  await typeInto(page, 'Last name', ann.lastName);
  await typeInto(page, 'Password', ann.password);
  await typeInto(page, 'Confirm password', ann.password);
  await tabTo(page, 'I consent to receive updates');
  await page.keyboard.press('Space');
  await tabTo(page, 'I agree to the Terms of Service and Privacy Policy');
  await page.keyboard.press('Space');
  await enterOn(page, 'Read the Terms of Service');
  await page.getByRole('dialog', { name: 'Terms of Service' }).locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Read the Terms of Service');
  await enterOn(page, 'Sign Up');
  await arriveAt(page, 'Verify Your Email');
};

const signIn = async (page: Page) => {
  await typeInto(page, 'Email', ann.email);
  await typeInto(page, 'Password', ann.password);
  await page.keyboard.press('Enter');
};

const saveAndEdit = async (page: Page) => {
  await tabTo(page, 'Number 1');
  await page.keyboard.type('051233416008');
  await enterOn(page, 'Save Ticket');
  await page.getByText('Ticket created successfully').waitFor();
  await page.getByRole('button', { name: 'Edit ticket' }).waitFor();
  await enterOn(page, 'Edit ticket');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('07');
  await page.keyboard.press('Enter');
  await page.getByText('Ticket updated successfully').waitFor();
  expect(await focused(page)).toBe('Edit ticket');
};

const deleteIt = async (page: Page) => {
  await enterOn(page, 'Delete ticket');
  await page.getByRole('dialog').locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Delete ticket');
  await page.keyboard.press('Enter');
  await enterOn(page, 'Yes');
  await page.getByText('No tickets were saved for this draw').waitFor();
  expect(await focused(page)).not.toBe('nothing');
};

const filterHistory = async (page: Page) => {
  const day = dayOf(lastDrawDate('powerball', Date.now()));
  // The tile is called by its date once its draw has come.
  await page.getByRole('navigation', { name: 'Game' }).getByText(day).waitFor();
  await enterOn(page, `Power Ball${day}`);
  await enterOn(page, 'Draw history');
  await page.getByRole('textbox', { name: 'Contains numbers' }).waitFor();
  await typeInto(page, 'Contains numbers', '8 14');
  await page.getByText('1 of 3 draws').waitFor();
  await enterOn(page, 'Clear filters');
  await page.getByRole('textbox', { name: 'Contains numbers' }).and(page.locator('[value=""]')).waitFor();
  expect(await focused(page)).not.toBe('nothing');
};

const switchMails = async (page: Page) => {
  await enterOn(page, 'Ann Example', 'Shift+Tab');
  await enterOn(page, 'Account');
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByText(ann.email).waitFor();
  await tabTo(page, 'Results emails');
  await page.keyboard.press('Space');
  await page.locator('[role=switch]:not([aria-disabled]):not(:checked)').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Ann Example');
};

test(
  'a visitor signs up, manages tickets and signs out without a mouse [SU-6, SI-6, TE-3, TR-5, TR-8, DH-1, SV-13]',
  journey(async ({ page, product }) => {
    await page.goto(product.url, { waitUntil: 'networkidle' });
    await signUp(page);
    await followMail(page, product, 'Activate your account');
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    await enterOn(page, 'Continue');
    await arriveAt(page, 'Sign In');
    await signIn(page);
    await arriveAt(page, 'Mega Millions');
    await saveAndEdit(page);
    await deleteIt(page);
    await enterOn(page, 'My winnings', 'Shift+Tab');
    await arriveAt(page, 'Lottery Board');
    await filterHistory(page);
    await switchMails(page);
    await enterOn(page, 'Logout');
    await arriveAt(page, 'Sign In');
  }),
);
