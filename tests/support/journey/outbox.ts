import { expect, vi } from 'vitest';
import { waitTimeout } from '../limits.ts';
import { linkIn } from '../server/accounts.ts';
import type { Site } from './product.ts';

/** The link for a purpose in the newest email to an address that has one, once that is written. */
export const mailedLink = ({ url }: Site, email: string, purpose: 'activate' | 'email-change') =>
  vi.waitFor(async () => {
    const outbox = await (await fetch(`${url}/outbox`)).text();
    const mails = outbox.split('<article').filter((mail) => mail.includes(`<dd>${email}</dd>`));
    return mails.map(linkIn).find((link) => link.purpose === purpose) ?? expect.fail(`No link to ${purpose}`);
  }, waitTimeout);
