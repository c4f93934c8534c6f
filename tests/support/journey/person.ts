import type { Locator, Page } from 'playwright';
import { expect, vi } from 'vitest';
import { ticketName } from '../../../src/rules/past-draws.ts';
import { waitTimeout } from '../limits.ts';
import { accountCalls, linkIn } from '../server/accounts.ts';
import { caller } from '../server/caller.ts';
import { isHydrated } from './deferred-scripts.ts';
import type { Site } from './product.ts';

export type Person = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

export const ann: Person = {
  email: 'ann.example@example.org',
  firstName: 'Ann',
  lastName: 'Example',
  password: 'Un+common-7',
};

/** Where something that is there stands in the window, in pixels. */
export const boxOf = async (part: Locator) => {
  const box = (await part.boundingBox()) ?? expect.fail(`${String(part)} is not there`);
  return { left: Math.round(box.x), top: box.y, right: Math.round(box.x + box.width), bottom: box.y + box.height };
};

/** The field called Password, not its confirmation. */
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Fills in the sign-up form and sends it. */
export const signUp = async (page: Page, { email, firstName, lastName, password }: Person) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await passwordField(page).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
};

/** Fills in the sign-in form and sends it. */
export const signIn = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Follows the link of the newest email with a subject in the outbox, once it is written. */
export const followMail = async (page: Page, { url }: Site, subject: string) => {
  await page.goto(`${url}/outbox`);
  const mail = page.getByRole('article', { name: subject }).first();
  await mail.getByRole('link').filter({ hasText: /^http/ }).first().click();
};

/** The link for a purpose in the newest email to an address that has one, once that is written. */
export const mailedLink = ({ url }: Site, email: string, purpose: 'activate' | 'email-change') =>
  vi.waitFor(async () => {
    const outbox = await (await fetch(`${url}/outbox`)).text();
    const mails = outbox.split('<article').filter((mail) => mail.includes(`<dd>${email}</dd>`));
    return mails.map(linkIn).find((link) => link.purpose === purpose) ?? expect.fail(`No link to ${purpose}`);
  }, waitTimeout);

/** Makes an account through the API, which has to be activated. */
export const register = ({ url }: Site, { email, password, firstName, lastName }: Person) =>
  accountCalls(caller(url)).register(email, password, firstName, lastName);

/** An account made through the API and active at once. */
export const memberOf = async ({ url }: Site, person: Person = ann): Promise<Person> => {
  await register({ url }, person);
  await accountCalls(caller(url)).activate(await mailedLink({ url }, person.email, 'activate'));
  return person;
};

/** A member who is signed in on a page, which shows the Mega Millions board or another address. */
export const signedInOn = async (
  page: Page,
  { url }: Site,
  path = '/megamillions',
  person: Person = ann,
): Promise<Person> => {
  await memberOf({ url }, person);
  const { body } = await accountCalls(caller(url)).signIn(person.email, person.password);
  const { user, ...tokens } = body as Record<string, unknown>;
  // The app is not on this page, so it finds the session at its start.
  await page.goto(`${url}/version.txt`);
  await page.evaluate(
    (session) => Object.entries(session).forEach(([key, part]) => localStorage.setItem(key, JSON.stringify(part))),
    { user, tokens },
  );
  await page.goto(url + path);
  await isHydrated(page.getByRole('banner'));
  return person;
};

/** Types six numbers into the entry form and sends them. */
export const sendTicket = async (page: Page, numbers: readonly number[]) => {
  const boxes = page.getByRole('form', { name: 'Add a ticket' }).getByRole('textbox');
  for (const [box, number] of numbers.entries()) await boxes.nth(box).fill(String(number));
  await page.getByRole('button', { name: 'Save Ticket', exact: true }).click();
};

/** Saves six numbers as a ticket; resolves once it is listed. */
export const saveTicket = async (page: Page, numbers: readonly number[]) => {
  await sendTicket(page, numbers);
  await rowOf(page, numbers).waitFor();
};

/** The row of a saved ticket, found by its numbers. */
export const rowOf = (page: Page, numbers: readonly number[]) =>
  page.getByRole('group', { name: ticketName(numbers), exact: true });
