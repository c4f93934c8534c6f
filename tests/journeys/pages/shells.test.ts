import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { LastResults, Outcome } from '../../../src/protocol/history.ts';
import { gamePaths } from '../../../src/protocol/paths.ts';
import {
  deferRequests,
  deferScripts,
  isHydrated,
  withoutServiceWorker,
  withoutTimeouts,
} from '../../support/journey/deferred-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import { memberOf, signedInOn } from '../../support/journey/person.ts';

/** The built pages, and the screens whose scripts they name. */
const screens = {
  '/': 'home',
  '/sign-in': 'sign-in',
  '/sign-up': 'registration',
  '/forgot-password': 'password-reset-request',
};
const built = Object.keys(screens);
const boards = ['/powerball', '/megamillions', '/lottery-board'];

/** Opens an address without waiting for its scripts; resolves once the built page is there. */
const openBuilt = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#root footer').waitFor({ state: 'attached' });
};

/** What was on the page before the script came is the very same elements afterwards, and can now be used. */
const comesAlive = async (page: Page, address: string) => {
  const release = await deferScripts(page);
  await openBuilt(page, address);
  const title = await page.title();
  const bar = isHydrated(page.getByRole('banner'));
  release();
  return [await bar, (await page.title()) === title];
};

/** Records what is made of Intl in pages opened from here on. */
const recordIntl = async (page: Page): Promise<readonly string[]> => {
  const made: string[] = [];
  await page.exposeFunction('recordIntl', (name: string) => made.push(name));
  await page.addInitScript(`
    for (const name of Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name)))
      Intl[name] = new Proxy(Intl[name], { construct: (made, [...given]) => (recordIntl(name), new made(...given)) });
  `);
  return made;
};

/** Counts how much moves in pages opened from here on, as Chromium does: share of the window times how far. */
const countShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(`{
    let shifted = 0;
    const add = (entries) => { for (const { value } of entries) shifted += value; };
    const seen = new PerformanceObserver((list) => add(list.getEntries()));
    seen.observe({ type: 'layout-shift', buffered: true });
    window.shiftedSoFar = () => { add(seen.takeRecords()); return shifted; };
  }`);
  return async () => Number(await page.evaluate('shiftedSoFar()'));
};

test(
  'a built page shows before its script, which hydrates it [HOME-4, LE-1, NAV-1, NAV-3, NAV-4, NAV-5, SV-1]',
  journey(
    async ({ page, product }) => {
      const made = await recordIntl(page);
      for (const path of built)
        expect([path, ...(await comesAlive(page, product.url + path))]).toEqual([path, true, true]);
      for (const [path, screen] of Object.entries(screens))
        expect(await (await fetch(product.url + path)).text()).toContain(`"/static/js/${screen}.screen-`);
      const helpline = page.getByRole('link', { name: '0800-555-HELP' });
      expect(await helpline.getAttribute('href')).toBe('tel:0800-555-4357');
      let release = await deferScripts(page);
      await page.goto(`${product.url}/powerball`, { waitUntil: 'commit' });
      await page.getByRole('status').getByText('Loading the page').waitFor();
      release();
      await page.getByRole('form', { name: 'Sign In' }).waitFor();

      await signedInOn(page, product);
      for (const path of boards) {
        await page.goto(product.url + path, { waitUntil: 'networkidle' });
        await page.getByRole('list', { name: 'Numbers drawn' }).first().waitFor();
      }
      expect(made).toEqual([]);
      await page.evaluate(() => new Intl.Segmenter().segment(''));
      expect(made).toEqual(['Segmenter']);
      release = await deferScripts(page);
      await openBuilt(page, product.url);
      expect(await page.locator('#root header').isVisible()).toBe(false);
      release();
      await page.getByRole('heading', { name: 'Hello, Ann Example!' }).waitFor();
    },
    withoutServiceWorker,
    { HELPLINE: '0800-555-HELP' },
  ),
);

test(
  'without scripts a visitor can read every screen and is told what is missing [LE-1, NAV-1, NAV-4]',
  journey(async ({ browser, product }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const path of built) {
      await page.goto(product.url + path);
      await page.locator('noscript p').waitFor();
      expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.getByText('1-800-MY-RESET').isVisible()).toBe(true);
      expect([path, await page.locator('button:visible, input:visible').count()]).toEqual([path, 0]);
    }
    for (const path of ['/powerball', '/user/activate/1/abc', '/user/password-reset/1/abc', '/no/such/screen']) {
      await page.goto(product.url + path);
      expect(await page.locator('noscript p').innerText()).toContain('needs JavaScript');
      expect(await page.locator('#root').isVisible()).toBe(false);
    }
    await memberOf(product);
    await page.goto(`${product.url}/outbox`);
    expect(await page.getByRole('link').count()).toBeGreaterThan(0);
  }),
);

test.each([
  ['draws', {}, ['/powerball', '/lottery-board', '/']],
  ['sample draws', { DRAW_SOURCES: 'sample' }, ['/powerball', '/']],
])(
  'on a phone, late answers shift nothing: %s and tickets, on boards and at home [BD-1, BD-6, FW-4, RS-3, SV-8]',
  (_, env, paths) =>
    journey(
      async ({ page, product }) => {
        await page.setViewportSize({ width: 412, height: 823 });
        await signedInOn(page, product);
        await withoutTimeouts(page);
        const shifted = await countShifts(page);
        const heightsOfTiles = () =>
          page
            .getByRole('navigation', { name: 'Game' })
            .locator('> *')
            .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)));
        for (const path of paths) {
          const arrive = await deferRequests(page, /\/api\/v1\/(powerball|lottery)\//);
          await page.goto(product.url + path);
          await page.getByText('Loading the latest draw').first().waitFor();
          const heights = await heightsOfTiles();
          arrive();
          await page.getByRole('list', { name: 'Numbers drawn' }).first().waitFor();
          await page.waitForLoadState('networkidle');
          expect([path, await heightsOfTiles()]).toEqual([path, heights]);
          expect([path, await shifted()]).toEqual([path, expect.toSatisfy((share: number) => share < 0.01)]);
        }
      },
      withoutServiceWorker,
      env,
    )(),
);

/** A player's last results as if one ticket had all six numbers of that draw. */
const withJackpot = (last: LastResults): LastResults => {
  const numbers: Outcome['numbers'] = [1, 2, 3, 4, 5, 6];
  const outcome = { ticket_id: '1', date: last.date, numbers, drawn: numbers };
  return {
    ...last,
    state: 'checked',
    tickets: 1,
    outcomes: [{ ...outcome, main_matches: 5, special_matches: true, tier: 1 }],
  };
};

test(
  'on a phone, a win that arrives after the draw does not push the board down [BD-1, RS-1]',
  journey(async ({ page, product }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await signedInOn(page, product);
    // Nothing that a chart waits for a while for is over before the answers are there.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const paths = gamePaths('powerball');
    const draw = page.waitForResponse(`**${paths.latest}`);
    await page.route(`**${paths.lastResults}`, async (route) => {
      const [answer] = await Promise.all([route.fetch(), draw]);
      await route.fulfill({ json: withJackpot((await answer.json()) as LastResults) });
    });
    const shifted = await countShifts(page);
    await page.goto(`${product.url}/powerball`);
    await page.getByText('You won the jackpot').waitFor();
    await page.getByRole('list', { name: 'Numbers drawn' }).waitFor();
    expect(await shifted()).toSatisfy((share: number) => share < 0.01);
  }, withoutServiceWorker),
);
