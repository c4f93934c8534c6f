import nodemailer from 'nodemailer';
import type { SentMail } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import * as v from 'valibot';

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

const permanentError = v.object({
  code: v.picklist(['EENVELOPE', 'EMESSAGE']),
  // 5xx, but for 503, which is about the order of the commands.
  permanent: v.literal(true),
  // A refused sender or password is ours to mend, and the same mail may go then.
  command: v.pipe(v.string(), v.notValue('MAIL FROM')),
});

/** A refused mail is asked for again for 25 hours: seven doubled pauses of an hour together, and 24 of an hour. */
const triesBeforeDead = 32;

/** The pause after so many failed tries: 30 s, doubled up to an hour; undefined when a mail is given up (SV-12). */
export const retryDelay = (tries: number, error: unknown): number | undefined =>
  tries >= triesBeforeDead || v.is(permanentError, error) ? undefined : Math.min(15_000 * 2 ** tries, 3_600_000);

const noServer = v.union([
  v.object({ code: v.picklist(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']) }),
  v.object({ syscall: v.literal('connect') }),
  v.object({ timeoutType: v.picklist(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']) }),
  // The pool's own word for connections that end before the greeting.
  v.object({ code: v.literal('ECONNECTION'), command: v.optional(v.undefined()) }),
]);

/** Whether there was no mail server to hand a mail to, so that the failure says nothing about the mail. */
export const isUnreachable = (error: unknown): boolean => v.is(noServer, error);

const answered = v.object({ responseCode: v.number() });

/** Whether a mail server answered at all, even with an error. */
export const isAnswer = (error: unknown): boolean => v.is(answered, error);

const smtpError = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  responseCode: v.fallback(v.optional(v.number()), undefined),
  command: v.fallback(v.optional(v.string()), undefined),
});

const refused: Readonly<Record<string, string>> = {
  'MAIL FROM': 'the sender was refused',
  'RCPT TO': 'the recipient was refused',
  DATA: 'the message was refused',
};

/** A failure in words and codes; what the server answered is left out, as it names addresses (SX-2). */
export const failureText = (error: unknown): string => {
  const { code, responseCode, command = '' } = v.is(smtpError, error) ? v.parse(smtpError, error) : {};
  if (code === undefined) return 'The mail could not be written';
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ');
  if (code === 'EAUTH') return `${codes}: the name or password was refused`;
  if (isUnreachable(error)) return `${codes}: no mail server could be reached`;
  return `${codes}: ${(responseCode === undefined ? undefined : refused[command]) ?? 'the connection ended too early'}`;
};
