import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountPaths } from '../../src/protocol/paths.ts';
import { journey } from '../support/journey/journey.ts';
import { ann, signedInOn, signIn } from '../support/journey/person.ts';
import { until } from '../support/until.ts';

const hour = 3_600_000;

const secondsLeft = async (page: Page): Promise<number> => {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] =
    ((await page.getByRole('timer').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
};

test(
  'a device whose clock is hours wrong counts down as one that is right, and its player stays signed in [BD-4, SE-8]',
  journey(async ({ page, product, browser }) => {
    await signedInOn(page, product);
    await page.getByRole('timer').waitFor();
    for (const wrong of [7 * hour, -7 * hour]) {
      const context = await browser.newContext();
      const other = await context.newPage();
      await other.clock.install({ time: Date.now() + wrong });
      await other.goto(`${product.url}/sign-in`);
      await signIn(other, ann);
      await other.getByRole('timer').waitFor();
      await until(
        'both count down alike',
        async () => Math.abs((await secondsLeft(other)) - (await secondsLeft(page))),
        (difference) => difference <= 5,
      );

      const renewals: number[] = [];
      other.on('response', (response) => {
        if (response.url().endsWith(accountPaths.refresh)) renewals.push(response.status());
      });
      await other.reload();
      await other.getByText('Start adding numbers!').waitFor();
      expect(renewals).toEqual([200]);
      expect(new URL(other.url()).pathname).toBe('/megamillions');
      await context.close();
    }
  }),
);
