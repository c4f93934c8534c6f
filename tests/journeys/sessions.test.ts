import { expect, test } from 'vitest';
import { gamePaths } from '../../src/protocol/paths.ts';
import { journey } from '../support/journey/journey.ts';
import { ann, rowOf, saveTicket, signedInOn, signIn } from '../support/journey/person.ts';
import { caller } from '../support/server/caller.ts';

/** Lets the stored access token have ended, as it has after a night. */
const endAccessToken = () => {
  const tokens = JSON.parse(localStorage.getItem('tokens') ?? '{}') as { access: string };
  const [head = '', , tail = ''] = tokens.access.split('.');
  const ended = btoa(JSON.stringify({ exp: 1 })).replaceAll('=', '');
  localStorage.setItem('tokens', JSON.stringify({ ...tokens, access: `${head}.${ended}.${tail}` }));
};

const stored = () => ['user', 'tokens'].map((key) => localStorage.getItem(key));

test(
  'a session ends in every tab, at a 401, and on the server once it is back [SA-7, SE-3, SE-4, SE-6]',
  journey(async ({ page, product, context }) => {
    await signedInOn(page, product);
    const other = await context.newPage();
    const third = await context.newPage();
    await third.goto(`${product.url}/forgot-password`);
    await third.getByLabel('Email').fill('bob.example@example.org');
    await other.goto(`${product.url}/powerball`);
    await other.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/sign-in');
    await third.getByRole('link', { name: 'Login', exact: true }).waitFor();
    // The other tab removes one key after the other.
    await expect.poll(() => page.evaluate(stored)).toEqual([null, null]);
    await signIn(other, ann);
    await page.waitForURL('**/megamillions');
    await other.close();
    await third.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await third.getByLabel('Email').inputValue()).toBe('bob.example@example.org');
    await third.close();

    // Until the board is there, its own calls could be the ones to get the 401.
    await page.getByText('Start adding numbers!').waitFor();
    await page.evaluate(() => {
      const tokens = JSON.parse(localStorage.getItem('tokens') ?? '{}') as object;
      localStorage.setItem('tokens', JSON.stringify({ ...tokens, access: 'no.such.token' }));
    });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Power Ball' }).click();
    await reloaded;
    await page.waitForURL('**/sign-in');
    expect(await page.evaluate(stored)).toEqual([null, null]);

    await signIn(page, ann);
    await page.getByText('Start adding numbers!').waitFor();
    const { access } = await page.evaluate(
      () => JSON.parse(localStorage.getItem('tokens') ?? '{}') as { access: string },
    );
    const statusOf = async () => (await caller(product.url)('GET', gamePaths('powerball').tickets, { access })).status;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('form', { name: 'Sign In' }).waitFor();
    expect([await page.evaluate(stored), await statusOf()]).toEqual([[null, null], 200]);
    await context.setOffline(false);
    await expect.poll(statusOf, { message: 'status of a call after sign-out' }).toBe(401);
    await page.waitForFunction(() => localStorage.length === 0);
  }),
);

test(
  'a page becomes that of a player who signs in in another tab, without the first player’s tickets [SE-6]',
  journey(async ({ page, product, context }) => {
    const numbers = [5, 12, 33, 41, 60, 8];
    await signedInOn(page, product, '/powerball');
    await saveTicket(page, numbers);
    const other = await context.newPage();
    await signedInOn(other, product, '/powerball', { ...ann, email: 'bob.example@example.org', firstName: 'Bob' });
    await page.getByText('Start adding numbers!').waitFor();
    expect(await rowOf(page, numbers).count()).toBe(0);
  }),
);

const withoutLocks = () => Reflect.deleteProperty(Navigator.prototype, 'locks');

test.each([
  ['with', () => true],
  ['without', withoutLocks],
])('three tabs restored with an expired access token, %s locks, stay signed in [OT-3]', (_how, prepare) =>
  journey(async ({ page, product, context }) => {
    await context.addInitScript(prepare);
    await signedInOn(page, product, '/powerball');
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) await tab.goto(`${product.url}/powerball`);
    for (let restorations = 0; restorations < 2; restorations += 1) {
      await page.evaluate(endAccessToken);
      await Promise.all(tabs.map((tab) => tab.reload()));
      await Promise.all(tabs.map((tab) => tab.getByText('Start adding numbers!').waitFor()));
    }
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(prepare !== withoutLocks);
    expect(await page.evaluate(stored)).not.toContain(null);
    expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual(tabs.map(() => '/powerball'));
  })(),
);
