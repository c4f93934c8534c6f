import type { Page } from 'playwright';
import { test } from 'vitest';
import { isHydrated } from '../../support/journey/deferred-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import {
  ann,
  followMail,
  memberOf,
  passwordField,
  rowOf,
  saveTicket,
  signIn,
  signUp,
} from '../../support/journey/person.ts';

/** Does what a browser's translator does, from here on: each text gives way to an element with the translation. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const tag: string = 'font';
    const replace = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() && node.parentNode?.nodeName !== 'FONT') {
        const font = document.createElement(tag);
        font.append(Object.assign(document.createElement(tag), { textContent: node.nodeValue }));
        node.parentNode?.replaceChild(font, node);
      } else [...node.childNodes].forEach(replace);
    };
    const root = document.getElementById('root') ?? document.body;
    new MutationObserver(() => replace(root)).observe(root, { childList: true, characterData: true, subtree: true });
    replace(root);
  });

/** Opens an address and translates what is there once the app has taken it over. */
const openTranslated = async (page: Page, address: string) => {
  await page.goto(address);
  await isHydrated(page.getByRole('banner'));
  await translate(page);
};

test(
  'on a translated page a visitor signs up, chooses another password, signs in and keeps tickets [OT-1]',
  journey(async ({ page, product }) => {
    await memberOf(product);
    await openTranslated(page, `${product.url}/sign-up`);
    await signUp(page, { ...ann, email: 'bea@example.org' });
    await page.getByText('A verification email has been sent.').waitFor();

    await openTranslated(page, `${product.url}/forgot-password`);
    await page.getByLabel('Email').fill(ann.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please check your inbox for instructions to reset your password.').waitFor();

    const renewed = { ...ann, password: 'Quite+0ther-8' };
    await followMail(page, product, 'Reset your password');
    await page.waitForURL('**/user/password-reset');
    await passwordField(page).waitFor();
    await translate(page);
    await passwordField(page).fill(renewed.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(ann.password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await page.getByLabel('Confirm password', { exact: true }).fill(renewed.password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Your password has been changed successfully.').waitFor();

    await openTranslated(page, `${product.url}/sign-in`);
    await signIn(page, ann);
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    await signIn(page, renewed);
    await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();

    await page.getByText('Start adding numbers!').waitFor();
    await saveTicket(page, [5, 12, 33, 41, 60, 8]);
    await page.getByText('Ticket created successfully').waitFor();
    const row = rowOf(page, [5, 12, 33, 41, 60, 8]);
    await row.getByRole('button', { name: 'Edit ticket' }).click();
    await row.getByRole('textbox').first().fill('99');
    await row.getByRole('alert').waitFor();
    await row.getByRole('textbox').first().fill('7');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Ticket updated successfully').waitFor();
    const changed = rowOf(page, [7, 12, 33, 41, 60, 8]);
    await changed.getByRole('button', { name: 'About this ticket' }).click();
    await page.getByRole('tooltip').getByText('Your lottery was added on').waitFor();
    await page.keyboard.press('Escape');
    await changed.getByRole('button', { name: 'Delete ticket' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Ticket deleted successfully.').waitFor();
    await changed.waitFor({ state: 'detached' });
  }),
);
