import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumPath } from '../../support/chromium/chromium.ts';
import { chromiumFlags } from '../../support/journey/browser.ts';
import { medianRun, type Bench, type Row } from '../bench.ts';
import type {} from './page.tsx';

const many = Number(process.env['TICKETS'] ?? 1_000);

/** Builds the bench's page with React as in production, and serves it on loopback. */
const servePage = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'lottery-board-lists-'));
  const plan = { root: import.meta.dirname, configFile: false as const, logLevel: 'error' as const };
  const define = { 'process.env.NODE_ENV': '"production"' };
  const plugins = [vanillaExtractPlugin(), react()];
  await build({ ...plan, mode: 'production', define, plugins, build: { outDir, target: 'es2022' } });
  const server = await preview({ ...plan, build: { outDir }, preview: { host: '127.0.0.1', port: 4900 } });
  const stop = () => server.close().then(() => rmSync(outDir, { recursive: true, force: true }));
  return { url: server.resolvedUrls?.local[0] ?? '', stop };
};

type Kind = 'awaitTickets' | 'awaitPlain';
type InNewPage = <Result>(kind: Kind, work: (page: Page) => Promise<Result>) => Promise<Result>;

const mount = (page: Page, count: number) => page.evaluate((rows) => window.bench.mount(rows), count);
const keyPress = async (page: Page): Promise<number> => {
  await mount(page, many);
  await page.evaluate(() => window.bench.openRow(5));
  let digit = 1;
  return medianRun(() => page.evaluate((text) => window.bench.keyPress(5, text), String((digit = 3 - digit))), 20);
};

const measure = async (inNewPage: InNewPage): Promise<readonly Row[]> => {
  const inSight = await inNewPage('awaitTickets', async (page) => {
    await mount(page, many);
    return page.evaluate(() => window.bench.rows());
  });
  const mounted = (kind: Kind, count: number) => medianRun(() => inNewPage(kind, (page) => mount(page, count)));
  const [median, floor] = [await mounted('awaitTickets', many), await mounted('awaitPlain', inSight)];
  const press = { what: `a key press in one of ${many} rows; floor: in a plain row`, unit: 'ms' };
  return [
    { what: `${many} tickets mounted; floor: ${inSight} plain rows, as many as it shows`, median, unit: 'ms', floor },
    { what: `all ${many} plain rows mounted`, median: await mounted('awaitPlain', many), unit: 'ms' },
    { ...press, median: await inNewPage('awaitTickets', keyPress), floor: await inNewPage('awaitPlain', keyPress) },
  ];
};

/** A player's list of 1,000 tickets on its board in Chromium: how long it takes to come, and a key press (SV-5). */
export const lists: Bench = async () => {
  const { url, stop } = await servePage();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  // A page that was never open before, so that nothing is warm.
  const inNewPage: InNewPage = async (kind, work) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    await page.waitForFunction('window.bench');
    await page.evaluate((name) => window.bench[name](), kind);
    return work(page).finally(() => page.close());
  };
  return measure(inNewPage).finally(() => browser.close().then(stop));
};
