import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../../../server/root.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;

/** The paths on PATH where programs of these names would be. */
const onPath = (wanted: readonly string[]): readonly string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));

/** Chromium may lack libraries on a bare Linux; elsewhere it brings them, and on Windows this would open a window. */
const starts = (path: string): boolean =>
  existsSync(path) && (!isLinux || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0);

const present = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...onPath(names), chromium.executablePath(), ...onPath(shellNames)].find(starts);

const run = (program: string, ...options: readonly string[]): string => {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000', DEBIAN_FRONTEND: 'noninteractive' };
  return execFileSync(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', timeout: 900_000 });
};

const fetchPlaywrights = (): void => {
  const cli = join(root, 'node_modules/playwright/cli.js');
  run(process.execPath, cli, 'install', ...(isLinux && isRoot ? ['--with-deps'] : []), 'chromium');
};

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** With security updates, which a bare root may not have: the release's Chromium is too old for some journeys. */
const fetchDebians = (): void => {
  const known = run('apt-get', 'indextargets', '--format', '$(REPO_URI) $(RELEASE)', 'Created-By: Packages');
  const [, mirror, release] = /^(\S+\/debian)\/? (\S+)$/m.exec(known) ?? [];
  const updates =
    mirror === undefined || known.includes('-security') ? '' : `deb ${mirror}-security/ ${release}-security main\n`;
  const list = join(root, 'node_modules/.debian-sources.list');
  writeFileSync(list, `${textOf('/etc/apt/sources.list')}\n${updates}`);
  const sources = ['--option', `Dir::Etc::SourceList=${list}`];
  run('apt-get', 'update', ...sources);
  run('apt-get', 'install', ...sources, '--yes', '--no-install-recommends', 'chromium', 'chromium-headless-shell');
};

// Ubuntu's package only points to the Snap Store.
const isDebian = isRoot && /^ID=debian$/m.test(textOf('/etc/os-release'));
const sources = Object.entries({ "Playwright's": fetchPlaywrights, ...(isDebian && { "Debian's": fetchDebians }) });

/**
 * The Chromium at CHROMIUM_PATH, the system's or Playwright's, a full one before a headless shell; if none starts, it
 * fetches Playwright's or, as root, Debian's. Throws a readable error.
 */
export const chromiumPath = (): string => {
  const found = present();
  if (found !== undefined) return found;
  let tried = '';
  for (const [whose, fetch] of sources) {
    console.log(`No Chromium is here: fetching ${whose}.`);
    try {
      fetch();
      tried += `; ${whose} does not start`;
    } catch (error) {
      const [reason] = /(?<=\n\s*)(?:Error|E): .*/.exec(String(error)) ?? [error];
      tried += `; ${whose} could not be fetched (${String(reason)})`;
    }
    const fetched = present();
    if (fetched !== undefined) return fetched;
  }
  throw new Error(
    `Walks and journeys need a Chromium, and none is here${tried}: install one ` +
      '(npx playwright install --with-deps chromium, or apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
};

/** Chromium's headless shell, which costs less; without one, or with CHROMIUM_PATH, the same as `chromiumPath`. */
export const shellPath = (): string =>
  (process.env['CHROMIUM_PATH'] === undefined ? onPath(shellNames).find(starts) : undefined) ?? chromiumPath();

/** The path of the first of these programs on PATH. Throws a readable error if there is none. */
export const installed = (...programs: readonly string[]): string => {
  const found = onPath(programs).find((path) => existsSync(path));
  if (found !== undefined) return found;
  const packages = 'firefox-esr webkit2gtk-driver xvfb';
  throw new Error(`No ${programs.join(' or ')} is here: apt-get install -y --no-install-recommends ${packages}`);
};
