import playwright, { chromium, type Browser, type BrowserServer } from 'playwright';
import { inject } from 'vitest';
import { atEnd } from '../at-end.ts';
import { chromiumPath, shellPath } from '../chromium/chromium.ts';
import { waitTimeout } from '../limits.ts';

// The first are what Playwright turns off, whose own list this one replaces: most would ask servers of Google's.
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
  // The address bar's pop-ups are pages too, made anew with each window: 1.5 s of processor time for what nobody sees.
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

/** Starts the headless Chromium that all journeys of a run share. */
export const serveBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: shellPath(), args: chromiumFlags });

// Playwright writes into a Firefox's field as a script does, which React takes for no change, and after what an email
// field holds; this is what typing does.
const insertAsTyped = () => {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes as a keyboard does
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => undefined,
  });
};

const patient = (browser: Browser): Browser => {
  browser.on('context', (context) => {
    context.setDefaultTimeout(waitTimeout);
    if (browser.browserType().name() === 'firefox') void context.addInitScript(insertAsTyped);
  });
  atEnd(() => browser.close());
  return browser;
};

/** The run's browser, with nothing of other journeys in it; what was opened through it is closed with the test. */
export const startBrowser = async (): Promise<Browser> =>
  patient(await playwright[inject('browserName')].connect(inject('browserUrl')));

/** A Chromium of its own, whole where there is a whole one, for what the shell does not know of: installing an app. */
export const startWholeBrowser = async (): Promise<Browser> =>
  patient(await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags }));
