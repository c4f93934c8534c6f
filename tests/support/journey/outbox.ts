import { linkIn } from '../server/accounts.ts';
import { until } from '../until.ts';
import type { Site } from './product.ts';

/** The link for a purpose in the newest email to an address that has one, once that is written. */
export const mailedLink = ({ url }: Site, email: string, purpose: 'activate' | 'email-change') =>
  until(`a link to ${purpose} is mailed to ${email}`, async () => {
    const outbox = await (await fetch(`${url}/outbox`)).text();
    const mails = outbox.split('<article').filter((mail) => mail.includes(`<dd>${email}</dd>`));
    return mails.map(linkIn).find((link) => link.purpose === purpose);
  });
