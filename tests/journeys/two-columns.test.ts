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
  'a wide board has the draw beside entry and tickets, and nothing that matters below 900 px; balls stay in one row [FW-3, NAV-7]',
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
    for (const width of [320, 390, 820, 899, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [draw, entry] = await columns();
      expect({ width, isBeside: draw.right < entry.left }).toEqual({ width, isBeside: width >= 900 });
      expect({ width, spans: draw.right - draw.left }).toEqual({ width, spans: entry.right - entry.left });
      const tops = await Promise.all((await balls.all()).map(async (ball) => (await boxOf(ball)).top));
      expect({ width, rows: new Set(tops).size }).toEqual({ width, rows: 1 });
    }
  }),
);
