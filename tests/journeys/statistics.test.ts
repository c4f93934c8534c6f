import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { withoutServiceWorker } from '../support/journey/deferred-scripts.ts';
import { journey } from '../support/journey/journey.ts';
import { boxOf, signedInOn } from '../support/journey/person.ts';
import type { Results } from '../../src/protocol/history.ts';
import { gamePaths } from '../../src/protocol/paths.ts';

const plotFile = /\/static\/js\/plot-/;
const canvas = (page: Page, name: RegExp) => page.getByRole('img', { name }).locator('canvas');
/** Waits until something is drawn in a picture. */
const isDrawn = (page: Page, name: RegExp) =>
  expect
    .poll(() =>
      canvas(page, name).evaluate((drawn: HTMLCanvasElement) => {
        const pixels = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data ?? [];
        return pixels.some((part) => part > 0);
      }),
    )
    .toBe(true);
const pixelsOf = (page: Page, name: RegExp) =>
  canvas(page, name).evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL());

test(
  'a player sees how often numbers were drawn, in all eras and in the other game, too [PL-4]',
  journey(async ({ page, product }) => {
    const plots: string[] = [];
    page.on('request', (request) => {
      if (plotFile.test(request.url())) plots.push(request.url());
    });
    await signedInOn(page, product, '/lottery-board?tab=history&game=megamillions');
    await page.getByText('3 draws', { exact: true }).waitFor();
    expect(plots).toEqual([]);

    await page.getByRole('link', { name: 'Numbers and jackpots' }).click();
    await isDrawn(page, /^Main numbers Most often: 44, in 2 of 3 draws \(66\.7%\)/);
    await isDrawn(page, /^Mega Ball Most often: 1, 2 and 3, in 1 of 3 draws/);
    expect(page.url()).toBe(`${product.url}/lottery-board?tab=statistics&game=megamillions`);
    expect(plots).toHaveLength(1);
    await page.getByText('No jackpot of these draws is known.').waitFor();

    const light = await pixelsOf(page, /^Main numbers/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => pixelsOf(page, /^Main numbers/)).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => pixelsOf(page, /^Main numbers/)).toBe(light);

    await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Power Ball' }).click();
    await isDrawn(page, /^Power Ball Most often: 17, 18 and 19, in 1 of 3 draws/);
    expect(page.url()).toBe(`${product.url}/lottery-board?tab=statistics`);
    await page.getByRole('link', { name: 'List of draws' }).click();
    await page.getByText('3 draws', { exact: true }).waitFor();
    await page.goBack();
    await isDrawn(page, /^Main numbers/);
  }, withoutServiceWorker),
);

test(
  'many tickets and their winnings over time fit on a phone, even if the plot does not load [DH-2, FW-4, PL-4]',
  journey(async ({ page, product }) => {
    const won = (dollars: number) => ({ prizes: 1, jackpots: 0, unpriced: 0, lowest: dollars, highest: dollars });
    const json: Results = {
      is_sample: false,
      won: won(11),
      draws: [
        { date: '2026-11-18', tickets: 12, won: won(4) },
        { date: '2026-11-16', tickets: 12, won: won(7) },
      ],
      prizes: [],
      tickets: Array.from({ length: 12 }, (_, at): Results['tickets'][number] => {
        const id = `00000000-0000-4000-8000-0000000000${at + 10}`;
        return { ticket_id: id, numbers: [1, 2, 3, 4, 5, at + 1], is_deleted: false, draws: 2, won: won(11) };
      }),
    };
    await page.route(`**${gamePaths('powerball').results}`, (route) => route.fulfill({ json }));
    let isCut = true;
    await page.route(plotFile, (route) => (isCut ? route.abort() : route.continue()));
    await page.setViewportSize({ width: 390, height: 844 });
    await signedInOn(page, product, '/lottery-board');
    await page.getByRole('region', { name: 'Tickets that played' }).waitFor();
    const { bottom } = await boxOf(page.locator('footer'));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(Math.round(bottom));
    await page.getByRole('button', { name: 'Show the chart' }).click();
    await page.getByText('The chart could not be loaded. The table has all its figures.').waitFor();
    isCut = false;
    await page.getByRole('link', { name: 'Draw history' }).click();
    await page.getByRole('link', { name: 'Numbers and jackpots' }).click();
    await isDrawn(page, /^Main numbers/);
  }, withoutServiceWorker),
);
