import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumPath } from '../../support/chromium/chromium.ts';
import { chromiumFlags } from '../../support/journey/browser.ts';
import { medianRun, type Bench } from '../bench.ts';
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

const mount = (page: Page) => page.evaluate((rows) => window.bench.mount(rows), many);
const keyPress = async (page: Page): Promise<number> => {
  await mount(page);
  await page.evaluate(() => window.bench.openRow(5));
  let digit = 1;
  return medianRun(() => page.evaluate((text) => window.bench.keyPress(5, text), String((digit = 3 - digit))), 20);
};

/** A player's list of 1,000 tickets on its board in Chromium: how long it takes to come, and a key press (SV-5). */
export const lists: Bench = async () => {
  const { url, stop } = await servePage();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  // Opens a fresh page, so that nothing is warm.
  const inNewPage = async (work: (page: Page) => Promise<number>): Promise<number> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    await page.waitForFunction('window.bench');
    await page.evaluate(() => window.bench.awaitTickets());
    return work(page).finally(() => page.close());
  };
  const rows = [
    { what: `${many} tickets mounted`, median: await medianRun(() => inNewPage(mount)), unit: 'ms' },
    { what: `a key press in one of ${many} rows`, median: await inNewPage(keyPress), unit: 'ms' },
  ];
  await browser.close();
  await stop();
  return rows;
};
