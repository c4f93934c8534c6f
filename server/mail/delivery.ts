import nodemailer from 'nodemailer';
import type { SentMail } from '../db/schema.ts';
import type { Settings } from '../settings.ts';

export type OutgoingMail = SentMail & {
  readonly id: string;
  readonly recipient: string;
  readonly unsubscribePath?: string;
};
export type Delivery = {
  /** Answers what is kept of a mail that it took; null where a mail server has it. */
  readonly deliver: (mail: OutgoingMail) => Promise<SentMail | null>;
  /** Takes no more mail and ends each connection after the mail that is on it, or at once by force. */
  readonly close: (options?: { readonly force: boolean }) => void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** How mail leaves: by SMTP when there is a server for it, else it stays to be read in the outbox. */
export const deliveryOf = ({
  smtpUrl,
  mailFrom,
  publicUrl,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Delivery => {
  if (smtpUrl === undefined)
    return { deliver: ({ subject, text, html }) => Promise.resolve({ subject, text, html }), close: () => undefined };
  const transport = nodemailer.createTransport({ url: smtpUrl, pool: true, ...timeouts });
  return {
    deliver: async (mail) => {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Left to itself it would count the letters of each mail to choose one.
        ...{ encoding: 'quoted-printable', textEncoding: 'quoted-printable' },
        headers: {
          ...headersOf(mail.id, publicUrl),
          ...(mail.unsubscribePath !== undefined && oneClick(`${publicUrl}${mail.unsubscribePath}`)),
        },
      });
      return null;
    },
    close: (options) => transport.close(options),
  };
};

/** What every mail carries beside its Date: which it is, and that nobody need answer it (RFC 3834, OT-8). */
export const headersOf = (id: string, publicUrl: string) => ({
  // The same on every try, so that a mailbox can tell a repeated delivery (SMTP is at-least-once).
  'Message-ID': `<${id}@${new URL(publicUrl).hostname}>`,
  'Auto-Submitted': 'auto-generated',
});

/** What lets a mailbox unsubscribe by one POST (RFC 8058, SV-12). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
