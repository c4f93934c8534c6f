import { expect, test } from 'vitest';
import { authorizationHeader, authorizationValue } from '../../src/protocol/authorization.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { journey } from '../support/journey/journey.ts';
import { rowOf, signedInOn } from '../support/journey/person.ts';
import { until } from '../support/until.ts';

const many = 120;
const numbersOf = (place: number) => [1 + Math.floor(place / 26), 41, 42, 43, 44, 1 + (place % 26)];

test(
  'a list of many tickets grows as it is scrolled, down to the first one saved, which can be edited [BD-1, TR-1]',
  journey(async ({ page, product }) => {
    await signedInOn(page, product);
    const access = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('tokens') ?? '{}') as { access: string }).access,
    );
    const headers = { 'Content-Type': 'application/json', [authorizationHeader]: authorizationValue(access) };
    for (let place = 0; place < many; place += 1) {
      const [first_number, second_number, third_number, fourth_number, fifth_number, power_ball] = numbersOf(place);
      const body = JSON.stringify({
        first_number,
        second_number,
        third_number,
        fourth_number,
        fifth_number,
        power_ball,
      });
      const { status } = await fetch(product.url + gamePaths('powerball').tickets, { method: 'POST', headers, body });
      expect(status).toBe(201);
    }
    await page.goto(`${product.url}/powerball`);
    await rowOf(page, numbersOf(many - 1)).waitFor();
    const rows = page.getByRole('region', { name: 'Saved tickets' }).getByRole('listitem');
    expect(await rows.count()).toBeLessThan(many);
    const region = page.getByRole('region', { name: 'Saved tickets' });
    const scrolled = async () => {
      await region.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return rows.count();
    };
    await until('all tickets are listed', scrolled, (count) => count === many);
    await rowOf(page, numbersOf(0)).getByRole('button', { name: 'Edit ticket' }).click();
    await rowOf(page, numbersOf(0)).getByRole('button', { name: 'Save changes' }).waitFor();
  }),
);
