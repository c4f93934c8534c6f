import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../../../server/root.ts';
import { canInstall, debianSource } from './debian.ts';
import { findChromium, NoChromiumError, type Source } from './find.ts';
import { packagedChromium, packageSource } from './package.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const isLinux = process.platform === 'linux';

const onPath = (wanted: readonly string[]): readonly string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));

/** On a bare Linux a Chromium may lack its libraries; elsewhere it brings them, and Windows would open a window. */
const starts = (path: string): boolean =>
  existsSync(path) && (!isLinux || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0);

const places = (): readonly string[] => [
  process.env['CHROMIUM_PATH'] ?? '',
  ...onPath(names),
  chromium.executablePath(),
  ...onPath(shellNames),
  packagedChromium,
];

const playwrightSource: Source = {
  what: "Playwright's",
  where: chromium.executablePath().replace(/[/\\]chromium-\d.*/, ''),
  // It tries five times: a server that does not answer at all costs 15 seconds.
  fetch: () =>
    execFileSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' },
      stdio: 'pipe',
      encoding: 'utf8',
      timeout: 900_000,
    }),
};

const sources: readonly Source[] = [
  playwrightSource,
  ...(canInstall() ? [debianSource] : []),
  ...(isLinux && process.arch === 'x64' ? [packageSource] : []),
];

/**
 * The Chromium that CHROMIUM_PATH names, the system's, Playwright's or the cached one, a whole one before the system's
 * headless shell; fetched where none starts. Throws NoChromiumError.
 */
export const chromiumPath = (): string => findChromium({ places, starts, sources, say: (line) => console.log(line) });

/**
 * Chromium's headless shell, which makes nothing around a page that nobody sees; where there is none, or CHROMIUM_PATH is
 * set, the whole one. Throws NoChromiumError.
 */
export const shellPath = (): string =>
  (process.env['CHROMIUM_PATH'] === undefined ? onPath(shellNames).find(starts) : undefined) ?? chromiumPath();

/** Makes sure that there is a Chromium, or ends the process with a sentence. */
export const requireChromium = (): void => {
  try {
    chromiumPath();
  } catch (error) {
    if (!(error instanceof NoChromiumError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
