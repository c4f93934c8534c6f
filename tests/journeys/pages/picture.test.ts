import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journey } from '../../support/journey/journey.ts';
import { rowOf, saveTicket, signedInOn } from '../../support/journey/person.ts';

const file = 'docs/screens/board.jpg';
const top = join(import.meta.dirname, '../../..');
const tickets = [
  [8, 14, 33, 40, 52, 17],
  [3, 14, 29, 47, 61, 9],
  [1, 16, 28, 35, 60, 22],
];

test(
  'a board with its draw and three tickets is the picture in the README; PICTURE=new takes it anew [BD-1]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    await page.goto(`${product.url}/powerball`);
    await page.getByRole('timer').waitFor();
    for (const numbers of tickets) {
      await saveTicket(page, numbers);
      await rowOf(page, numbers).waitFor();
    }
    expect(await page.getByRole('region', { name: 'Saved tickets' }).getByRole('listitem').count()).toBe(3);
    if (process.env['PICTURE'] === 'new') {
      await page.setViewportSize({ width: 1280, height: 832 });
      await page.reload();
      await page.getByRole('timer').waitFor();
      await rowOf(page, [8, 14, 33, 40, 52, 17]).waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
      await page.screenshot({ path: join(top, file), quality: 80, animations: 'disabled', caret: 'hide' });
    }
    expect(existsSync(join(top, file)), `${file}: run this test with PICTURE=new`).toBe(true);
  }),
);
