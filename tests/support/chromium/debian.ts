import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Source } from './find.ts';

const apt = (...options: readonly string[]): string =>
  execFileSync('apt-get', [...options], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'pipe',
    encoding: 'utf8',
    timeout: 900_000,
  });

/** The line that adds security updates to Debian's sources, given as lines of address and release; none where they are. */
export const missingUpdates = (sources: string): string | undefined => {
  const known = sources.split('\n').map((line) => line.trim().split(' '));
  if (known.some(([, release]) => release?.endsWith('-security'))) return undefined;
  const [address, release] = known.find(([uri]) => /\/debian\/?$/.test(uri ?? '')) ?? [];
  return address === undefined || release === undefined
    ? undefined
    : `deb ${address.replace(/\/debian\/?$/, '/debian-security/')} ${release}-security main`;
};

/** Whether apt is there to bring Debian's own Chromium; Ubuntu's only leads to another shop. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Debian's Chromium and its headless shell, with security updates: without, they are as old as the release. */
export const debianSource: Source = {
  what: "Debian's",
  where: '/usr',
  fetch: () => {
    const usual = '/etc/apt/sources.list';
    const updates = missingUpdates(apt('indextargets', '--format', '$(REPO_URI) $(RELEASE)', 'Created-By: Packages'));
    const folder = mkdtempSync(join(tmpdir(), 'lottery-board-apt-'));
    try {
      const list = join(folder, 'sources.list');
      writeFileSync(list, [existsSync(usual) ? readFileSync(usual, 'utf8') : '', updates ?? '', ''].join('\n'));
      const sources = ['--option', `Dir::Etc::SourceList=${list}`];
      apt('update', ...sources);
      apt('install', ...sources, '--yes', '--no-install-recommends', 'chromium', 'chromium-headless-shell');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
