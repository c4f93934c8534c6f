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
  /** Resolves to the content to keep of an email; null if a mail server has it. */
  readonly deliver: (mail: OutgoingMail) => Promise<SentMail | null>;
  /** Takes no more emails and ends each connection after its current one, or at once by force. */
  readonly close: (options?: { readonly force: boolean }) => void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Delivers by SMTP if there is a mail server; otherwise emails stay to be read in the outbox. */
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
        // Otherwise nodemailer would count the letters of each email to choose an encoding.
        encoding: 'quoted-printable',
        textEncoding: 'quoted-printable',
        headers: {
          // The same on every try, so that a mailbox can detect a repeated delivery (SMTP is at-least-once).
          'Message-ID': `<${mail.id}@${new URL(publicUrl).hostname}>`,
          // No reply is expected (RFC 3834, OT-8).
          'Auto-Submitted': 'auto-generated',
          ...(mail.unsubscribePath !== undefined && oneClick(`${publicUrl}${mail.unsubscribePath}`)),
        },
      });
      return null;
    },
    close: (options) => transport.close(options),
  };
};

/** Lets a mailbox unsubscribe by one POST (RFC 8058, SV-12). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const permanentError = v.object({
  code: v.picklist(['EENVELOPE', 'EMESSAGE']),
  // 5xx, except 503, which is about the order of the commands.
  permanent: v.literal(true),
  // A refused sender or password is ours to fix; then the same email may get through.
  command: v.pipe(v.string(), v.notValue('MAIL FROM')),
});

/** A refused email is retried for 25 hours: seven doubling pauses that add up to an hour, then 24 of an hour. */
const triesBeforeDead = 32;

/** The pause after failed tries, in ms: 30 s, doubled up to an hour; undefined if an email is given up (SV-12). */
export const retryDelay = (tries: number, error: unknown): number | undefined =>
  tries >= triesBeforeDead || v.is(permanentError, error) ? undefined : Math.min(15_000 * 2 ** tries, 3_600_000);

/** TLS that could not be set up, as with a wrong certificate; errors of the network have a `syscall`. */
const insecure = v.object({
  code: v.literal('ESOCKET'),
  syscall: v.optional(v.undefined()),
  originalCode: v.string(),
});

const noServer = v.union([
  insecure,
  v.object({ code: v.picklist(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']) }),
  v.object({ syscall: v.literal('connect') }),
  v.object({ timeoutType: v.picklist(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']) }),
  // The pool's own error for connections that end before the greeting.
  v.object({ code: v.literal('ECONNECTION'), command: v.optional(v.undefined()) }),
]);

/** Whether there was no mail server to take an email, so that the failure says nothing about the email. */
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

/** A failure in words and codes, without the server's reply, which names addresses (SX-2). */
export const failureText = (error: unknown): string => {
  const { code, responseCode, command = '' } = v.is(smtpError, error) ? v.parse(smtpError, error) : {};
  if (code === undefined) return 'The email could not be rendered';
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ');
  if (code === 'EAUTH') return `${codes}: the name or password was refused`;
  if (v.is(insecure, error)) return `${codes}: no secure connection could be made (${error.originalCode})`;
  if (isUnreachable(error)) return `${codes}: no mail server could be reached`;
  return `${codes}: ${(responseCode === undefined ? undefined : refused[command]) ?? 'the connection ended too early'}`;
};
