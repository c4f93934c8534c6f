import playwright, { chromium, type Browser, type BrowserServer } from 'playwright';
import { inject } from 'vitest';
import { atEnd } from '../at-end.ts';
import { chromiumPath, shellPath } from '../chromium/chromium.ts';
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

/** Starts the headless Chromium that all journeys of a run share. */
export const serveBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: shellPath(), args: chromiumFlags });

// In Firefox, Playwright sets a field's value like a script, which React does not notice, and appends it in an email
// field; this is what typing does.
const insertAsTyped = () => {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes as a keyboard does
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
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

/** The run's browser, with nothing left from other journeys; what is opened through it is closed with the test. */
export const startBrowser = async (): Promise<Browser> =>
  patient(await playwright[inject('browserName')].connect(inject('browserUrl')));

/** A separate Chromium, a full one if possible, for what the headless shell cannot do: install an app. */
export const startWholeBrowser = async (): Promise<Browser> =>
  patient(await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags }));
