import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journey } from '../support/journey/journey.ts';
import { boxOf, rowOf, saveTicket, signedInOn } from '../support/journey/person.ts';

const file = join(import.meta.dirname, '../../docs/screens/board.jpg');
const tickets = [
  [8, 14, 33, 40, 52, 17],
  [3, 14, 29, 47, 61, 9],
  [1, 16, 28, 35, 60, 22],
  [2, 12, 33, 41, 60, 8],
  [5, 12, 33, 41, 60, 8],
];

/** What the entry boxes of a page say that they take. */
const hintsIn = (page: Page) =>
  page
    .getByRole('textbox')
    .evaluateAll((boxes: HTMLInputElement[]) =>
      boxes.filter(({ inputMode, disabled }) => inputMode === 'numeric' && !disabled).map((box) => box.placeholder),
    );

/** Takes the picture that the README shows, of a board with its draw and its tickets. */
const takePicture = async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 832 });
  await page.reload();
  await page.getByRole('timer').waitFor();
  await rowOf(page, tickets[0] ?? []).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
  await page.screenshot({ path: file, quality: 80, animations: 'disabled', caret: 'hide' });
  await page.setViewportSize({ width: 1440, height: 900 });
};

test(
  'a board shows all its parts; PICTURE=new takes the README’s [BD-1, DH-3, FW-3, HOME-4, NAV-7, TE-1, TO-1, TR-1]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product, '/powerball');
    await page.getByRole('timer').waitFor();
    for (const ticket of tickets) {
      await saveTicket(page, ticket);
      if (ticket === tickets[2] && process.env['PICTURE'] === 'new') await takePicture(page);
    }
    const toast = page.getByRole('status', { name: 'Messages' }).getByRole('group');
    expect((await boxOf(toast)).top).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
    expect(existsSync(file), `${file}: run this test with PICTURE=new`).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const columns = async () => [await boxOf(part('Latest draw')), await boxOf(part('Add a ticket'))] as const;
    const list = await boxOf(part('Saved tickets'));
    expect(list.bottom).toBeLessThanOrEqual(900);
    expect((await boxOf(page.getByRole('timer'))).bottom).toBeLessThanOrEqual(900);
    for (const ticket of tickets) expect((await boxOf(rowOf(page, ticket))).bottom).toBeLessThanOrEqual(list.bottom);

    const balls = page.getByRole('list', { name: 'Numbers drawn' }).getByRole('listitem');
    const entryForm = page.getByRole('form', { name: 'Add a ticket' });
    const row = rowOf(page, tickets[0] ?? []);
    for (const width of [320, 390, 820, 899, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [draw, entry] = await columns();
      expect({ width, isBeside: draw.right < entry.left }).toEqual({ width, isBeside: width >= 900 });
      expect({ width, spans: draw.right - draw.left }).toEqual({ width, spans: entry.right - entry.left });
      const tops = await Promise.all((await balls.all()).map(async (ball) => (await boxOf(ball)).top));
      expect({ width, rows: new Set(tops).size }).toEqual({ width, rows: 1 });
      const disc = await boxOf(row.getByRole('textbox').first());
      const isOneLine = disc.bottom > (await boxOf(row.getByRole('button').first())).top;
      expect({ width, isOneLine }).toEqual({ width, isOneLine: width >= 390 });
      for (const special of [balls.last(), entryForm.locator('span:has(> input)').last()]) {
        const caption = await boxOf(special.getByText('Power Ball'));
        expect({ width, isWithin: caption.right <= (await boxOf(special)).right }).toEqual({ width, isWithin: true });
      }
      await page.mouse.move(0, 0);
      await row.getByRole('button', { name: 'About this ticket' }).hover();
      const tip = await boxOf(page.locator('[role=tooltip]:popover-open'));
      const { top, bottom } = await boxOf(row);
      expect({ width, covers: tip.bottom > top && tip.top < bottom }).toEqual({ width, covers: false });
    }

    const logo = page.getByRole('banner').locator('svg').first();
    expect(await logo.evaluate((ball) => getComputedStyle(ball).overflow)).toBe('visible');
    const boxStyle = () =>
      row
        .getByRole('textbox')
        .last()
        .evaluate((box) => {
          const { borderTopLeftRadius, borderTopWidth, paddingTop, textAlign } = getComputedStyle(box);
          return { borderTopLeftRadius, borderTopWidth, paddingTop, textAlign };
        });
    const [hints, style] = [await hintsIn(page), await boxStyle()];
    await page.goto(`${product.url}/lottery-board?tab=what-if`);
    await page.getByRole('form', { name: 'What if?' }).waitFor();
    expect([hints.length, await hintsIn(page)]).toEqual([6, hints]);
    await page.goto(product.url);
    expect(await boxStyle()).toEqual(style);
  }),
);
