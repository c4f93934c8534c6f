import { describe, expect, test } from 'vitest';
import { journey, journeyOfProcess } from '../support/journey/journey.ts';
import {
  ann,
  followMail,
  passwordField,
  register,
  rowOf,
  saveTicket,
  sendTicket,
  signIn,
  signUp,
} from '../support/journey/person.ts';

describe('although the server is killed [HOME-1, SU-6, SU-7, AV-1, AC-2, VE-1, SI-6, SE-4, SV-1, SV-2, SV-4]', () => {
  test(
    'a visitor becomes a player who sees draws and keeps tickets [BD-1, BD-2, BD-3, TE-8, TR-5, TR-6, TR-8, TR-9]',
    journeyOfProcess(async ({ page, product }) => {
      await page.goto(product.url);
      await page.getByRole('link', { name: 'Start exploring' }).first().click();
      await page.waitForURL('**/sign-in');
      await page.getByRole('link', { name: 'Sign Up' }).click();
      await signUp(page, ann);
      await page.waitForURL('**/account-verification');
      await page.getByText('A verification email has been sent. Please check your inbox').waitFor();
      await product.killAndRestart();
      await page.getByRole('link', { name: 'Return to login' }).click();
      await signIn(page, ann);
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/sign-in');

      await followMail(page, product, 'Activate your account');
      await page.waitForURL('**/verification');
      await page.getByText('Your email has been successfully verified. Click below to log in.').waitFor();
      await product.killAndRestart();
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.waitForURL('**/sign-in');
      await signIn(page, ann);
      await page.waitForURL('**/megamillions');

      await page.getByText('$800 Million').waitFor();
      expect(await page.getByRole('link', { name: /^Go on to / }).count()).toBe(0);
      const draw = await page.getByRole('region', { name: 'Latest draw' }).innerText();
      expect(draw.replace(/\s+/g, ' ')).toContain('2 5 42 44 60 1 Mega Ball');
      await page.getByText('Start adding numbers!').waitFor();
      await saveTicket(page, [5, 12, 33, 41, 60, 8]);
      await page.getByText('Ticket created successfully').waitFor();
      await product.killAndRestart();
      await page.reload();
      const saved = rowOf(page, [5, 12, 33, 41, 60, 8]);
      await saved.getByRole('button', { name: 'Edit ticket' }).click();
      await saved.getByRole('textbox').first().fill('7');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Ticket updated successfully').waitFor();
      await product.killAndRestart();
      await page.reload();
      await rowOf(page, [7, 12, 33, 41, 60, 8]).waitFor();
      expect(await page.getByRole('group', { name: /^Ticket / }).count()).toBe(1);

      await page.getByRole('link', { name: 'Power Ball' }).click();
      await page.getByText('$633 Million').waitFor();
      await saveTicket(page, [9, 10, 11, 12, 69, 26]);
      await rowOf(page, [9, 10, 11, 12, 69, 26]).getByRole('button', { name: 'Delete ticket' }).click();
      await page
        .getByRole('dialog', { name: 'Are you sure you want to delete this ticket?' })
        .getByRole('button', { name: 'Yes' })
        .click();
      await page.getByText('Ticket deleted successfully.').waitFor();
      await page.getByText('No tickets were saved for this draw').waitFor();

      await page.route('**/powerball/tickets/', async (route) => {
        if (route.request().method() === 'POST') {
          await page.getByRole('heading', { level: 1, name: /Ann Example/ }).waitFor();
          await rowOf(page, [7, 12, 33, 41, 60, 8]).waitFor();
        }
        await route.continue();
      });
      await sendTicket(page, [9, 10, 11, 12, 69, 26]);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await rowOf(page, [9, 10, 11, 12, 69, 26]).waitFor();
      await page.getByText('Ticket created successfully').waitFor();
      expect(await page.getByRole('button', { name: 'Edit ticket' }).count()).toBe(0);

      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/sign-in');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    }),
  );
});

test(
  'an emailed link replaces a forgotten password, and works once [FP-1, FP-2, RP-3, RP-4, AK-4]',
  journey(async ({ page, product }) => {
    await register(product, ann);
    await page.goto(`${product.url}/forgot-password`);
    await page.getByLabel('Email').fill(ann.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

    const renewed = { ...ann, password: 'Quite+0ther-8' };
    await followMail(page, product, 'Reset your password');
    await page.waitForURL('**/user/password-reset');
    await page.reload();
    await passwordField(page).fill(renewed.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(renewed.password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Your password has been changed successfully.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Password Changed' }).waitFor();
    await followMail(page, product, 'Reset your password');
    await page.getByRole('heading', { name: 'Link Not Valid' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/password-reset');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();

    await page.goto(`${product.url}/sign-in`);
    await signIn(page, ann);
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await signIn(page, renewed);
    await page.waitForURL('**/megamillions');
  }),
);

test(
  'an easily guessed password is refused at its field until it is a good one [SA-5, SU-7]',
  journey(async ({ page, product }) => {
    const weak = { ...ann, password: 'Austin!' };
    const refused = page.getByRole('alert').getByText('it is a common password with a small change');
    await page.goto(`${product.url}/sign-up`);
    await passwordField(page).fill(weak.password);
    await refused.waitFor();
    expect(await passwordField(page).getAttribute('aria-invalid')).toBe('true');

    await page.route(/weak-passwords-/, (route) => route.abort());
    await page.reload();
    await signUp(page, weak);
    await refused.waitFor();
    expect(await passwordField(page).getAttribute('aria-invalid')).toBe('true');
    await signUp(page, ann);
    await page.waitForURL('**/account-verification');
  }),
);
