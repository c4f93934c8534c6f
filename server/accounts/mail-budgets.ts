import type { RateLimiter } from '../http/rate-limits.ts';

const mails = ['activation', 'resend', 'reset', 'email-change'] as const;
type Mail = (typeof mails)[number];

/**
 * The mailbox of an address, for counting only: drops what follows a plus and, at Gmail, dots. Accounts are identified
 * by their full addresses, which other mail providers may give to different people (SA-4).
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
};

/** Who asked for an email: a sender, or a device known to the account. */
type Asking = { readonly sender: string; readonly device?: string | undefined };

/**
 * Counts an email to an address. Each kind has a budget, of which one sender can use half; a known device has its own,
 * so that strangers cannot keep emails from their owner (SA-4). Throws HttpError: 429.
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

/** Forgets the emails counted for an address. */
export const forgetMails = ({ forget }: RateLimiter, email: string): Promise<unknown> =>
  Promise.all(mails.map((mail) => forget('mailByMailbox', mail, mailboxOf(email))));
