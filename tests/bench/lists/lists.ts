import { chromium, type Browser, type Page } from 'playwright';
import { chromiumPath } from '../../support/chromium/chromium.ts';
import { chromiumFlags } from '../../support/journey/browser.ts';
import type { Renders } from '../../support/renders.ts';
import { medianOf, runs, type Bench, type Row } from '../bench.ts';
import type {} from './page.tsx';
import { servePage } from './served.ts';

const many = Number(process.env['TICKETS'] ?? 1_000);
const presses = 20;

// React looks for this once, when it is loaded, and tells it of every commit.
const hook = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true, inject: () => 1, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
  onCommitFiberRoot: (_renderer, root) => globalThis.onCommit?.(root),
}`;

type Media = 'screen' | 'print';
type Kind = 'awaitTickets' | 'awaitPlain';
type Place = { readonly browser: Browser; readonly url: string };
type Spent = { readonly clock: number; readonly processor: number };

/** Does something in a page that was never open before, so that nothing is warm. */
const inNewPage = async <Result>({ browser, url }: Place, media: Media, work: (page: Page) => Promise<Result>) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(hook);
  await page.emulateMedia({ media });
  await page.goto(url);
  await page.waitForFunction('window.bench');
  return work(page).finally(() => page.close());
};

const prepare = (page: Page, kind: Kind, count: number) =>
  page.evaluate(([of, rows]) => window.bench[of](rows), [kind, count] as const);
const mount = (page: Page) => page.evaluate(() => window.bench.mount());
const scroll = (page: Page) => page.evaluate((count) => window.bench.scrollToLast(count), many);

/** Milliseconds of mounting on the clock, and of the processor: what the page's own thread had where others share the machine. */
const mountOnce = (place: Place, media: Media, kind: Kind, count: number): Promise<Spent> =>
  inNewPage(place, media, async (page) => {
    await prepare(page, kind, count);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    const before = await busy();
    const clock = await mount(page);
    return { clock, processor: ((await busy()) - before) * 1000 };
  });

const mountings = async (place: Place, media: Media, kind: Kind, count: number): Promise<Spent> => {
  const all: Spent[] = [];
  while (all.length < runs) all.push(await mountOnce(place, media, kind, count));
  return { clock: medianOf(all.map(({ clock }) => clock)), processor: medianOf(all.map(({ processor }) => processor)) };
};

const beside = (what: string, real: Spent, plain: Spent): readonly Row[] => [
  { what, median: real.clock, unit: 'ms', floor: plain.clock },
  { what: `${what}, processor time`, median: real.processor, unit: 'ms', floor: plain.processor },
];

const mounting = async (place: Place): Promise<readonly Row[]> => {
  const first = await inNewPage(place, 'screen', async (page) => {
    await prepare(page, 'awaitTickets', many);
    await mount(page);
    return page.evaluate(() => window.bench.rows());
  });
  const real = await mountings(place, 'screen', 'awaitTickets', many);
  const [few, all] = [
    await mountings(place, 'screen', 'awaitPlain', first),
    await mountings(place, 'screen', 'awaitPlain', many),
  ];
  const onPaper = await mountings(place, 'print', 'awaitTickets', many);
  return [
    ...beside(`${many} tickets mounted; floor: ${first} plain rows, as many as it shows at first`, real, few),
    ...beside(`${many} tickets mounted; floor: all ${many} plain rows`, real, all),
    ...beside(
      `${many} tickets mounted whole, as on paper; floor: all plain rows`,
      onPaper,
      await mountings(place, 'print', 'awaitPlain', many),
    ),
  ];
};

/** The median of many key presses in a row that stands open in a page. */
const keyPress = async (page: Page): Promise<number> => {
  await page.evaluate(() => window.bench.openRow(5));
  const all: number[] = [];
  while (all.length < presses)
    all.push(await page.evaluate((text) => window.bench.keyPress(5, text), String(1 + (all.length % 2))));
  return medianOf(all);
};

const second = async (page: Page): Promise<number> => {
  const all: number[] = [];
  while (all.length < presses)
    all.push(await page.evaluate((left) => window.bench.secondOfCountdown(left), all.length));
  return medianOf(all);
};

const counts = (what: string, renders: Renders, names: readonly string[]): readonly Row[] => [
  ...names.map((name) => ({ what: `${what}: ${name} rendered`, median: renders[name] ?? 0, unit: 'times' })),
  {
    what: `${what}: all components rendered`,
    median: Object.values(renders).reduce((sum, one) => sum + one, 0),
    unit: 'times',
  },
];

const changing = (place: Place): Promise<readonly Row[]> =>
  inNewPage(place, 'screen', async (page) => {
    await prepare(page, 'awaitTickets', many);
    await mount(page);
    const scrolled = await scroll(page);
    const press = await keyPress(page);
    const pressed = await page.evaluate(() => window.bench.rendersOfKeyPress(5, '7'));
    const ticked = await second(page);
    const counted = await page.evaluate(() => window.bench.rendersOfSecond(42));
    const floor = await inNewPage(place, 'screen', async (plain) => {
      await prepare(plain, 'awaitPlain', many);
      await mount(plain);
      return keyPress(plain);
    });
    return [
      { what: `scrolled to the last of ${many}`, median: scrolled, unit: 'ms' },
      { what: `a key press in one of ${many} rows; floor: in a plain row`, median: press, unit: 'ms', floor },
      ...counts('a key press', pressed, ['TicketRow', 'RestingRow', 'GrowingList']),
      { what: `a second of the countdown above ${many} rows`, median: ticked, unit: 'ms' },
      ...counts('a second of the countdown', counted, ['Countdown', 'Board', 'DrawPanel']),
    ];
  });

/** A player's list of 1,000 tickets on its board, in Chromium: how long it takes to come, and what a key press and a second render (SV-5, BD-4). */
export const lists: Bench = async () => {
  const { url, stop } = await servePage();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const measure = async () => [...(await mounting({ browser, url })), ...(await changing({ browser, url }))];
  return measure().finally(() => browser.close().then(stop));
};
