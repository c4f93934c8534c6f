import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';

/** The name of the inspector's window, so that a reload reuses the open one. */
const windowName = 'xstateinspector';

const secretName = /password|confirmation|token|access|refresh|secret|^link$/i;
const linkOfMail = /(\/user\/(?:activate|password-reset|email-change)\/[^/]+\/)[^/?#\s]+/g;
const mask = '•••';

const withoutSecret = (name: string, value: unknown) => {
  if (typeof value !== 'string' || value === '') return value;
  return secretName.test(name) ? mask : value.replace(linkOfMail, `$1${mask}`);
};

/** A JSON copy with passwords, tokens and the keys of mailed links masked at any depth; blank fields stay blank. */
export const masked = <T>(message: T): T => JSON.parse(JSON.stringify(message, withoutSecret)) as T;

/**
 * Opens Stately's inspector and returns a function that streams an actor system to it, secrets masked. Where pop-ups
 * are blocked, it opens at the first click.
 */
export const startInspector = (): ((event: InspectionEvent) => void) => {
  const inspector = createBrowserInspector({
    autoStart: false,
    serialize: masked,
    // The inspector may connect long after the start: by default it would have dropped the first actors by then.
    maxDeferredEvents: 20_000,
  });
  const start = () => inspector.start();
  if (open('', windowName)) start();
  else addEventListener('click', start, { once: true });
  return (event) => inspector.inspect.next?.(event);
};
