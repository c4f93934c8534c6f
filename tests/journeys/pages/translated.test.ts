import type { Page } from 'playwright';
import { test } from 'vitest';
import { isHydrated } from '../../support/journey/deferred-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import { memberOf, rowOf, saveTicket, signIn } from '../../support/journey/person.ts';

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

test(
  'on a translated page a player signs in and keeps tickets [OT-1]',
  journey(async ({ page, product }) => {
    const ann = await memberOf(product);
    await page.goto(`${product.url}/sign-in`);
    await isHydrated(page.getByRole('banner'));
    await translate(page);
    await signIn(page, { ...ann, password: 'Wrong+password-7' });
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    await signIn(page, ann);
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
