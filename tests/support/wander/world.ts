import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { serve } from '../../../server/serve.ts';
import { drawInstant, nextDrawDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { startFeeds, type Feeds } from '../feeds/feeds.ts';
import { openDoor, type Door } from '../journey/door.ts';
import { lastDates, listenTo } from '../journey/journey.ts';
import { ann, memberOf, type Person } from '../journey/person.ts';
import type { Site } from '../journey/product.ts';
import { openTestMemory } from '../server/memory.ts';

/** The players of a random walk, by the names that its sentences have for them. */
export const players: Readonly<Record<'Ann' | 'Bob', Person>> = {
  Ann: ann,
  Bob: { ...ann, email: 'bob.example@example.org', firstName: 'Bob' },
};

/** One tab of the browser, and since when its list of tickets may differ from the server's, if it may. */
export type Tab = { readonly page: Page; readonly mayDiffer: () => boolean };

/** All that a random walk acts on: the product behind its door, a browser with two tabs, and the time. */
export type World = {
  readonly door: Door<Site>;
  readonly site: Site;
  readonly context: BrowserContext;
  readonly tabs: readonly [Tab, Tab];
  /** What the tabs complained about that no refused or unanswered request explains. */
  readonly complaints: () => readonly string[];
  /** What must never be shown: the passwords, and each token that was seen in the storage. */
  readonly secrets: Set<string>;
  /** Whether a page is the product's, and not the browser's own for an address that did not answer. */
  readonly hasProduct: (page: Page) => boolean;
  readonly isOnline: () => boolean;
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
  /** From here on no list is taken for the server's until it has been loaded again. */
  readonly doubtLists: () => void;
  /** Restarts the server a minute after the next draw, and sets the browser's clock. */
  readonly passDraw: (game: Game) => Promise<void>;
  readonly close: () => Promise<void>;
};

const beginning = Date.parse('2026-11-20T17:00:00Z');

const publishUntil = (feeds: Feeds, now: number): void => {
  for (const game of ['powerball', 'megamillions'] as const) {
    const draws = lastDates(game, 3, now).map((date) => {
      const day = Number(date.slice(-1)) + 1;
      return { date, main: [day, day + 10, day + 20, day + 30, day + 40], special: day, multiplier: 2 };
    });
    for (const source of ['ny-open-data', 'texas-lottery'] as const) feeds.publish(source, game, draws);
    feeds.publish('ny-lottery', game, draws, { date: nextDrawDate(game, now), dollars: 633_000_000 });
  }
};

/** The product in this process, on one database and on a clock that can be set, for which it stops and starts again. */
const hostClocked = async (feeds: Feeds) => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-'));
  const database = await openTestMemory();
  const env = { PORT: '0', DATA_DIR: folder, DRAW_SOURCES: 'auto', LOG_LEVEL: 'silent', ...feeds.environment };
  const lasting = { ...database, close: () => Promise.resolve() };
  const start = (now: number) => serve({ ...env, CLOCK_START: new Date(now).toISOString() }, lasting);
  let served = await start(beginning);
  return {
    get url() {
      return served.settings.publicUrl;
    },
    setClock: async (now: number) => {
      await served.close();
      served = await start(now);
    },
    stop: async () => {
      await served.close();
      await database.close();
      await feeds.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/** Opens a tab; a list that comes from the server itself, asked for after the last trouble, ends its doubt. */
const openTab = async (context: BrowserContext, lastTrouble: () => number, doubt: () => void) => {
  const page = await context.newPage();
  const asked = new WeakMap<Request, number>();
  let listedSince = 0;
  page.on('request', (request) => asked.set(request, performance.now()));
  page.on('requestfailed', (request) => isCall(request) && doubt());
  page.on('response', (response) => {
    const isList = response.url().endsWith('/tickets/') && response.request().method() === 'GET';
    if (isList && response.ok() && !response.headers()['x-kept-at'])
      listedSince = asked.get(response.request()) ?? listedSince;
  });
  const complaints = listenTo(page);
  return { page, complaints, mayDiffer: () => listedSince < lastTrouble() };
};

/** Starts the product with two players and a browser with two tabs, both of which are visitors. */
export const openWorld = async (browser: Browser): Promise<World> => {
  const feeds = await startFeeds();
  publishUntil(feeds, beginning);
  const site = await hostClocked(feeds);
  const door = await openDoor<Site>(site);
  await Promise.all(Object.values(players).map((person) => memberOf(door, person)));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(2_000);
  await context.clock.install({ time: beginning });
  let [now, troubledAt, isOnline] = [beginning, 0, true];
  const doubtLists = () => {
    troubledAt = performance.now();
  };
  const open = () => openTab(context, () => troubledAt, doubtLists);
  const tabs = [await open(), await open()] as const;
  for (const { page } of tabs) await page.goto(door.url, { timeout: 30_000 });
  return {
    ...{ door, site, context, tabs, doubtLists },
    complaints: () => tabs.flatMap(({ complaints }) => complaints),
    secrets: new Set(Object.values(players).map(({ password }) => password)),
    hasProduct: (page) => page.url().startsWith(door.url),
    isOnline: () => isOnline,
    goOffline: async () => {
      isOnline = false;
      door.shut();
      await context.setOffline(true);
    },
    goOnline: async () => {
      await door.reopen();
      await context.setOffline(false);
      isOnline = true;
    },
    passDraw: async (game) => {
      now = drawInstant(game, nextDrawDate(game, now)) + 60_000;
      publishUntil(feeds, now);
      await site.setClock(now);
      await context.clock.setSystemTime(now);
      doubtLists();
    },
    close: async () => {
      door.letGo();
      await context.close();
      await door.stop();
    },
  };
};
