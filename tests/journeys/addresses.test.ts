import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountPaths } from '../../src/protocol/paths.ts';
import { journey } from '../support/journey/journey.ts';
import { ann, signedInOn } from '../support/journey/person.ts';

const visit = async (page: Page, url: string) => {
  const answer = await page.goto(url);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  return { status: answer?.status(), path: new URL(page.url()).pathname, title: await page.title() };
};

/**
 * What is wrong with the order of landmarks and headings, or too wide for 320 pixels: the walks in Chromium check each
 * screen without the page around it.
 */
const errorsOnPage = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 900 });
  // No frames of other origins: what they need, a second page, is not opened.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const across = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  return across > 320 ? [...found, `it is ${across} pixels wide`] : found;
};

/** Unknown addresses show the app's own page, or send a visitor to sign in, and are a 404 all the same. */
const unknown: readonly string[] = ['/Sign-Up', '/no/such/page', '/no.such', '/Powerball'];

const seenByVisitors = [
  ['/', '/', 'Home'],
  ['/sign-in', '/sign-in', 'Login'],
  ['/sign-up', '/sign-up', 'Sign Up'],
  ['/forgot-password', '/forgot-password', 'Forgot Password'],
  ['/user/password-reset/someone/sometoken', '/user/password-reset', 'Reset Password'],
  ['/user/email-change/someone/sometoken', '/user/email-change', 'Change Email'],
  ['/user/activate/someone/forged', '/verification', 'Verify Email'],
  ['/verification', '/verification', 'Verify Email'],
  ['/account-verification', '/account-verification', 'Verify Email'],
  ['/help', '/help', 'Help'],
  ['/powerball', '/sign-in', 'Login'],
  ['/lottery-board', '/sign-in', 'Login'],
  ['/Sign-Up', '/sign-in', 'Login'],
  ['/no/such/page', '/sign-in', 'Login'],
] as const;

const seenByPlayers = [
  ['/', '/', 'Home'],
  ['/sign-in', '/megamillions', 'Mega Millions Lottery Board'],
  ['/powerball', '/powerball', 'Power Ball Lottery Board'],
  ['/megamillions', '/megamillions', 'Mega Millions Lottery Board'],
  ['/lottery-board', '/lottery-board', 'Lottery Board'],
  ['/lottery-board?tab=what-if', '/lottery-board', 'Lottery Board'],
  ['/lottery-board?tab=history', '/lottery-board', 'Lottery Board'],
  ['/Powerball', '/Powerball', 'Page not found'],
  ['/no.such', '/no.such', 'Page not found'],
] as const;

/** Whether balls fill the window behind everything else. */
const hasBackground = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].some((element) => {
      const { position, zIndex, width, height } = getComputedStyle(element);
      const isBehindAll =
        position === 'fixed' && zIndex === '-1' && width === `${innerWidth}px` && height === `${innerHeight}px`;
      return (
        isBehindAll &&
        [...element.querySelectorAll('*')].some((ball) => getComputedStyle(ball).backgroundImage.includes('gradient'))
      );
    }),
  );

test(
  'every address shows its screen, redirects, or is a 404 [AK-3, NAV-1, NAV-2, NAV-3, NAV-4, NAV-5, NAV-6, VE-2]',
  journey(async ({ page, product }) => {
    const expectSeen = async (asked: string, path: string, title: string) => {
      const status = unknown.includes(asked) ? 404 : 200;
      expect([asked, await visit(page, product.url + asked)]).toEqual([asked, { status, path, title }]);
      if (asked.startsWith(path)) expect([asked, await errorsOnPage(page)]).toEqual([asked, []]);
    };
    for (const [asked, path, title] of seenByVisitors) await expectSeen(asked, path, title);
    const wayIn = page.getByRole('banner').getByRole('link', { name: 'Login' });
    const alignment = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).alignContent);
    const look = async () => [await hasBackground(page), await alignment(), await wayIn.getAttribute('data-variant')];
    expect(await look()).toEqual([true, 'safe center', 'secondary']);
    const topOfFooter = async () => (await page.getByRole('contentinfo').boundingBox())?.y;
    expect(await topOfFooter()).toBeLessThan(900);
    await visit(page, product.url);
    expect(await look()).toEqual([false, 'start', 'primary']);
    await visit(page, `${product.url}/user/activate/someone/forged`);
    expect(await look()).toEqual([true, 'safe center', 'secondary']);
    await page.getByRole('heading', { name: 'Email Not Verified' }).waitFor();
    await page.getByText('Email activation failed').waitFor();
    await page.getByRole('link', { name: 'Return to login' }).waitFor();
    const resending = page.waitForRequest(`**${accountPaths.activationResend}`);
    await page.getByRole('button', { name: 'Send the email again' }).click();
    expect((await resending).postDataJSON()).toEqual({ token: 'forged' });
    await page.getByText('We can’t send the email from here.').waitFor();
    await signedInOn(page, product, '/megamillions', { ...ann, lastName: 'Wolfeschlegelsteinhausen' });
    for (const [asked, path, title] of seenByPlayers) await expectSeen(asked, path, title);
    const inactive = page.getByRole('banner').getByRole('link', { name: 'Mega Millions' });
    const colorOfLink = () => inactive.evaluate((link) => getComputedStyle(link).color);
    const elsewhere = await colorOfLink();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await page.waitForURL(`${product.url}/`);
    await expect.poll(colorOfLink, { message: 'color of an inactive link' }).not.toBe(elsewhere);
    await visit(page, `${product.url}/powerball`);
    expect(await alignment()).toBe('start');
    expect(await topOfFooter()).toBeGreaterThanOrEqual(900);
  }),
);

test(
  'cards are 80% wide, or 50% from 900px on; the entry form links to how checking works [NAV-7, SV-11]',
  journey(async ({ page, product }) => {
    await visit(page, `${product.url}/sign-in`);
    const shares = [];
    const card = page.getByRole('form', { name: 'Sign In' }).locator('xpath=ancestor::section[1]');
    for (const width of [390, 899, 900]) {
      await page.setViewportSize({ width, height: 900 });
      shares.push(Math.round((((await card.boundingBox())?.width ?? 0) / width) * 100));
    }
    expect(shares).toEqual([80, 80, 50]);
    await signedInOn(page, product);
    await page.getByRole('link', { name: 'How it works' }).click();
    const heading = page.getByRole('heading', { name: 'How checking works' });
    await heading.and(page.locator(':focus')).waitFor();
    expect(page.url()).toBe(`${product.url}/help#checking`);
    await page.goto(`${product.url}/help#megamillions`);
    const prizes = page.getByRole('heading', { name: 'Mega Millions: prizes and odds' });
    await prizes.and(page.locator(':focus')).waitFor();
    expect((await prizes.boundingBox())?.y).toBeLessThan(300);
  }),
);
