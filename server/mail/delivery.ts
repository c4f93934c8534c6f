import nodemailer from 'nodemailer';
import * as v from 'valibot';
import type { SentMail } from '../db/schema.ts';
import type { Settings } from '../settings.ts';

export type OutgoingMail = SentMail & {
  readonly id: string;
  readonly recipient: string;
  readonly unsubscribePath: string | undefined;
};
/** `deliver` answers what is kept of a mail that it took; null where a mail server has it. */
export type Delivery = {
  readonly deliver: (mail: OutgoingMail) => Promise<SentMail | null>;
  readonly close: () => void;
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
  const host = new URL(publicUrl).hostname;
  return {
    deliver: async (mail) => {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.unsubscribePath === undefined ? {} : oneClick(`${publicUrl}${mail.unsubscribePath}`),
        // The same on every try, so that a mailbox can tell a repeated delivery (SMTP is at-least-once).
        messageId: `<${mail.id}@${host}>`,
      });
      return null;
    },
    close: () => transport.close(),
  };
};

const refusal = v.object({
  code: v.picklist(['EENVELOPE', 'EMESSAGE']),
  responseCode: v.pipe(v.number(), v.minValue(500)),
  // A refused sender or password is ours to mend, and the same mail may go then.
  command: v.pipe(v.string(), v.notValue('MAIL FROM')),
});

/** Whether a mail server refused a recipient or a message for good (5xx), so that no other try can help (SV-12). */
export const isForGood = (error: unknown): boolean => v.is(refusal, error);

/** What lets a mailbox unsubscribe by one POST (RFC 8058, SV-12). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
