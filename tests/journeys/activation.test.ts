import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/at-end.ts';
import { startBrowser } from '../support/journey/browser.ts';
import { journey, listenTo } from '../support/journey/journey.ts';
import { activationLink } from '../support/journey/outbox.ts';
import { ann, followMail, signIn, signUp } from '../support/journey/person.ts';
import { startProduct } from '../support/journey/product.ts';

const week = 7 * 24 * 3_600_000;
const sendAgain = 'Send the email again';
const sentAgain = 'We sent the email again. You can have it sent once a minute.';

test(
  'a person who mistyped the address, then lost the email, gets to the board all the same [AK-1, AK-2, AV-1, OT-7]',
  journey(async ({ page, product, browser }) => {
    await page.goto(`${product.url}/sign-up`);
    await signUp(page, { ...ann, email: 'ann.exmaple@example.org' });
    await page.getByText('ann.exmaple@example.org').waitFor();
    await page.getByRole('link', { name: 'Sign up again' }).click();
    await page.waitForURL('**/sign-up');
    await signUp(page, ann);
    await page.waitForURL('**/account-verification');
    await page.getByText(ann.email).waitFor();
    await page.reload();
    await page.getByText(ann.email).waitFor();
    await page.getByRole('button', { name: sendAgain }).click();
    await page.getByText(sentAgain).waitFor();
    expect(await page.getByRole('button', { name: sendAgain }).isDisabled()).toBe(true);

    await page.getByRole('link', { name: 'Return to login' }).click();
    await signIn(page, { ...ann, password: 'Wrong+password-7' });
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    expect(await page.getByRole('button', { name: sendAgain }).count()).toBe(0);
    await signIn(page, ann);
    await page.getByRole('alert').getByText('Activate your account first').waitFor();
    await page.getByRole('button', { name: sendAgain }).click();
    await page
      .getByRole('status')
      .getByText(/^Too many tries\. Try again in \d+ seconds?\.$/)
      .waitFor();

    await followMail(page, product, 'Activate your account');
    await page.getByRole('heading', { name: 'Email Verified' }).waitFor();
    const other = await (await browser.newContext()).newPage();
    await followMail(other, product, 'Activate your account');
    await other.getByRole('heading', { name: 'Email Verified' }).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/sign-in');
    await signIn(page, ann);
    await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();
  }),
);

test('a person with an expired or unknown link learns how to go on [AC-2, AK-3, VE-2]', async () => {
  const DATA_DIR = join(temporaryFolder('week'), 'data');
  const page = await (await startBrowser()).newPage();
  const errors = listenTo(page);
  const past = await startProduct({ DATA_DIR, CLOCK_START: new Date(Date.now() - week).toISOString() });
  await page.goto(`${past.url}/sign-up`);
  await signUp(page, ann);
  await page.waitForURL('**/account-verification');
  const old = await activationLink(past, ann.email);
  await past.stop();

  const product = await startProduct({ DATA_DIR });
  await page.goto(product.url + old.path);
  await page.getByText('Email activation failed').waitFor();
  await page.getByText('return to login if your account is active already').waitFor();
  await page.getByRole('button', { name: sendAgain }).click();
  await page.getByText(sentAgain).waitFor();
  await followMail(page, product, 'Activate your account');
  await page.getByRole('heading', { name: 'Email Verified' }).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await signIn(page, ann);
  await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();

  await page.goto(`${product.url}/user/activate/nobody/nothing`);
  await page.getByRole('button', { name: sendAgain }).click();
  await page.getByText('We can’t send the email from here.').waitFor();
  expect(errors).toEqual([]);
});
