import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserServer } from 'playwright';
import { inject } from 'vitest';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
// The first are what Playwright turns off, whose own list this one replaces: most of them would ask servers of Google's.
const unwanted = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The address bar's pop-ups are pages too, made anew with each window: a second and a half of processor time for what nobody sees.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** How every Chromium of the tests is started: it talks to nobody but the product. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwanted.join(',')}`,
];

const onPath = (wanted: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** A whole Chromium: CHROMIUM_PATH, the system's, or Playwright's. Throws a sentence when there is none. */
export const chromiumPath = (): string => {
  const found = [process.env['CHROMIUM_PATH'], onPath(names), chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found === undefined)
    throw new Error(
      'The journeys need a Chromium: apt-get install chromium, npx playwright install chromium, or set CHROMIUM_PATH to one.',
    );
  return found;
};

/** Chromium's headless shell, which makes nothing around a page that nobody sees; where there is none, or CHROMIUM_PATH is set, the whole one. */
export const shellPath = (): string =>
  (process.env['CHROMIUM_PATH'] === undefined ? onPath(shellNames) : undefined) ?? chromiumPath();

/** Starts the headless Chromium that all journeys of a run share. */
export const serveBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: shellPath(), args: chromiumFlags });

/** The run's Chromium, with nothing of other journeys in it; closing it closes only what was opened through it. */
export const startBrowser = (): Promise<Browser> => chromium.connect(inject('browserUrl'));

/** A whole Chromium of its own, for what the shell does not know of, such as installing an app. */
export const startWholeBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
