import { expect, test } from 'vitest';
import { gamePaths } from '../../src/protocol/paths.ts';
import { authorizationHeader, authorizationValue } from '../../src/protocol/authorization.ts';
import { journey } from '../support/journey/journey.ts';
import { signedInOn } from '../support/journey/person.ts';

const sixty = Array.from({ length: 60 }, (_, at) => [1, 2, 3, 4 + (at % 30), 40 + (at % 30), 1 + (at % 20)]);

test(
  'a list of tickets is printed whole, without what can only be pressed, and dark on white where the screen is dark; a board prints its draw, its result and its tickets [PL-5]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    const access = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('tokens') ?? '{}') as { access: string }).access,
    );
    for (const [first_number, second_number, third_number, fourth_number, fifth_number, mega_ball] of sixty)
      await fetch(product.url + gamePaths('megamillions').tickets, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [authorizationHeader]: authorizationValue(access) },
        body: JSON.stringify({ first_number, second_number, third_number, fourth_number, fifth_number, mega_ball }),
      });
    await page.reload();
    const rows = page.getByRole('group', { name: /^Ticket \d/ });
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThan(60);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await rows.nth(59).waitFor();
    expect(await rows.count()).toBe(60);
    const last = await rows.last().boundingBox();
    const list = await page.getByRole('region', { name: 'Saved tickets', exact: true }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(26, 24, 56)');
    await page.getByRole('list', { name: 'Numbers drawn' }).waitFor();
    const headings = page.getByRole('heading').filter({ visible: true });
    expect(await headings.allTextContents()).toEqual(['Mega Millions', 'Latest draw', 'Your tickets']);
    await page.getByText('No ticket in the last draw').waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  }),
);
