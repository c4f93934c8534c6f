import { until } from '../until.ts';
import type { Site } from './product.ts';

/** The outbox's page. */
const outboxOf = async ({ url }: Pick<Site, 'url'>): Promise<string> => (await fetch(`${url}/outbox`)).text();

/** The path and parts of the link in the newest activation email to an address, once it is written. */
export const activationLink = (site: Pick<Site, 'url'>, email: string) =>
  until(`an activation mail to ${email}`, async () => {
    const mails = (await outboxOf(site)).split('<article').filter((mail) => mail.includes(`<dd>${email}</dd>`));
    return mails.map(activationIn).find((link) => link !== undefined);
  });

/** The path and parts of the link in the newest email that asks to confirm its address, once it is written. */
export const confirmationLink = (site: Pick<Site, 'url'>, email: string) =>
  until(`a mail to ${email}`, async () => {
    const mails = (await outboxOf(site)).split('<article').filter((mail) => mail.includes(`<dd>${email}</dd>`));
    return mails.map((mail) => /\/user\/email-change\/[\w-]+\/[\w-]+/.exec(mail)?.[0]).find(Boolean);
  });

/** The path and parts of the activation link in a text. */
export const activationIn = (text: string) => {
  const [path, uid64, token] = /\/user\/activate\/([^/\s"]+)\/([^/\s"<]+)/.exec(text) ?? [];
  return path === undefined ? undefined : { path, uid64, token: token ?? '' };
};
