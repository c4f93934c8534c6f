import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { journey } from '../support/journey/journey.ts';
import { rowOf, saveTicket, signedInOn } from '../support/journey/person.ts';

const tickets = [1, 2, 3, 4, 5].map((first) => [first, 12, 33, 41, 60, 8]);

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${String(part)} is not there`);
  return { left: Math.round(box.x), top: box.y, right: Math.round(box.x + box.width), bottom: box.y + box.height };
};

test(
  'a wide board has the draw beside the tickets, and what matters above 900 px [FW-3, NAV-7]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    await page.goto(`${product.url}/powerball`);
    for (const ticket of tickets) {
      await saveTicket(page, ticket);
      await rowOf(page, ticket).waitFor();
    }
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
    }
  }),
);

test(
  'a tooltip leaves its ticket in sight, the logo is round, and What if shows all ranges [TR-1, TE-1, DH-3]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    await page.goto(`${product.url}/powerball`);
    const ticket = [5, 12, 33, 41, 60, 8];
    await saveTicket(page, ticket);
    const hints = () =>
      page
        .getByRole('textbox')
        .evaluateAll((boxes: HTMLInputElement[]) =>
          boxes.filter(({ inputMode, disabled }) => inputMode === 'numeric' && !disabled).map((box) => box.placeholder),
        );
    const shown = await hints();
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(0, 0);
      await rowOf(page, ticket).scrollIntoViewIfNeeded();
      await rowOf(page, ticket).getByRole('button', { name: 'About this ticket' }).hover();
      const tip = await boxOf(page.locator('[role=tooltip]:popover-open'));
      const row = await boxOf(rowOf(page, ticket));
      expect({ width, covers: tip.bottom > row.top && tip.top < row.bottom }).toEqual({ width, covers: false });
    }
    const logo = page.getByRole('banner').locator('svg').first();
    expect(await logo.evaluate((ball) => getComputedStyle(ball).overflow)).toBe('visible');
    await page.goto(`${product.url}/lottery-board?tab=what-if`);
    await page.getByRole('form', { name: 'What if?' }).waitFor();
    expect([shown.length, await hints()]).toEqual([6, shown]);
  }),
);
