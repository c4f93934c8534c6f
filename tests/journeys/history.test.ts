import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { withoutServiceWorker } from '../support/journey/deferred-scripts.ts';
import { journey } from '../support/journey/journey.ts';
import { signedInOn } from '../support/journey/person.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { pastDraw } from '../support/past-draw.ts';

const tile = (page: Page, game: string) =>
  page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: game });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lottery Board' }).getByRole('link', { name });
const isOn = async (page: Page, name: string, search: string) => {
  await tab(page, name).and(page.locator('[aria-current=page]')).waitFor();
  await page.waitForURL(`**/lottery-board${search}`);
};

test(
  'a player whose tickets have not played yet tries numbers on all draws [DH-2, DH-3]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product, '/lottery-board');
    await page.getByText('None of your tickets has played a confirmed draw yet.').waitFor();
    await tab(page, 'What if').click();
    const boxes = page.getByRole('form', { name: 'What if?' }).getByRole('textbox');
    for (const [at, number] of [8, 14, 33, 47, 61, 17].entries()) await boxes.nth(at).fill(String(number));
    await page.getByRole('button', { name: 'Check all draws' }).click();
    await page.getByText('Imagined, not real winnings').waitFor();
    await page
      .getByRole('list', { name: 'Best draws' })
      .getByText('5 numbers and the Power Ball matched: Jackpot')
      .waitFor();
  }),
);

test(
  'a tab loads when it is opened, and Back goes page by page, across games too [DH-1, FW-4]',
  journey(async ({ page, product }) => {
    const draws = Array.from({ length: 1080 }, (_, age) => {
      const date = new Date(Date.parse('2026-11-17') - age * 7 * 86_400_000).toISOString().slice(0, 10);
      return pastDraw(date, [age < 1050 ? 2 : 3, 12, 33, 41, 60, 8]);
    });
    const loaded: string[] = [];
    for (const { history, results } of [gamePaths('powerball'), gamePaths('megamillions')]) {
      await page.route(`**${history}`, (route) => {
        loaded.push(history);
        return route.fulfill({ json: draws });
      });
      page.on('request', (request) => {
        if (request.url().endsWith(results)) loaded.push(results);
      });
    }
    const place = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const follow = (search: string) =>
      page.evaluate((address) => history.pushState(null, '', address), `/lottery-board${search}`);

    await signedInOn(page, product, '/lottery-board?tab=what-if');
    await isOn(page, 'What if', '?tab=what-if');
    await page.getByRole('form', { name: 'What if?' }).waitFor();
    expect(loaded).toEqual([]);

    await follow('?tab=history&game=megamillions&page=3&numbers=2');
    await place('Page 3 of 42');
    await place('1,050 of 1,080 draws');
    await isOn(page, 'Draw history', '?tab=history&game=megamillions&numbers=2&page=3');
    const ofMega = gamePaths('megamillions');
    expect(loaded.toSorted()).toEqual([ofMega.history, ofMega.results]);

    await page.getByRole('button', { name: 'Older draws' }).click();
    await place('Page 4 of 42');
    await isOn(page, 'Draw history', '?tab=history&game=megamillions&numbers=2&page=4');
    await page.goBack();
    await place('Page 3 of 42');
    await tile(page, 'Power Ball').click();
    await place('Page 1 of 42');
    await isOn(page, 'Draw history', '?tab=history&numbers=2');
    await page.getByRole('button', { name: 'Older draws' }).click();
    await place('Page 2 of 42');
    await tab(page, 'My winnings').click();
    await isOn(page, 'My winnings', '');
    await page.goBack();
    await isOn(page, 'Draw history', '?tab=history&numbers=2&page=2');
    await place('Page 2 of 42');
    await page.goBack();
    await place('Page 1 of 42');
    await page.goBack();
    await place('Page 3 of 42');
    await isOn(page, 'Draw history', '?tab=history&game=megamillions&numbers=2&page=3');
    await page.goForward();
    await page.goForward();
    await place('Page 2 of 42');
    await isOn(page, 'Draw history', '?tab=history&numbers=2&page=2');
  }, withoutServiceWorker),
);
