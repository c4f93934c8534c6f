import { expect, test } from 'vitest';
import { journey } from '../support/journey/journey.ts';
import { ann, followMail, signIn, signUp } from '../support/journey/person.ts';

const sendAgain = 'Send the email again';

test(
  'a person who mistyped the address, then lost the email, gets to the board all the same [AK-1, AK-2, AV-1, OT-7]',
  journey(async ({ page, product, browser }) => {
    await page.goto(`${product.url}/sign-up`);
    await signUp(page, { ...ann, email: 'ann@example,org' });
    await page.getByRole('alert').getByText('Enter a valid email address.').waitFor();
    const top = async () => (await page.getByLabel('Email').boundingBox())?.y;
    await expect.poll(top, { message: 'the email is in view' }).toBeGreaterThan(0);
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
    await page.getByText('We sent the email again. You can have it sent once a minute.').waitFor();
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
