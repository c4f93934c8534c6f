import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../../../server/root.ts';
import type { Source } from './find.ts';

const version = '153.0.0';
const integrity = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

// Not below node_modules, which `npm ci` empties.
const cache = join(root, '.cache');
const folder = join(cache, `chromium-${version}`);

/** What starts the package's Chromium once it is there. */
export const packagedChromium = join(folder, 'start');

// The package's own script would do this on Amazon's machines only, and is for a later Node.
const start = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Chromium's headless shell from an npm package, with its libraries and a typeface: it needs only the C library. */
export const packageSource: Source = {
  what: `@sparticuz/chromium ${version} (66 MB)`,
  where: folder,
  fetch: () => {
    // Put in place whole: another process may be fetching it too, and this one may be ended halfway.
    const aside = `${folder}-${process.pid}`;
    try {
      mkdirSync(aside, { recursive: true });
      removeLeftovers();
      unpack(download(aside), aside);
      if (!existsSync(packagedChromium)) renameSync(aside, folder);
    } catch (error) {
      if (!existsSync(packagedChromium)) throw error;
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  },
};

/** What a process that was ended halfway has left; Linux lists those that run in /proc. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(cache)) {
    const [, owner] = /^chromium-.*-(\d+)$/.exec(name) ?? [];
    if (owner !== undefined && !existsSync(join('/proc', owner)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
};

/** Downloads the package into a folder; its file's path. Throws when it is not the very one that is known here. */
const download = (into: string): string => {
  const options = [
    '--pack-destination',
    into,
    '--ignore-scripts',
    '--prefer-offline',
    '--fetch-retries=1',
    '--loglevel=error',
  ];
  execFileSync('npm', ['pack', `@sparticuz/chromium@${version}`, ...options], {
    stdio: 'pipe',
    encoding: 'utf8',
    timeout: 600_000,
  });
  const file = join(into, `sparticuz-chromium-${version}.tgz`);
  if (createHash('sha512').update(readFileSync(file)).digest('base64') !== integrity)
    throw new Error('its bytes are not those of the package that is known here');
  return file;
};

const unpack = (file: string, into: string): void => {
  const untar = (archive: Buffer, ...options: readonly string[]) =>
    execFileSync('tar', ['-x', '--no-same-owner', '-C', into, ...options], { input: archive, stdio: 'pipe' });
  execFileSync('tar', ['-xzf', file, '-C', into, 'package/bin'], { stdio: 'pipe' });
  const packed = (name: string) => brotliDecompressSync(readFileSync(join(into, 'package/bin', `${name}.br`)));
  for (const archive of ['al2023.tar', 'swiftshader.tar', 'fonts.tar']) untar(packed(archive));
  writeFileSync(join(into, 'chromium'), packed('chromium'), { mode: 0o755 });
  writeFileSync(join(into, 'fonts.conf'), fonts);
  writeFileSync(join(into, 'start'), start, { mode: 0o755 });
  for (const done of [file, join(into, 'package')]) rmSync(done, { recursive: true });
};
