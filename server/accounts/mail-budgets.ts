import type { RateLimiter } from '../http/rate-limits.ts';

const mails = ['activation', 'resend', 'reset', 'email-change'] as const;
type Mail = (typeof mails)[number];

/**
 * The mailbox of an address, for counting: another ending after a plus, and at Gmail other dots, lead to the same one.
 * Accounts are told apart by their addresses (SA-4).
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
};

/** Who asked for a mail: a sender, or a device that its account knows. */
type Asking = { readonly sender: string; readonly device?: string | undefined };

/**
 * Counts a mail to an address. Each kind has a budget, of which one sender uses up a half, and a known device has its
 * own, so that strangers keep no mail from its owner (SA-4). Throws HttpError: 429.
 */
export const countMail = async (
  { consume }: RateLimiter,
  mail: Mail,
  email: string,
  { sender, device }: Asking,
): Promise<void> => {
  const mailbox = mailboxOf(email);
  if (device !== undefined) return consume('mailByDevice', mail, mailbox, device);
  await consume('mailBySender', mail, mailbox, sender);
  await consume('mailByMailbox', mail, mailbox);
};

/** Forgets what was counted of mails to an address. */
export const forgetMails = ({ forget }: RateLimiter, email: string): Promise<unknown> =>
  Promise.all(mails.map((mail) => forget('mailByMailbox', mail, mailboxOf(email))));
