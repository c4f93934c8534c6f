import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../server/root.ts';

/** Lets this process and all that it starts know localhost where the system does not: a bare root has no /etc/hosts. */
export const knowLocalhost = async (): Promise<void> => {
  const isKnown = await lookup('localhost').then(
    () => true,
    () => false,
  );
  if (isKnown) return;
  const { href } = pathToFileURL(join(root, 'tests/support/resolve-localhost.js'));
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${href}`;
  await import(href);
};
