import { join } from 'node:path';
import type { Page, Response } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { drawInstant } from '../../src/rules/draw-times.ts';
import { startMailbox } from '../server/mail/mailbox.ts';
import { atEnd, temporaryFolder } from '../support/at-end.ts';
import { startFeeds, type Feeds } from '../support/feeds/feeds.ts';
import { startBrowser } from '../support/journey/browser.ts';
import { hostProduct } from '../support/journey/product.ts';
import { listenTo } from '../support/journey/journey.ts';
import { ann, boxOf, rowOf, saveTicket, signIn } from '../support/journey/person.ts';
import type { Site } from '../support/journey/product.ts';
import { addAccount, password } from '../support/server/accounts.ts';
import { openTestMemory } from '../support/server/memory.ts';

const minute = 60_000;
const heldAt = drawInstant('powerball', '2026-11-18');
const before = { date: '2026-11-16', main: [8, 14, 33, 47, 61], special: 17, multiplier: 2 };
const drawn = { date: '2026-11-18', main: [5, 12, 33, 41, 61], special: 8, multiplier: 3 };
const near = [5, 12, 33, 41, 60, 8];
/** The same ticket, changed after the draw and before its numbers. */
const changed = [7, 12, 33, 41, 60, 8];
const miss = [1, 2, 3, 4, 6, 9];
const subject = 'You won $50,000 (Power Ball, Nov 18, 2026)';

/** Hosts one product on one database and port anew, for its clock to jump, and the browser's with it. */
const clockedProduct = (env: Readonly<Record<string, string>>, database: Database, page: Page) => {
  const lasting = { ...database, close: () => Promise.resolve() };
  let product: Awaited<ReturnType<typeof hostProduct>> | undefined;
  return async (instant: number): Promise<Site> => {
    const port = product === undefined ? {} : { PORT: new URL(product.url).port };
    await product?.stop();
    product = await hostProduct({ ...env, ...port, CLOCK_START: new Date(instant).toISOString() }, lasting);
    await page.clock.setSystemTime(instant);
    return product;
  };
};

const publish = (feeds: Feeds, ...draws: readonly (typeof drawn)[]) => {
  for (const source of ['ny-open-data', 'texas-lottery'] as const) feeds.publish(source, 'powerball', draws);
};

const isAnswer = (response: Response) => response.url().endsWith(gamePaths('powerball').widget) && response.ok();
const codeIn = async (answer: Response) => ((await answer.json()) as { event_code: number }).event_code;

/** Opens the Power Ball board, again and again, until the server answers an event code. */
const seesCode = async (page: Page, { url }: Site, code: number) => {
  const look = async () => {
    const [answer] = await Promise.all([page.waitForResponse(isAnswer), page.goto(`${url}/powerball`)]);
    return codeIn(answer);
  };
  await expect.poll(look, { message: 'event code on the board' }).toBe(code);
};

const seesWin = async (page: Page) => {
  await page.getByText('Your result for Nov 18, 2026').waitFor();
  await page.getByText('You won $50,000', { exact: true }).waitFor();
  await page.getByText('1 of your 2 tickets won.').waitFor();
};

const seesWinAtHome = async (page: Page) => {
  await page.getByRole('link', { name: 'Home' }).click();
  const game = page.getByRole('region', { name: 'Power Ball', exact: true });
  await game.getByText('You won $50,000', { exact: true }).waitFor();
  await game.getByRole('group').first().getByText('$50,000').waitFor();
};

/** Sees result, countdown, entry and five tickets at once, on a screen of 1440 × 900. */
const seesAllAtOnce = async (page: Page) => {
  for (const first of [10, 20, 30]) await saveTicket(page, [first, first + 1, first + 2, first + 3, first + 4, 9]);
  await page.evaluate(() => scrollTo(0, 0));
  const tickets = await page.getByRole('region', { name: 'Saved tickets' }).getByRole('group').all();
  expect(tickets).toHaveLength(5);
  const entry = page.getByRole('button', { name: 'Save Ticket' });
  const result = page.getByText('You won $50,000', { exact: true });
  for (const part of [result, page.getByRole('timer'), entry, ...tickets])
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual(900);
};

describe('tickets that played a draw [FW-3, PR-1, OT-13, RS-1, RS-2, RS-3]', () => {
  test('are checked, shown and emailed once [WI-1, WI-4, WI-5, WI-7, SV-9, SV-10, SV-12]', async () => {
    const feeds = await startFeeds();
    publish(feeds, before);
    const mailbox = await startMailbox();
    const env = {
      DATA_DIR: join(temporaryFolder('results'), 'data'),
      DRAW_SOURCES: 'auto',
      SMTP_URL: mailbox.url,
      ...feeds.environment,
    };
    const database = await openTestMemory();
    atEnd(database.close);
    await addAccount(database.db, ann.email, heldAt - 20 * 60 * minute);
    const page = await (await startBrowser()).newPage({ viewport: { width: 1440, height: 900 } });
    await page.clock.install();
    const jumpTo = clockedProduct(env, database, page);
    const errors = listenTo(page);
    let product = await jumpTo(heldAt - 10 * 60 * minute);
    await page.goto(`${product.url}/sign-in`);
    await signIn(page, { ...ann, password });
    await page.getByRole('link', { name: 'Power Ball', exact: true }).first().click();
    await saveTicket(page, near);
    await saveTicket(page, miss);
    void mailbox.behave('stalling');
    await seesCode(page, product, 203);
    await rowOf(page, near).waitFor();

    const checking = page.getByText('Your saved numbers are being checked against the latest draw');
    product = await jumpTo(heldAt + minute / 2);
    await seesCode(page, product, 103);
    await checking.waitFor();
    await page.getByText('Your 2 tickets played on Nov 18, 2026.').waitFor();
    await rowOf(page, near).getByRole('button', { name: 'Edit ticket' }).click();
    await rowOf(page, near).getByRole('textbox').first().fill('7');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await rowOf(page, changed).waitFor();

    publish(feeds, drawn, before);
    product = await jumpTo(heldAt + minute);
    await seesCode(page, product, 101);
    await checking.waitFor();
    await seesWin(page);
    const [first] = await page.getByRole('region', { name: 'Saved tickets' }).getByRole('group').all();
    expect(await first?.textContent()).toContain(
      'Played as 5 12 33 41 60 + 8: 4 numbers and the Power Ball matched, $50,000',
    );
    const items = page.getByRole('region', { name: 'Saved tickets' }).getByRole('listitem');
    const colors = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).backgroundColor));
    expect(new Set(colors).size).toBe(2);
    await seesWinAtHome(page);
    expect(mailbox.received).toEqual([]);
    await page.getByRole('link', { name: 'Power Ball', exact: true }).first().click();

    // The open board asks every quarter of a minute.
    const told = page.waitForResponse(async (answer) => isAnswer(answer) && (await codeIn(answer)) === 102);
    void mailbox.behave('taking');
    await expect.poll(() => Promise.race([told, page.clock.fastForward(1000)])).toBeDefined();
    await page.getByText('An e-mail with your results was sent').waitFor();
    await seesWin(page);
    await seesAllAtOnce(page);
    expect(mailbox.received.map(({ subject: of, to }) => [of, [to].flat()[0]?.text])).toEqual([[subject, ann.email]]);

    const resend = page.getByRole('button', { name: 'Resend e-mail' });
    await resend.click();
    await page.getByText('Your email has been successfully sent!').waitFor();
    await resend.click();
    await page.getByText(/^Too many tries\. Try again in \d+ seconds\.$/).waitFor();
    await expect
      .poll(() => mailbox.received, { message: 'mails with results' })
      .toMatchObject([{ subject }, { subject }]);

    product = await jumpTo(heldAt + 14 * 60 * minute);
    await seesCode(page, product, 203);
    await rowOf(page, changed).waitFor();
    await seesWin(page);
    await seesWinAtHome(page);
    await page.goto(`${product.url}/lottery-board`);
    await page.getByText('$50,000').first().waitFor();
    const mail = mailbox.received.at(-1)?.text;
    expect(mail).toContain('You won $50,000\nPower Ball, Nov 18, 2026\n1 of your 2 tickets won.');
    expect(mail).toContain('5✓ 12✓ 33✓ 41✓ 60  Power Ball 8✓\n  Matched: 4 numbers and the Power Ball. $50,000');
    expect(mail).toContain('1 2 3 4 6  Power Ball 9\n  Matched: nothing. No prize');
    expect(mailbox.received).toHaveLength(2);
    expect(errors).toEqual([]);
  });
});
