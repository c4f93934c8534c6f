import playwright, { type Browser, type BrowserType, type LaunchOptions } from 'playwright';
import { inject } from 'vitest';
import { atEnd } from '../at-end.ts';
import { chromiumPath } from '../chromium/chromium.ts';
import { waitTimeout } from '../limits.ts';

// The first are Playwright's, because this list replaces its own: most would contact Google's servers.
const disabledFeatures = [
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
  // The address bar's pop-ups are pages too, made anew with each window: 1.5 s of processor time that nobody sees.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** The flags of every Chromium in the tests: it talks to nothing but the product. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

// In Firefox, Playwright sets a field's value like a script, which React does not notice, and appends it in an email
// field; this is what typing does.
const insertAsTyped = () => {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes as a keyboard does
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  });
};

const launch = async (type: BrowserType, options: LaunchOptions): Promise<Browser> => {
  const browser = await type.launch(options);
  browser.on('context', (context) => {
    context.setDefaultTimeout(waitTimeout);
    if (type.name() === 'firefox') void context.addInitScript(insertAsTyped);
  });
  // Otherwise the worker would go on for the browser's sake when vitest has died.
  process.once('disconnect', () => void browser.close());
  return browser;
};

const launchShared = () => {
  const [name, executablePath] = [inject('browserName'), inject('browserPath')];
  const options = name === 'firefox' ? { channel: 'moz-firefox' } : { args: chromiumFlags };
  return launch(playwright[name], { executablePath, ...options });
};

let shared: ReturnType<typeof launch> | undefined;

/** The browser of this worker's journeys, with nothing left from others: its contexts are closed with the test. */
export const startBrowser = async (): Promise<Browser> => {
  const browser = await (shared ??= launchShared());
  atEnd(() => Promise.all(browser.contexts().map((context) => context.close())));
  return browser;
};

/** A separate Chromium, a full one if possible, for what the headless shell cannot do: install an app. */
export const startWholeBrowser = async (): Promise<Browser> => {
  const browser = await launch(playwright.chromium, { executablePath: chromiumPath(), args: chromiumFlags });
  atEnd(() => browser.close());
  return browser;
};
