import { until } from '../until.ts';
import type { Site } from './product.ts';

/** What is found in the newest email to an address that has it, once that is written. */
const inMail = <Found>({ url }: Pick<Site, 'url'>, email: string, find: (mail: string) => Found | undefined) =>
  until(`a mail to ${email}`, async () => {
    const outbox = await (await fetch(`${url}/outbox`)).text();
    const mails = outbox.split('<article').filter((mail) => mail.includes(`<dd>${email}</dd>`));
    return mails.map(find).find((found) => found !== undefined);
  });

/** The path and parts of the link in the newest activation email to an address, once it is written. */
export const activationLink = (site: Pick<Site, 'url'>, email: string) => inMail(site, email, activationIn);

/** The path of the link in the newest email that asks to confirm its address, once it is written. */
export const confirmationLink = (site: Pick<Site, 'url'>, email: string) =>
  inMail(site, email, (mail) => /\/user\/email-change\/[\w-]+\/[\w-]+/.exec(mail)?.[0]);

/** The path and parts of the activation link in a text. */
export const activationIn = (text: string) => {
  const [path, uid64, token] = /\/user\/activate\/([^/\s"]+)\/([^/\s"<]+)/.exec(text) ?? [];
  return path === undefined ? undefined : { path, uid64, token: token ?? '' };
};
