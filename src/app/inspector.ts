import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';

/** The window's name as the inspector gives it, so that a reload takes over the one that is open. */
const windowName = 'xstateinspector';

const secretName = /password|confirmation|token|access|refresh|secret|^link$/i;
const linkOfMail = /(\/user\/(?:activate|password-reset|email-change)\/[^/]+\/)[^/?#\s]+/g;
const mask = '•••';

const withoutSecret = (name: string, value: unknown) => {
  if (typeof value !== 'string' || value === '') return value;
  return secretName.test(name) ? mask : value.replace(linkOfMail, `$1${mask}`);
};

/**
 * A copy as JSON has it, with passwords, tokens and the keys of mailed links masked at any depth; a blank field stays
 * blank.
 */
export const masked = <T>(message: T): T => JSON.parse(JSON.stringify(message, withoutSecret)) as T;

/**
 * Opens Stately's inspector and returns what streams an actor system to it, secrets masked; where pop-ups are blocked
 * it opens at the first click.
 */
export const startInspector = (): ((event: InspectionEvent) => void) => {
  const inspector = createBrowserInspector({
    autoStart: false,
    serialize: masked,
    // The inspector may connect long after the start: by default it would then have forgotten which actors there are.
    maxDeferredEvents: 20_000,
  });
  const start = () => inspector.start();
  if (open('', windowName)) start();
  else addEventListener('click', start, { once: true });
  return (event) => inspector.inspect.next?.(event);
};
