import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { journey, lastDates } from '../support/journey/journey.ts';
import { signedInOn } from '../support/journey/person.ts';

test(
  'an address that asks for what is not there is put right, page and filters both [DH-1]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    for (const search of ['page=9999', 'numbers=99', 'from=yesterday', 'game=lotto', 'until=2026-02-30T00&page=2']) {
      await page.goto(`${product.url}/lottery-board?${search}`);
      await page.getByText('3 draws', { exact: true }).waitFor();
      expect([search, page.url()]).toEqual([search, `${product.url}/lottery-board`]);
    }
  }),
);

test(
  'a player looks through the draws of both games, tries numbers on all of them, and takes them home [BD-6, DH-1, DH-3, DH-4]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    await page.getByRole('link', { name: 'Draw history and my winnings' }).click();
    await page.getByRole('radio', { name: 'Mega Millions' }).waitFor();
    expect(page.url()).toBe(`${product.url}/lottery-board?game=megamillions`);
    await page.getByText('3 draws', { exact: true }).waitFor();
    await page.getByText('None of your tickets has played a confirmed draw yet.').waitFor();

    await page.getByLabel('Contains numbers').fill('42');
    await page.getByText('1 of 3 draws').waitFor();
    expect(page.url()).toBe(`${product.url}/lottery-board?game=megamillions&numbers=42`);
    await page.reload();
    await page.getByText('1 of 3 draws').waitFor();
    const [newest = ''] = lastDates('megamillions', 1);
    expect(await page.getByRole('rowheader').getByRole('time').getAttribute('datetime')).toBe(newest);

    await page.getByRole('radio', { name: 'Power Ball' }).click();
    await page.getByText('No draw fits these filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('3 draws', { exact: true }).waitFor();
    expect(page.url()).toBe(`${product.url}/lottery-board`);

    const boxes = page.getByRole('form', { name: 'What if?' }).getByRole('textbox');
    for (const [at, number] of [8, 14, 33, 47, 61, 17].entries()) await boxes.nth(at).fill(String(number));
    await page.getByRole('button', { name: 'Check all draws' }).click();
    await page.getByText('Imagined, not real winnings').waitFor();
    await page
      .getByRole('list', { name: 'Best draws' })
      .getByText('5 numbers and the Power Ball matched: Jackpot')
      .waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download history (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('powerball-history.csv');
    const lines = (await text(await file.createReadStream())).trim().split('\r\n');
    expect([lines.length, lines[1]]).toEqual([
      4,
      `${lastDates('powerball', 1)[0] ?? ''},8,14,33,47,61,17,2,,confirmed,`,
    ]);
  }),
);
