import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../server/root.ts';

/** Teaches this process and its children localhost if the system does not know it: a bare root has no /etc/hosts. */
export const resolveLocalhost = async (): Promise<void> => {
  const isKnown = await lookup('localhost').then(
    () => true,
    () => false,
  );
  if (isKnown) return;
  const { href } = pathToFileURL(join(root, 'tests/support/resolve-localhost.js'));
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${href}`;
  await import(href);
};
