import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journey } from '../support/journey/journey.ts';
import { ann, mailedLink, signIn, signUp } from '../support/journey/person.ts';
import type { Site } from '../support/journey/product.ts';

const wanted = '/lottery-board?game=powerball';
const continueLink = (page: Page) => page.getByRole('link', { name: /^Go on to / });
const board = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mega Millions' });

const isSentToSignIn = async (page: Page, { url }: Site, address: string) => {
  await page.goto(url + address);
  await page.waitForURL('**/sign-in');
};

test(
  'after signing up or in, a link leads once to the page that was wanted [FW-2, SI-6, NAV-3, VE-1]',
  journey(async ({ page: first, context, product }) => {
    await isSentToSignIn(first, product, wanted);
    await first.getByRole('link', { name: 'Sign Up' }).click();
    await signUp(first, ann);
    await first.waitForURL('**/account-verification');
    const page = await context.newPage();
    const hasNoLine = async () => {
      await board(page).waitFor();
      expect(await continueLink(page).count()).toBe(0);
    };
    const signOut = async () => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/sign-in');
    };
    await page.goto(product.url + (await mailedLink(product, ann.email, 'activate')).path);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/sign-in');
    await signIn(page, ann);
    await page.waitForURL('**/megamillions');
    await continueLink(page).getByText('Go on to Power Ball', { exact: true }).waitFor();
    expect(await continueLink(page).getAttribute('href')).toBe(wanted);
    await continueLink(page).click();
    await page.getByRole('heading', { level: 1, name: 'Lottery Board' }).waitFor();
    await page.goBack();
    await hasNoLine();
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['tokens', 'user']);

    await signOut();
    await signIn(page, ann);
    await hasNoLine();
    await signOut();
    await isSentToSignIn(page, product, '/powerball');
    await page.reload();
    // A link that is pressed before the app has taken over loads its page anew.
    await page.goto(`${product.url}/forgot-password`);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await signIn(page, ann);
    await continueLink(page).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Ann Example/ }).waitFor();
    await page.goBack();
    await hasNoLine();
  }),
);
