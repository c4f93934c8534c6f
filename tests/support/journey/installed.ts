import { existsSync } from 'node:fs';
import { onPath } from '../chromium/chromium.ts';

/** The path of the first of these programs on PATH. Throws a readable error if there is none. */
export const installed = (...names: readonly string[]): string => {
  const found = onPath(names).find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(
      `No ${names.join(' or ')} is here: apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb`,
    );
  return found;
};
