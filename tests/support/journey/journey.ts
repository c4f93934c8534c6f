import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { lastDrawDates, nextDrawDate } from '../../../src/rules/draw-times.ts';
import { startBrowser } from './browser.ts';
import { startFeeds, type Feeds } from '../feeds/feeds.ts';
import { hostProduct, startProduct, type Site } from './product.ts';

/** Publishes a journey's draws: the newest are 8 14 33 47 61 and 17 (Power Ball), 2 5 42 44 60 and 1. */
const publishDraws = (feeds: Feeds) => {
  const newest = {
    powerball: { main: [8, 14, 33, 47, 61], special: 17 },
    megamillions: { main: [2, 5, 42, 44, 60], special: 1 },
  };
  for (const game of ['powerball', 'megamillions'] as const) {
    const draws = lastDrawDates(game, Date.now(), 3).map((date, age) => ({
      date,
      main: newest[game].main.map((number) => number + age),
      special: newest[game].special + age,
      multiplier: 2,
    }));
    const jackpot = { date: nextDrawDate(game, Date.now()), dollars: game === 'powerball' ? 633_000_000 : 800_000_000 };
    feeds.publish('ny-open-data', game, draws);
    feeds.publish('texas-lottery', game, draws);
    feeds.publish('ny-lottery', game, draws, jackpot);
  }
};

// A refused request is part of many stories; a script that fails or breaks the policy never is.
const isExpected = (text: string) =>
  /^Failed to load resource|^An unknown error occurred when fetching the script|answered \d{3}|No answer from/.test(
    text,
  );

// Firefox reports a page error when a worker has no answer to a request.
const isUnanswered = (text: string) => text.startsWith('no-response :: ');

/** Records what a page reports by itself: script errors and breaches of the policy. */
export const listenTo = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!isUnanswered(message)) errors.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
  });
  return errors;
};

const journeyOn =
  <Served extends Site>(start: (env: Readonly<Record<string, string>>) => Promise<Served>) =>
  (
    story: (journey: { page: Page; context: BrowserContext; browser: Browser; product: Served }) => Promise<void>,
    visit: BrowserContextOptions = {},
    env: Readonly<Record<string, string>> = {},
  ) =>
  async () => {
    const feeds = await startFeeds();
    publishDraws(feeds);
    const product = await start({ DRAW_SOURCES: 'auto', ...feeds.environment, ...env });
    const browser = await startBrowser();
    // Motion would take a sixth of the processor time; the journey of results has it.
    const still = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
    const context = await browser.newContext({ ...still, ...visit });
    const page = await context.newPage();
    const errors = listenTo(page);
    await story({ page, context, browser, product });
    expect(errors).toEqual([]);
  };

/** A story in Chromium against the whole product, with draws served on loopback; fails on any script error. */
export const journey = journeyOn(hostProduct);

/** The same against a server process, as `npm start` runs it, which can be killed. */
export const journeyOfProcess = journeyOn(startProduct);
