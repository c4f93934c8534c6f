import type { Page } from 'playwright';
import { test } from 'vitest';
import { isTakenOver } from '../../support/journey/deferred-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import {
  ann,
  followMail,
  memberOf,
  passwordField,
  rowOf,
  saveTicket,
  signedInOn,
  signIn,
  signUp,
} from '../../support/journey/person.ts';

/** Does to a page what a browser's translator does, from here on: each text gives way to an element with the translation, and so does each that comes. */
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
  await isTakenOver(page.getByRole('banner'));
  await translate(page);
};

test(
  'on a translated page a visitor signs up, asks for another password, chooses it and signs in [OT-1]',
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
  }),
);

type Change = 'translated once' | 'whose words are marked' | 'whose texts are wrapped';

/** Changes each text of a page once, as a translator or an extension does. */
const changeTexts = (page: Page, change: Change) =>
  page.evaluate((how) => {
    const nodes = document.createNodeIterator(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) texts.push(node as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const element = document.createElement('mark');
      text.replaceWith(element, how === 'whose words are marked' ? text.data.slice(3) : '');
      element.append(
        how === 'whose texts are wrapped' ? text : how === 'translated once' ? text.data : text.data.slice(0, 3),
      );
    }
  }, change);

test.each<Change>(['translated once', 'whose words are marked', 'whose texts are wrapped'])(
  'on a page %s a visitor asks for another password and is refused a sign-in [OT-1]',
  (change) =>
    journey(async ({ page, product }) => {
      const open = async (path: string) => {
        await page.goto(product.url + path);
        await isTakenOver(page.getByRole('banner'));
        await changeTexts(page, change);
        await page.getByLabel('Email').fill(ann.email);
      };
      const submit = page.locator('main [type=submit]');
      await open('/forgot-password');
      await submit.click();
      await page.getByText('Please check your inbox for instructions to reset your password.').waitFor();
      await open('/sign-in');
      await page.locator('[type=password]').fill(ann.password);
      await submit.click();
      await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    })(),
);

test(
  'on a translated page a player saves, changes and deletes a ticket [OT-1]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    await page.getByText('Start adding numbers!').waitFor();
    await translate(page);
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

test(
  'on a translated page a player looks through the draws, tries numbers on all of them, and deletes the account [OT-1]',
  journey(async ({ page, product }) => {
    const { password } = await signedInOn(page, product);
    await openTranslated(page, `${product.url}/lottery-board?tab=history`);
    await page.getByText('3 draws', { exact: true }).waitFor();
    await page.getByLabel('Contains numbers').fill('61');
    await page.getByText('1 of 3 draws').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('3 draws', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'What if' }).click();
    const boxes = page.getByRole('form', { name: 'What if?' }).getByRole('textbox');
    for (const numbers of [
      [8, 14, 33, 47, 61, 17],
      [1, 2, 3, 4, 5, 17],
    ]) {
      for (const [at, number] of numbers.entries()) await boxes.nth(at).fill(String(number));
      await page.getByRole('button', { name: 'Check all draws' }).click();
      await page
        .getByText(numbers[0] === 8 ? 'matched: Jackpot' : 'Power Ball matched: $4')
        .first()
        .waitFor();
    }

    await page.getByRole('button', { name: 'Ann Example' }).click();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    const mails = page.getByRole('switch', { name: 'Results emails' });
    await mails.click();
    await page.locator('[role=switch]:not([aria-disabled]):not(:checked)').waitFor();
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await passwordField(page).fill('Wrong+password-7');
    await question.getByRole('button', { name: 'Delete my account' }).click();
    await question.getByRole('alert').getByText('Incorrect password.').waitFor();
    await passwordField(page).fill(password);
    await question.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account has been deleted.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Know your numbers' }).waitFor();
  }),
);
