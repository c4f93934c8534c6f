import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserServer } from 'playwright';
import { inject } from 'vitest';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

/** The Chromium that the journeys run in: CHROMIUM_PATH, the system's, or Playwright's. Throws a sentence when there is none. */
export const chromiumPath = (): string => {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [process.env['CHROMIUM_PATH'], ...onPath, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
  if (found === undefined)
    throw new Error(
      'The journeys need a Chromium: apt-get install chromium, npx playwright install chromium, or set CHROMIUM_PATH to one.',
    );
  return found;
};

/** Starts the headless Chromium that all journeys of a run share. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags });

/** The run's Chromium, with nothing of other journeys in it; closing it closes only what was opened through it. */
export const startBrowser = (): Promise<Browser> => chromium.connect(inject('browserUrl'));
