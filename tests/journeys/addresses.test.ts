import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journey } from '../support/journey/journey.ts';
import { signedInOn } from '../support/journey/person.ts';

const visit = async (page: Page, url: string) => {
  const answer = await page.goto(url);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  return { status: answer?.status(), path: new URL(page.url()).pathname, title: await page.title() };
};

/** Unknown addresses show the app's own page, or send a visitor to sign in, and are a 404 all the same. */
const unknown: readonly string[] = ['/Sign-Up', '/no/such/page', '/no.such', '/Powerball', '/powerball.'];

const seenByVisitors = [
  ['/', '/', 'Home'],
  ['/sign-in', '/sign-in', 'Login'],
  ['/sign-up', '/sign-up', 'Sign Up'],
  ['/forgot-password', '/forgot-password', 'Forgot Password'],
  ['/user/password-reset/someone/sometoken', '/user/password-reset', 'Reset Password'],
  ['/user/password-reset', '/user/password-reset', 'Reset Password'],
  ['/user/email-change/someone/sometoken', '/user/email-change', 'Change Email'],
  ['/user/activate/someone/forged', '/verification', 'Verify Email'],
  ['/verification', '/verification', 'Verify Email'],
  ['/account-verification', '/account-verification', 'Verify Email'],
  ['/help', '/help', 'Help'],
  ['/powerball', '/sign-in', 'Login'],
  ['/megamillions', '/sign-in', 'Login'],
  ['/lottery-board', '/sign-in', 'Login'],
  ['/Sign-Up', '/sign-in', 'Login'],
  ['/no/such/page', '/sign-in', 'Login'],
  ['/no.such', '/sign-in', 'Login'],
] as const;

const seenByPlayers = [
  ['/', '/', 'Home'],
  ['/sign-in', '/megamillions', 'Mega Millions Lottery Board'],
  ['/sign-up', '/megamillions', 'Mega Millions Lottery Board'],
  ['/powerball', '/powerball', 'Power Ball Lottery Board'],
  ['/megamillions', '/megamillions', 'Mega Millions Lottery Board'],
  ['/lottery-board', '/lottery-board', 'Lottery Board'],
  ['/help', '/help', 'Help'],
  ['/Powerball', '/Powerball', 'Page not found'],
  ['/powerball.', '/powerball.', 'Page not found'],
  ['/no.such', '/no.such', 'Page not found'],
] as const;

test(
  'every address shows its screen and title, redirects, or is a 404 [NAV-1, NAV-2, NAV-3, NAV-4, NAV-5, OT-6, VE-2]',
  journey(async ({ page, product }) => {
    for (const [asked, path, title] of seenByVisitors)
      expect([asked, await visit(page, product.url + asked)]).toEqual([
        asked,
        { status: unknown.includes(asked) ? 404 : 200, path, title },
      ]);
    await visit(page, `${product.url}/user/activate/someone/forged`);
    await page.getByRole('heading', { name: 'Email Not Verified' }).waitFor();
    await page.getByText('Email activation failed').waitFor();
    await page.getByRole('link', { name: 'Return to login' }).waitFor();
    await signedInOn(page, product);
    for (const [asked, path, title] of seenByPlayers)
      expect([asked, await visit(page, product.url + asked)]).toEqual([
        asked,
        { status: unknown.includes(asked) ? 404 : 200, path, title },
      ]);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await page.waitForURL(`${product.url}/`);
  }),
);

test(
  'the background picture is on every screen but Home, and cards are 80% wide, or 50% from 900px [NAV-6, NAV-7]',
  journey(async ({ page, product }) => {
    const hasBackground = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')].some((element) => {
          const { position, zIndex, width, height } = getComputedStyle(element);
          const isBehindAll =
            position === 'fixed' && zIndex === '-1' && width === `${innerWidth}px` && height === `${innerHeight}px`;
          return (
            isBehindAll &&
            [...element.querySelectorAll('*')].some((ball) =>
              getComputedStyle(ball).backgroundImage.includes('gradient'),
            )
          );
        }),
      );
    await visit(page, product.url);
    expect(await hasBackground()).toBe(false);
    await visit(page, `${product.url}/sign-in`);
    expect(await hasBackground()).toBe(true);
    const share = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const card = await page
        .getByRole('form', { name: 'Sign In' })
        .locator('xpath=ancestor::section[1]')
        .boundingBox();
      return Math.round(((card?.width ?? 0) / width) * 100);
    };
    expect([await share(390), await share(899), await share(900)]).toEqual([80, 80, 50]);
  }),
);

const wasLoadedAnew = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('navigation').some((one) => (one as PerformanceNavigationTiming).type === 'reload'),
  );

test(
  'a screen whose script does not arrive offers to try again, and comes [NAV-8]',
  journey(async ({ page, product }) => {
    await visit(page, `${product.url}/sign-up`);
    // Until the app runs, a link is the browser's own: it would load the built page of the address.
    await page.locator('form:not([inert])').waitFor();
    await page.route('**/static/js/sign-in*', (route) => route.abort());
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/static/js/sign-in*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('form', { name: 'Sign In' }).waitFor();
    expect(await page.title()).toBe('Login');
    // A browser that remembers the failure loads the page anew, and begins it at its top.
    if (!(await wasLoadedAnew(page))) await page.locator('h1:focus').getByText('Sign In').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }),
);
