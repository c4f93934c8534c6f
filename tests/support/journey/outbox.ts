import { until } from '../until.ts';
import type { Site } from './product.ts';

/** The outbox as a page. */
const outboxOf = async ({ url }: Pick<Site, 'url'>): Promise<string> => (await fetch(`${url}/outbox`)).text();

/** The path of the link in the newest activation mail to an address, with its two parts, once that mail was written. */
export const activationLink = (site: Pick<Site, 'url'>, email: string) =>
  until(`an activation mail to ${email}`, async () => {
    const mails = (await outboxOf(site)).split('<article').filter((mail) => mail.includes(`<dd>${email}</dd>`));
    return mails.map(activationIn).find((link) => link !== undefined);
  });

/** The path of the link in the newest mail to an address that asks to confirm it, once that mail was written. */
export const confirmationLink = (site: Pick<Site, 'url'>, email: string) =>
  until(`a mail to ${email}`, async () => {
    const mails = (await outboxOf(site)).split('<article').filter((mail) => mail.includes(`<dd>${email}</dd>`));
    return mails.map((mail) => /\/user\/email-change\/[\w-]+\/[\w-]+/.exec(mail)?.[0]).find(Boolean);
  });

/** The path of the activation link in a text, and its two parts. */
export const activationIn = (text: string) => {
  const [path, uid64, token] = /\/user\/activate\/([^/\s"]+)\/([^/\s"<]+)/.exec(text) ?? [];
  return path === undefined ? undefined : { path, uid64, token: token ?? '' };
};
