import { expect, test } from 'vitest';
import { journey } from '../support/journey/journey.ts';
import { signedInOn } from '../support/journey/person.ts';

test(
  'help leads from the board’s entry form to how checking works [SV-11]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    await page.getByRole('link', { name: 'How it works' }).click();
    const heading = page.getByRole('heading', { name: 'How checking works' });
    await heading.and(page.locator(':focus')).waitFor();
    expect(page.url()).toBe(`${product.url}/help#checking`);
    await page.goto(`${product.url}/help#megamillions`);
    const prizes = page.getByRole('heading', { name: 'Mega Millions: prizes and odds' });
    await prizes.and(page.locator(':focus')).waitFor();
    expect((await prizes.boundingBox())?.y).toBeLessThan(300);
  }),
);
