import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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

/** A headless Chromium that talks to nobody but the product. */
export const startBrowser = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args: flags });
