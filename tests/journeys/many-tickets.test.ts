import { expect, test } from 'vitest';
import { gamePaths } from '../../src/protocol/paths.ts';
import { deferRequests, withoutTimeouts } from '../support/journey/deferred-scripts.ts';
import { journey } from '../support/journey/journey.ts';
import { boxOf, rowOf, signedInOn } from '../support/journey/person.ts';
import { ticketBody } from '../support/server/accounts.ts';
import { caller } from '../support/server/caller.ts';

const many = 120;
const numbersOf = (place: number) => [1 + Math.floor(place / 26), 41, 42, 43, 44, 1 + (place % 26)];

test(
  'many tickets are printed whole, rendered while scrolling, and leave once deleted [BD-1, PL-5, TR-1, TR-7, TO-2]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    const access = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('tokens') ?? '{}') as { access: string }).access,
    );
    const call = caller(product.url);
    for (let place = 0; place < many; place += 1) {
      const body = ticketBody('powerball', numbersOf(place));
      await call('POST', gamePaths('powerball').tickets, { access, body });
    }
    await withoutTimeouts(page);
    await page.goto(`${product.url}/powerball`);
    await rowOf(page, numbersOf(many - 1)).waitFor();
    const rows = page.getByRole('group', { name: /^Ticket \d/ });
    const region = page.getByRole('region', { name: 'Saved tickets', exact: true });
    expect(await rows.count()).toBeLessThan(many);

    // A printer does not wait until a list has grown.
    await page.evaluate(() => Object.assign(IntersectionObserver.prototype, { observe: () => undefined }));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await rows.nth(many - 1).waitFor();
    expect(await rows.count()).toBe(many);
    expect((await boxOf(rows.last())).bottom).toBeLessThanOrEqual((await boxOf(region)).bottom);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(26, 24, 56)');
    await page.getByRole('list', { name: 'Numbers drawn' }).waitFor();
    const headings = page.getByRole('heading').filter({ visible: true });
    expect(await headings.allTextContents()).toEqual(['Power Ball', 'Latest draw', 'Your tickets']);
    await page.getByText('No ticket in the last draw').waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);

    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await rowOf(page, numbersOf(many - 1)).waitFor();
    const info = rows.nth(9).getByRole('button', { name: 'About this ticket' });
    const before = await boxOf(info);
    await info.focus();
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    expect((await boxOf(info)).top).toBeLessThan(before.top);
    await rows.nth(9).getByRole('tooltip').waitFor();

    const scrolled = async () => {
      await region.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return rows.count();
    };
    await expect.poll(scrolled, { message: 'rows after scrolling to the end' }).toBe(many);
    await rowOf(page, numbersOf(0)).getByRole('button', { name: 'Edit ticket' }).click();
    const save = rowOf(page, numbersOf(0)).getByRole('button', { name: 'Save changes' });
    await save.waitFor();

    const tickets = (await call('GET', gamePaths('powerball').tickets, { access })).body as { ticket_id: string }[];
    await call('DELETE', gamePaths('powerball').ticket(tickets.at(-1)?.ticket_id ?? ''), { access });
    await save.click();
    await page.getByText('There is no such ticket.').waitFor();
    await rowOf(page, numbersOf(0)).waitFor({ state: 'detached' });

    const answer = await deferRequests(page, `**${gamePaths('powerball').tickets}`);
    await page.getByRole('button', { name: 'Quick pick' }).click();
    await page.getByRole('button', { name: 'Save Ticket', exact: true }).click();
    await page.getByRole('link', { name: 'Mega Millions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();
    answer();
    await page.getByText('Ticket created successfully').waitFor();
  }),
);
