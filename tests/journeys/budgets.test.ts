import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journey } from '../support/journey/journey.ts';
import { signedInOn } from '../support/journey/person.ts';

type Weight = { readonly url: string; readonly encoding: string | undefined; readonly bytes: number };

/** What a cold visit transfers of script and style, as the server compressed it. */
const weigh = async (page: Page, address: string, isThere: () => Promise<unknown>): Promise<readonly Weight[]> => {
  const weights: Promise<Weight>[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    const { 'content-encoding': encoding, 'content-length': bytes } = response.headers();
    weights.push(Promise.resolve({ url: response.url(), encoding, bytes: Number(bytes) }));
  });
  await page.goto(address);
  await isThere();
  return Promise.all(weights);
};

const total = (weights: readonly Weight[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0);

test(
  'a cold visit of the sign-in screen takes at most 95 kB of script and style, a board 115 kB, all of it brotli',
  journey(async ({ page, browser, product }) => {
    await signedInOn(page, product);
    const stored = await page.context().storageState();
    const [visitor, player] = [await browser.newContext(), await browser.newContext({ storageState: stored })];
    const [first, second] = [await visitor.newPage(), await player.newPage()];
    const signIn = await weigh(first, `${product.url}/sign-in`, () => first.getByRole('button', { name: 'Sign In' }).waitFor());
    const board = await weigh(second, `${product.url}/megamillions`, () => second.getByRole('button', { name: 'Save Ticket' }).waitFor());
    console.log(`sign-in ${total(signIn)} bytes in ${signIn.length} files, board ${total(board)} bytes in ${board.length} files`);
    expect([...signIn, ...board].filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 100)).toEqual([]);
    expect(total(signIn)).toBeLessThanOrEqual(95_000);
    expect(total(board)).toBeLessThanOrEqual(115_000);
  }),
);
