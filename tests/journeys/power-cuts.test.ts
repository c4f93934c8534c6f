import { expect, test } from 'vitest';
import { journeyOfProcess } from '../support/journey/journey.ts';
import { ann, followMail, rowOf, saveTicket, signIn, signUp } from '../support/journey/person.ts';

test(
  'a server that is killed between any two steps has kept all that it acknowledged [SV-1, SV-4]',
  journeyOfProcess(async ({ page, product }) => {
    await page.goto(`${product.url}/sign-up`);
    await signUp(page, ann);
    await page.waitForURL('**/account-verification');
    await product.killAndRestart();
    await followMail(page, product, 'Activate your account');
    await page.waitForURL('**/verification');
    await product.killAndRestart();
    await page.goto(`${product.url}/sign-in`);
    await signIn(page, ann);
    await page.waitForURL('**/megamillions');
    await product.killAndRestart();
    await page.reload();
    await saveTicket(page, [5, 12, 33, 41, 60, 8]);
    await page.getByText('Ticket created successfully').waitFor();
    await product.killAndRestart();
    await page.reload();
    const row = rowOf(page, [5, 12, 33, 41, 60, 8]);
    await row.getByRole('button', { name: 'Edit ticket' }).click();
    await row.getByRole('textbox').first().fill('7');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Ticket updated successfully').waitFor();
    await product.killAndRestart();
    await page.reload();
    await rowOf(page, [7, 12, 33, 41, 60, 8]).waitFor();
    expect(await page.getByRole('group', { name: /^Ticket / }).count()).toBe(1);
  }),
);
