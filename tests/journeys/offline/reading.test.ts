import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { forAll } from '../../support/at-end.ts';
import { startBrowser } from '../../support/journey/browser.ts';
import { hostProduct } from '../../support/journey/product.ts';
import { openProxy } from '../../support/journey/proxy.ts';
import { listenTo } from '../../support/journey/journey.ts';
import { ann, memberOf, rowOf, saveTicket, signedInOn, signIn } from '../../support/journey/person.ts';
import { newAddress } from '../../support/server/accounts.ts';

const proxy = forAll(async () => openProxy(await hostProduct()));
afterEach(() => proxy().reopen());

const notice = (page: Page) => page.getByRole('status', { name: 'Connection' });
const ticket = [5, 12, 33, 41, 60, 8];

const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys())
      kept[name.replace(/-.*/, '')] = (await (await caches.open(name)).keys())
        .map(({ url }) => new URL(url).pathname)
        .sort();
    return kept;
  });

const untilKeeps = (page: Page, where: string, paths: string[]) =>
  expect
    .poll(async () => (await keptBy(page))[where], { message: `kept in ${where}` })
    .toEqual(expect.arrayContaining(paths));

const visitorsPage = async () => (await startBrowser()).newPage({ viewport: { width: 1440, height: 900 } });

test('without a connection a player reads draws and tickets, from the first visit on [PL-1, PL-3, SV-1]', async () => {
  const page = await visitorsPage();
  const errors = listenTo(page);
  await signedInOn(page, proxy(), '/megamillions', { ...ann, email: newAddress() });
  await page.getByText('Next draw').waitFor();
  await saveTicket(page, ticket);
  await page.getByRole('link', { name: 'Power Ball' }).click();
  await page.getByRole('heading', { level: 1, name: 'Power Ball' }).waitFor();
  await page.getByText('Next draw').waitFor();
  const { latest, tickets, widget } = gamePaths('megamillions');
  // The answers of the board that was seen first are kept, too.
  await untilKeeps(page, 'draws', [latest]);
  await untilKeeps(page, 'player', [tickets, widget]);

  proxy().shut();
  await page.reload();
  await page.getByText('Next draw').waitFor();
  await page.getByRole('link', { name: 'Mega Millions' }).click();
  await rowOf(page, ticket).waitFor();
  await page.getByText('Next draw').waitFor();
  await proxy().reopen();

  await page.goto(`${proxy().url}/powerball`);
  const save = page.getByRole('button', { name: 'Save Ticket', exact: true });
  const colorOfSave = () => save.evaluate((button) => getComputedStyle(button).backgroundColor);
  // Before the first ticket: afterwards the color takes a moment to fade.
  const ofEmptyForm = await colorOfSave();
  await saveTicket(page, ticket);
  expect(await notice(page).textContent()).toBe('');

  proxy().shut();
  await page.reload();
  await rowOf(page, ticket).waitFor();
  await page.getByText('Next draw').waitFor();
  expect(await notice(page).filter({ hasText: 'last loaded' }).textContent()).toMatch(
    /^You are not connected\. You are seeing data last loaded on \w+, \w{3} \d+, \d+, \d+:\d\d [AP]M, New York time\./,
  );
  const boxes = page.getByRole('form', { name: 'Add a ticket' }).getByRole('textbox');
  await page.getByRole('button', { name: 'Quick pick' }).click();
  const picked = await boxes.nth(5).inputValue();
  await boxes.nth(5).press('Enter');
  await page.getByText('You are not connected. Saving has to wait; what you typed stays here.').waitFor();
  await page.getByText('You are not connected. Changes to your tickets have to wait.').waitFor();
  await expect.poll(colorOfSave, { message: 'color of Save Ticket' }).toBe(ofEmptyForm);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect([picked, await boxes.nth(5).inputValue()]).toEqual([expect.stringMatching(/^\d+$/), picked]);
  await page.getByRole('link', { name: 'Draw history', exact: true }).click();
  await page.getByRole('heading', { name: 'Draw history' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Draw history' }).waitFor();
  await page.goto(`${proxy().url}/powerball`);
  await rowOf(page, ticket).waitFor();
  await notice(page).filter({ hasText: 'last loaded' }).waitFor();
  const fetched = page.waitForResponse(
    (answer) => answer.url().endsWith('/powerball/latest') && !answer.headers()['x-kept-at'],
  );
  await proxy().reopen();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await fetched;
  await notice(page).filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
  await saveTicket(page, [1, 2, 3, 4, 5, 6]);
  expect(errors).toEqual([]);
});

test('sign-out and another sign-in clear a player’s cache; links are not cached [SE-4, SV-13]', async () => {
  const page = await visitorsPage();
  const bea = { ...ann, email: 'bea@example.org' };
  await signedInOn(page, proxy(), '/megamillions', bea);
  // Until the page's worker has kept the app.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const ofBoard = ['/api/v1/lottery/tickets/', '/api/v1/lottery/user-megaball-lottery-widget/'];
  const visit = async () => {
    await page.goto(`${proxy().url}/megamillions`);
    await untilKeeps(page, 'player', ofBoard);
  };
  await visit();
  await page.goto(`${proxy().url}/lottery-board`);
  await page.getByRole('list', { name: 'Numbers drawn' }).first().waitFor();
  await page.goto(`${proxy().url}/outbox`);
  await page.goto(`${proxy().url}/user/activate/a/b`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { draws, build } = await keptBy(page);
  expect(draws?.every((path) => /\/(?:latest|history\/)$/.test(path))).toBe(true);
  expect(build?.filter((path) => !path.startsWith('/static/'))).toEqual([
    '/',
    '/account-verification',
    '/forgot-password',
    '/help',
    '/lottery-board',
    '/megamillions',
    '/powerball',
    '/sign-in',
    '/sign-up',
    '/user/email-change',
    '/user/password-reset',
    '/verification',
  ]);

  await visit();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('form', { name: 'Sign In' }).waitFor();
  await expect.poll(() => keptBy(page)).not.toHaveProperty('player');

  await signIn(page, await memberOf(proxy(), { ...ann, email: 'cid@example.org' }));
  await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();
  await visit();
  await page.evaluate(() =>
    caches.open('player-another').then((cache) => cache.put('/api/of-another', new Response('[]'))),
  );
  // Where the app is not: a question of its own would be refused now, and load the page in the next step.
  await page.goto(`${proxy().url}/outbox`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${proxy().url}/sign-in`);
  await signIn(page, bea);
  await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('player-another');
});
